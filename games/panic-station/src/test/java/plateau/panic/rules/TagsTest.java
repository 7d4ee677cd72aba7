package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import plateau.kit.RulesPage;
import plateau.kit.Tags;

/** Nothing on the rules page is without a test: every example, invariant and ruling is a tag. */
class TagsTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/panic-station.md"));

  // R63 is the range of seats, which the conformance kit plays; R64 keeps a row of the card table,
  // R84 names options: the tests of those data compare them with the page.
  private static final Set<String> STATE_NO_BEHAVIOUR = Set.of("R63", "R64", "R84");

  private final Set<String> tags = Tags.inPackageOf(TagsTest.class);

  @Test
  void everyWorkedExampleHasATest() {
    Set<String> examples = PAGE.numbers("^\\*\\*(X\\d+) ");
    assertThat(examples).hasSize(34);
    examples.removeAll(tags);
    assertThat(examples).as("examples without a test").isEmpty();
  }

  @Test
  void everyInvariantHasATest() {
    Set<String> invariants = PAGE.numbers("^- (I\\d+)\\. ");
    assertThat(invariants).hasSize(30);
    invariants.removeAll(tags);
    assertThat(invariants).as("invariants without a test").isEmpty();
  }

  @Test
  void everyRulingHasATest() {
    Set<String> rulings = PAGE.numbers("^\\d+\\. \\*\\*(R\\d+) ");
    assertThat(rulings).hasSizeGreaterThanOrEqualTo(79);
    rulings.removeAll(STATE_NO_BEHAVIOUR);
    rulings.removeAll(tags);
    assertThat(rulings).as("rulings without a test").isEmpty();
  }

  @Test
  void noTagNamesSomethingThatIsNotOnThePage() {
    Set<String> known = PAGE.numbers("\\b([RXI]\\d+)\\b");
    assertThat(tags).isSubsetOf(known);
  }
}
