package plateau.deadzone.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.jade.procedure.Step;
import plateau.kernel.companion.Choice;

/**
 * JADE on a board and the companion, on the same made-up positions: asked and answered from the
 * board, the companion tells what JADE does there, from the first thing to the last. For a longer
 * hunt give {@code -Dplateau.deadzone.activations=100000}.
 */
class DifferentialTest {

  private static final int ACTIVATIONS = Integer.getInteger("plateau.deadzone.activations", 5_000);
  private static final int SHOWN = 3;

  private static final List<String> FAILURES = new ArrayList<>();
  private static final Set<String> PASSED = new TreeSet<>();
  private static final Set<String> DONE = new TreeSet<>();

  @BeforeAll
  static void compare() {
    for (long seed = 0; seed < ACTIVATIONS && FAILURES.size() < SHOWN; seed++) {
      OneDifference activation = new OneDifference(seed);
      try {
        activation.run();
      } catch (AssertionError | RuntimeException e) {
        FAILURES.add(e + "\n" + activation);
      }
      activation.passages().forEach(way -> PASSED.add(way.at() + " " + outcome(way.answer())));
      DONE.addAll(activation.done());
    }
  }

  private static String outcome(String answer) {
    return switch (answer) {
      case Prompt.YES, Prompt.NO, Choice.NONE -> answer;
      default -> "one";
    };
  }

  @Test
  @Tag("R80")
  void theCompanionTellsWhatJadeDoes() {
    assertThat(FAILURES).isEmpty();
  }

  @Test
  void everyForkIsTakenBothWays() {
    assertThat(Arrays.stream(Fork.values()).flatMap(fork -> Stream.of(fork + " yes", fork + " no")))
        .as("ways that nobody took")
        .filteredOn(way -> !PASSED.contains(way))
        .isEmpty();
  }

  @Test
  void everyWhichQuestionIsAnswered() {
    List<String> ways = new ArrayList<>(List.of("WHICH one", "WHICH_ITEM one"));
    EnumSet.range(Question.NEAREST, Question.NEAREST_OBJECTIVE).stream()
        .filter(question -> question != Question.ENEMY_LEADER)
        .forEach(question -> ways.add(question + " one"));
    List.of(
            Question.NEAREST,
            Question.INJURED_ENEMY,
            Question.SPECIALIST,
            Question.MOST_SEEN,
            Question.NEAREST_ITEM)
        .forEach(question -> ways.add(question + " none"));
    ways.removeAll(PASSED);
    assertThat(ways).as("answers that nobody gave").isEmpty();
  }

  // But that a card's Fight is done: a fighter's budget is whole only in a melee that it was in
  // from the beginning, and there it has fought before (B5.1, B7.1). A shooter's is one in a
  // thousand melees, when it finds no way out.
  @Test
  void everyStepIsDoneAndLeftOnTheBoard() {
    assertThat(
            Arrays.stream(Step.values()).flatMap(step -> Stream.of(step + " done", step + " left")))
        .as("what JADE never did, or never left")
        .filteredOn(way -> !DONE.contains(way))
        .isSubsetOf("FIGHT done", "FIGHT_ANY done");
  }
}
