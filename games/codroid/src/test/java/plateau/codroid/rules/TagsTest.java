package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import plateau.kit.RulesPage;
import plateau.kit.Tags;

/** Nothing on the rules page is without a test: every ruling, example and invariant is a tag. */
class TagsTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/codroid.md"));

  // R-01 is the order of authority among sources; R-27 is an absence: no count ever limits pawns.
  private static final Set<String> STATE_NO_BEHAVIOUR = Set.of("R-01", "R-27");

  private final Set<String> tags = Tags.inPackageOf(TagsTest.class);

  @Test
  void everyRulingHasATest() {
    Set<String> rulings = PAGE.numbers("^- \\*\\*(R-\\d\\d)\\*\\*");
    assertThat(rulings).hasSizeGreaterThanOrEqualTo(84);
    rulings.removeAll(STATE_NO_BEHAVIOUR);
    rulings.removeAll(tags);
    assertThat(rulings).as("rulings without a test").isEmpty();
  }

  @Test
  void everyWorkedExampleHasATest() {
    Set<String> examples = PAGE.numbers("^\\*\\*(W-\\d\\d) ");
    assertThat(examples).hasSize(26);
    examples.removeAll(tags);
    assertThat(examples).as("examples without a test").isEmpty();
  }

  @Test
  void everyInvariantHasATest() {
    Set<String> invariants = new TreeSet<>();
    PAGE.section("## 12.").stream()
        .filter(line -> line.matches("\\d+\\. .*"))
        .map(line -> "I-%02d".formatted(Integer.parseInt(line.substring(0, line.indexOf('.')))))
        .forEach(invariants::add);
    assertThat(invariants).hasSize(27);
    invariants.removeAll(tags);
    assertThat(invariants).as("invariants without a test").isEmpty();
  }

  @Test
  void noTagNamesSomethingThatIsNotOnThePage() {
    Set<String> known = PAGE.numbers("(R-\\d\\d|W-\\d\\d)");
    assertThat(tags).filteredOn(tag -> tag.matches("[RW]-.*")).isSubsetOf(known);
  }
}
