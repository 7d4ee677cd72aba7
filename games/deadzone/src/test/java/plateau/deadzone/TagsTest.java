package plateau.deadzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import plateau.kit.RulesPage;
import plateau.kit.Tags;

/** No worked example and no invariant of the rules page is without a test: each is a tag. */
class TagsTest {

  /** A test of each package that has tags. */
  private static final List<String> PACKAGES =
      List.of(
          "JadePageTest",
          "companion.TranscriptsTest",
          "dice.SuccessesTest",
          "jade.CardTableTest",
          "mission.MissionTest",
          "movement.MovementExamplesTest",
          "roster.RosterPageTest",
          "sight.SightExamplesTest",
          "skirmish.InvariantsTest");

  // The conformance kit replays (I29); words are compared with the page in both languages (I30).
  private static final Set<String> HELD_ELSEWHERE = Set.of("I29", "I30");

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/deadzone-jade.md"));

  private static Set<String> tags() {
    Set<String> tags = new TreeSet<>(HELD_ELSEWHERE);
    for (String test : PACKAGES) {
      tags.addAll(Tags.inPackageOf(named("plateau.deadzone." + test)));
    }
    return tags;
  }

  private static Class<?> named(String test) {
    try {
      return Class.forName(test);
    } catch (ClassNotFoundException e) {
      throw new AssertionError("name another test of the package of " + test, e);
    }
  }

  private static Set<String> numbered(String heading, String letter) {
    Set<String> numbers = new TreeSet<>();
    for (String line : PAGE.section(heading)) {
      if (line.matches("\\d+\\. .*")) {
        numbers.add(letter + line.substring(0, line.indexOf('.')));
      }
    }
    return numbers;
  }

  @Test
  void everyWorkedExampleHasATest() {
    Set<String> examples = numbered("# WORKED EXAMPLES", "X");
    assertThat(examples).hasSize(46);
    examples.removeAll(tags());
    assertThat(examples).as("examples without a test").isEmpty();
  }

  @Test
  void everyInvariantHasATest() {
    Set<String> invariants = numbered("# INVARIANTS", "I");
    assertThat(invariants).hasSize(30);
    invariants.removeAll(tags());
    assertThat(invariants).as("invariants without a test").isEmpty();
  }

  @Test
  void noTagNamesARulingThatIsNotOnThePage() {
    Set<String> rulings = PAGE.numbers("^\\d+\\. \\*\\*(R\\d+) ");
    assertThat(tags().stream().filter(tag -> tag.startsWith("R"))).isSubsetOf(rulings);
  }
}
