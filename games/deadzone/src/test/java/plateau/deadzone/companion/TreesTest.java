package plateau.deadzone.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.OneActivation.World;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;

/**
 * All trees of C2.5 to C2.7, explored: every card with both profiles and every kind of figure, on
 * thousands of tables where every question has some answer.
 */
class TreesTest {

  private static final int WORLDS = 6;

  private static final Set<String> PASSED = new TreeSet<>();
  private static final Set<Instruction> TOLD = EnumSet.noneOf(Instruction.class);
  private static final Set<String> CARDS_PLAYED = new TreeSet<>();

  @BeforeAll
  static void explore() {
    for (OneActivation activation : Casts.everybodyOnEveryCard()) {
      for (long seed = 0; seed < WORLDS; seed++) {
        note(activation, activation.in(new World(seed), List.of()));
      }
    }
  }

  private static void note(OneActivation activation, OneActivation.Course course) {
    for (Telling.Passage passage : course.passages()) {
      PASSED.add(passage.at() + " " + outcome(passage.answer()));
    }
    for (SpokenLine line : course.lines()) {
      if (line instanceof SpokenLine.Told told) {
        TOLD.add(told.what());
      }
    }
    CARDS_PLAYED.add(activation.card() + " " + activation.setup().profileOf(activation.type()));
  }

  private static String outcome(String answer) {
    return switch (answer) {
      case Prompt.YES, Prompt.NO, Choice.NONE -> answer;
      default -> "one";
    };
  }

  @Test
  void everyForkIsPassedBothWays() {
    List<String> ways = new ArrayList<>();
    for (Fork fork : Fork.values()) {
      ways.add(fork + " yes");
      ways.add(fork + " no");
    }
    ways.removeAll(PASSED);
    assertThat(ways).as("ways that nobody took").isEmpty();
  }

  @Test
  void everyWhichQuestionFindsSomebodyAndWhereThatCanBeNobody() {
    Set<String> ways = new TreeSet<>();
    for (Question question :
        List.of(
            Question.WHICH,
            Question.WHICH_ITEM,
            Question.NEAREST,
            Question.NEAREST_TO_LEADER,
            Question.INJURED_ENEMY,
            Question.INJURED_FRIEND,
            Question.NEAREST_TO_INJURED,
            Question.SPECIALIST,
            Question.WEAKEST,
            Question.NEAREST_TO_OBJECTIVE,
            Question.FRIEND_NEAR_OBJECTIVE,
            Question.FASTEST,
            Question.MOST_SEEN,
            Question.NEAREST_ITEM,
            Question.NEAREST_OBJECTIVE)) {
      ways.add(question + " one");
    }
    for (Question question :
        List.of(Question.INJURED_ENEMY, Question.SPECIALIST, Question.NEAREST_ITEM)) {
      ways.add(question + " none");
    }
    ways.removeAll(PASSED);
    assertThat(ways).as("ways that nobody took").isEmpty();
  }

  @Test
  void everyInstructionOfAnActivationIsTold() {
    Set<Instruction> untold = EnumSet.allOf(Instruction.class);
    untold.removeAll(TOLD);
    assertThat(untold)
        .as("RoundsTest has these")
        .containsExactlyInAnyOrder(
            Instruction.DEPLOY,
            Instruction.DEPLOY_REMOTE,
            Instruction.NEXT_CUBE,
            Instruction.AGAIN);
  }

  @Test
  void everyCardIsPlayedWithBothProfiles() {
    long played = Arrays.stream(ActionCard.values()).filter(ActionCard::isPlayed).count();
    assertThat(CARDS_PLAYED).hasSize((int) (2 * played));
  }

  /**
   * Both answers, then the same table: some table must lead to other instructions. For "which one"
   * the first and the last choice, or a name.
   */
  @Test
  @Tag("I25")
  void noQuestionIsAskedWhoseAnswerCannotChangeAnInstruction() {
    List<OneActivation> casts = Casts.everybodyOnEveryCard();
    for (int i = 0; i < casts.size(); i += 11) {
      OneActivation activation = casts.get(i);
      List<Entry> said = activation.said(new World(i), List.of());
      for (int asked = 0; asked < said.size(); asked++) {
        assertMatters(activation, said.subList(0, asked));
      }
    }
  }

  private static void assertMatters(OneActivation activation, List<Entry> before) {
    Prompt prompt = activation.after(before).prompt().orElseThrow();
    assertThat(prompt.kind()).as(prompt.toString()).isNotEqualTo(Ask.Kind.GO_ON);
    boolean named = prompt.kind() == Ask.Kind.NAME;
    String one = named ? Choice.named("Bob") : prompt.choices().getFirst().value();
    String other = prompt.choices().getLast().value();
    assertThat(
            LongStream.range(0, 3_000)
                .mapToObj(World::new)
                .anyMatch(
                    world ->
                        !instructions(activation, before, prompt, one, world)
                            .equals(instructions(activation, before, prompt, other, world))))
        .as("%s: %s after %s", activation, prompt.question(), before)
        .isTrue();
  }

  private static List<String> instructions(
      OneActivation activation, List<Entry> before, Prompt prompt, String value, World world) {
    List<Entry> entries = new ArrayList<>(before);
    entries.add(new Entry.Answer(prompt.question(), value));
    return activation.in(world, entries).instructions();
  }

  @Test
  void commandDiceAreAmongWhatIsExplored() {
    assertThat(Casts.everybodyOnEveryCard())
        .flatExtracting(OneActivation::dice)
        .contains(CommandDie.values());
  }
}
