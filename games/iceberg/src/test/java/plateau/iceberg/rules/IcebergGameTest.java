package plateau.iceberg.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.engine.IceScript;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** Iceberg at the kernel's door. */
class IcebergGameTest {

  private static final Words ENGLISH = Words.in(Language.ENGLISH, IcebergGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, IcebergGame.class);

  private final IcebergGame game = new IcebergGame();
  private final Match<IcebergState, IcebergMove> match = start(IceScript.EXAMPLES_MAP);

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "M0N | Agent 0 cannot move north: the ice ends there. Choose another direction.",
        "M0E | Agent 0 cannot move east: another agent stands there. Push it, or choose another"
            + " direction.",
        "M2S | Agent 2 cannot move south: there is a wall. Slide, or choose another direction.",
        "P0S | Agent 0 has nobody to push: no agent stands next to it in the south."
      })
  void aRefusalSaysWhyAndWhatToDo(String move, String sentence) {
    assertThat(refusal(move)).isEqualTo(sentence);
  }

  @Test
  void missingPointsAreToldWithWhatIsThere() {
    match.play(0, "P2E");
    assertThat(refusal("P2E"))
        .isEqualTo(
            "Agent 2 has 3 points left and needs 5 for that. Let another agent act, or end the"
                + " turn.");
  }

  @Test
  void theListedMovesAreThoseThatTheEngineAccepts() {
    List<String> legal = match.legalMoves();
    for (ActionType type : ActionType.ALL) {
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        for (Direction direction : Direction.ALL) {
          IcebergMove move = IcebergMove.of(type, agent, direction);
          int code = match.state().ice().copy().act(type.ordinal(), agent, direction.ordinal());
          assertThat(legal.contains(game.notation().write(move)))
              .as("%s", move)
              .isEqualTo(code == Code.OK);
        }
      }
    }
    assertThat(legal).endsWith("end").contains("P2E", "S0N").doesNotContain("M0N", "P0S");
  }

  @Test
  void movesAreDescribedInBothLanguages() {
    IcebergMove slide = game.notation().read("S1E").orElseThrow();
    assertThat(ENGLISH.say(game.describe(slide))).isEqualTo("agent 1 slides east (3 points)");
    assertThat(FRENCH.say(game.describe(slide)))
        .isEqualTo("agent 1 : glisser, direction est (3 points)");
  }

  @Test
  void theJournalTellsAPushAndALostCapture() {
    play("end", "end");
    play("end");
    assertThat(told("P1W"))
        .containsExactly(
            "Red: agent 1 pushes west; Blue's agent 2 slides from (10, 10) to (10, 0).",
            "The capture of alien 3 on (10, 10) is interrupted after 1 round.");
    assertThat(told("M1W")).containsExactly("Red: agent 1 moves west to (10, 10).");
    assertThat(told("end"))
        .containsExactly(
            "Red ends the turn.",
            "Red's agent 1 holds alien 3 on (10, 10): 1 of 3.",
            "Red's agent 2 holds alien 6 on (10, 15): 2 of 3.",
            "Round 1 is over. Blue 0, Red 0.",
            "Round 2",
            "Alien 0 lands on (10, 12): worth 7 points, it stays 10 rounds.");
  }

  @Test
  void theJournalTellsCapturesAndDepartures() {
    play("end", "end", "end", "end", "end");
    assertThat(told("end"))
        .containsExactly(
            "Red ends the turn.",
            "Blue's agent 2 captures alien 3 on (10, 10): 9 points.",
            "Red's agent 2 captures alien 6 on (10, 15): 3 points.",
            "Round 2 is over. Blue 9, Red 3.",
            "Round 3",
            "Alien 1 leaves (3, 3).");
    assertThat(told("S0S")).containsExactly("Blue: agent 0 slides south from (0, 0) to (23, 0).");
  }

  @Test
  void theListOfAliensIsTheSameUntilOneOfThemChanges() {
    List<IcebergView.AlienView> before = aliens(match);
    play("S0N");
    assertThat(aliens(match)).isSameAs(before);
    play("end", "end");
    assertThat(aliens(match)).isNotEqualTo(before);
    Match<IcebergState, IcebergMove> again = start(IceScript.EXAMPLES_MAP);
    List.of("S0N", "end", "end").forEach(move -> again.play(again.toMove(), move));
    assertThat(aliens(match)).as("asked on the way, and not").isEqualTo(aliens(again));
  }

  private List<IcebergView.AlienView> aliens(Match<IcebergState, IcebergMove> of) {
    return game.view(of.state(), Seat.SPECTATOR).aliens();
  }

  @Test
  void theHigherScoreWins() {
    playQuietly();
    assertThat(match.toMove()).isEqualTo(Seat.OVER);
    assertThat(match.state().result())
        .isEqualTo(new Result("blue-wins", List.of(0), List.of(9, 3)));
    assertThat(match.state().moves()).isEmpty();
  }

  @Test
  void equalScoresAreADraw() {
    Match<IcebergState, IcebergMove> draw =
        start(IceScript.EXAMPLES_MAP.replace("10 10 9 0", "10 10 3 0"));
    while (!draw.isOver()) {
      draw.play(draw.toMove(), "end");
    }
    assertThat(draw.state().result()).isEqualTo(new Result("draw", List.of(), List.of(3, 3)));
  }

  @Test
  void redWinsWithMore() {
    Match<IcebergState, IcebergMove> red =
        start(IceScript.EXAMPLES_MAP.replace("10 10 9 0", "10 10 -9 0"));
    while (!red.isOver()) {
      red.play(red.toMove(), "end");
    }
    assertThat(red.state().result()).isEqualTo(new Result("red-wins", List.of(1), List.of(-9, 3)));
    int[] read = new int[2];
    game.gauges().orElseThrow().read(red.state(), read);
    assertThat(read).as("a score below 0 is drawn as 0").containsExactly(0, 3);
  }

  @Test
  void aFaultyMapIsRefusedWithItsLine() {
    assertThatThrownBy(() -> start(IceScript.EXAMPLES_MAP.replace("97 50", "100 50")))
        .isInstanceOfSatisfying(
            IllegalSetup.class,
            problem ->
                assertThat(ENGLISH.say(problem.message()))
                    .isEqualTo(
                        "The option \"map\" is the text of a map that cannot be played. Map, line"
                            + " 39: alien 4: arrival 100 is not within 0–99. Or leave the option"
                            + " out for a generated map."));
  }

  @Test
  void aGeneratedMapHasANumberThatGivesItAgain() {
    Setup any = Setup.of(game.info(), 2, Map.of());
    Match<IcebergState, IcebergMove> drawn = Match.start(game, any, Dice.seeded(5));
    int number = 1 + drawn.steps().getFirst().draws().getFirst().k();
    assertThat(drawn.steps().getFirst().draws()).hasSize(1);
    assertThat(start("generated:" + number).state().ice().map())
        .isEqualTo(drawn.state().ice().map())
        .isEqualTo(
            MapGenerator.generate(
                new MapPlan(java.util.Optional.empty(), 80, 40), new Seeded(number)));
  }

  @Test
  void goingTowardsAnAlienLooksBetterAndSoDoesHoldingOne() {
    var outlook = game.evaluation().orElseThrow();
    IcebergState state = match.state().copy();
    double before = outlook.of(state, 0);
    play(state, "M2N");
    assertThat(outlook.of(state, 0)).as("leaving an alien").isLessThan(before);
    assertThat(outlook.of(state, 1)).as("for the other").isGreaterThan(1 - before);
  }

  @Test
  void endingATurnLooksWorseWhilePointsAreOfUse() {
    var outlook = game.evaluation().orElseThrow();
    IcebergState waiting = match.state().copy();
    play(waiting, "end");
    IcebergState going = match.state().copy();
    for (String move : List.of("M0S", "M0S", "M0S", "M0E", "M0E", "M0E")) {
      play(going, move);
    }
    assertThat(outlook.of(going, 0)).isGreaterThan(outlook.of(waiting, 0));
    play(going, "end");
    assertThat(outlook.of(going, 0)).isGreaterThan(outlook.of(waiting, 0));
  }

  private void play(IcebergState state, String move) {
    state.play(game.notation().read(move).orElseThrow(), new Seeded(0), Journal.OFF);
  }

  private Match<IcebergState, IcebergMove> start(String map) {
    return Match.start(game, Setup.of(game.info(), 2, Map.of("map", map)), Dice.seeded(1));
  }

  private void play(String... moves) {
    for (String move : moves) {
      assertThat(match.play(match.toMove(), move)).isInstanceOf(Answer.Accepted.class);
    }
  }

  private void playQuietly() {
    while (!match.isOver()) {
      match.play(match.toMove(), "end");
    }
  }

  private List<String> told(String move) {
    play(move);
    List<String> sentences = new ArrayList<>();
    for (Entry entry : match.journal(match.lastStep())) {
      sentences.add(ENGLISH.say(entry));
    }
    return sentences;
  }

  private String refusal(String move) {
    Answer answer = match.play(match.toMove(), move);
    assertThat(answer).isInstanceOf(Answer.Refused.class);
    return ENGLISH.say(((Answer.Refused) answer).reason());
  }
}
