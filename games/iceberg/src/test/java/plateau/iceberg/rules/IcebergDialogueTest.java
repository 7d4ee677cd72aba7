package plateau.iceberg.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.IceScript;
import plateau.kernel.Setup;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.bot.Turn;
import plateau.kernel.chance.Dice;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/** How programs play a turn; the map is that of section 16. */
class IcebergDialogueTest {

  private final IcebergGame game = new IcebergGame();
  private final Dialogue<IcebergState> dialogue = game.dialogue().orElseThrow();
  private final Match<IcebergState, IcebergMove> match =
      Match.start(
          game, Setup.of(game.info(), 2, Map.of("map", IceScript.EXAMPLES_MAP)), Dice.seeded(1));
  private Turn turn = dialogue.open(match.state());

  @Test
  void aProgramGoesOnWithATurnThatAStandInHasBegun() {
    match.play(0, "M0S");
    turn = dialogue.open(match.state());
    assertThat(undo()).as("the stand-in's action stays").containsEntry("undone", false);
    assertThat(codes("M0N")).containsExactly(0);
    assertThat(flag(3, 3, 1)).isEqualTo(0);
    assertThat(turn.notes()).containsEntry("flags", List.of(List.of(3, 3, 1, 1)));
    assertThat(endOfTurn()).containsExactly("M0N", "end");
  }

  @Test
  void seriesAOfTheWorkedExamples() {
    assertThat(codes("M0N M0E M2S M0S M0N S1E P0E P0N S0N P0E"))
        .as("1 to 8")
        .containsExactly(5, 4, 3, 0, 0, 0, 8, 8, 0, 1);
    assertThat(actNumbers(0, 0, 7)).as("9").isEqualTo(Map.of("code", 6));
    assertThat(actNumbers(0, 4, 7)).as("9").isEqualTo(Map.of("code", 7));
    assertThat(act("P2E"))
        .as("10: the foe slides, and has left no alien")
        .isEqualTo(answer("code", 0, "3 5 3 8", "moved", List.of(1, 1, 10, 14)));
    assertThat(act("P2E")).as("11").isEqualTo(Map.of("code", 1));
    assertThat(act("S2E")).isEqualTo(answer("code", 0, "3 5 0 8", "moved", List.of(0, 2, 10, 13)));
    assertThat(codes("M2E M3E M3S M3N")).as("11, 12").containsExactly(1, 5, 5, 0);
    assertThat(undo())
        .as("13")
        .isEqualTo(answer("undone", true, "3 5 0 8", "moved", List.of(0, 3, 24, 24)));
    assertThat(undo()).isEqualTo(answer("undone", true, "3 5 3 8", "moved", List.of(0, 2, 10, 10)));
    assertThat(flag(3, 3, 1)).as("14").isEqualTo(0);
    assertThat(flag(25, 0, 1)).isEqualTo(2);
    assertThat(flag(3, 3, 4)).isEqualTo(9);
    assertThat(flag(-1, 0, 9)).isEqualTo(2);
    assertThat(turn.notes())
        .containsEntry("flags", List.of(List.of(3, 3, 1, 5)))
        .containsEntry("points", List.of(3, 5, 3, 8));
    assertThat(endOfTurn()).containsExactly("M0S", "M0N", "S1E", "S0N", "P2E", "end");
    assertThat(view().history().getFirst())
        .as("15")
        .containsExactly("M0S", "M0N", "S1E", "S0N", "P2E");
    assertThat(codes("P1E S3N P3N")).as("16, 17").containsExactly(0, 0, 0);
    assertThat(endOfTurn()).containsExactly("P1E", "S3N", "P3N", "end");
    assertThat(view().history().get(1)).as("18").containsExactly("P1E", "S3N", "P3N");
    assertThat(undo()).isEqualTo(Map.of("undone", false));
  }

  @Test
  void aLostCaptureIsToldAndComesBackWithUndo() {
    for (int i = 0; i < 2; i++) {
      endOfTurn();
    }
    assertThat(act("M2N"))
        .isEqualTo(
            answer("code", 0, "8 8 7 8", "moved", List.of(0, 2, 9, 10), "capture", List.of(3, 0)));
    assertThat(undo())
        .isEqualTo(
            answer(
                "undone",
                true,
                "8 8 8 8",
                "moved",
                List.of(0, 2, 10, 10),
                "capture",
                List.of(3, 1)));
    assertThat(act("S2S"))
        .as("held by the wall: only points change")
        .isEqualTo(answer("code", 0, "8 8 5 8"));
  }

  @Test
  void aWholeTurnIsAnsweredWithAllItsCodes() {
    assertThat(turn.handle(Map.of("type", "turn", "actions", List.of("M0N", "M0S", "S1E"))))
        .isEqualTo(Map.of("codes", List.of(5, 0, 0)));
    assertThat(turn.isOver()).isTrue();
    assertThat(turn.moves()).containsExactly("M0S", "S1E", "end");
    assertThat(turn.notes())
        .isEqualTo(Map.of("points", List.of(7, 5, 8, 8), "refused", List.of(List.of("M0N", 5))));
  }

  @Test
  void theRecordShowsRefusedAttemptsAsTheyWereTried() {
    act("M0N");
    actNumbers(2, 0, 0);
    actNumbers(1, Integer.MIN_VALUE, -7);
    flag(25, 0, 1);
    assertThat(Json.write(turn.notes()))
        .isEqualTo(
            """
            {"points":[8,8,8,8],"refused":[["M0N",5],["P0N",8],[[1,-2147483648,-7],7],[["flag",25,0,1],2]]}\
            """);
  }

  @Test
  void undoTakesBackAFlagToo() {
    flag(3, 3, 1);
    flag(4, 4, 2);
    assertThat(undo()).isEqualTo(answer("undone", true, "8 8 8 8"));
    assertThat(turn.notes()).containsEntry("flags", List.of(List.of(3, 3, 1, 0)));
  }

  @Test
  void after4096ActionsEverythingIsRefusedUntilUndoMakesRoom() {
    for (int i = 0; i < 4096; i++) {
      assertThat(flag(i % 25, 0, i % 4)).isEqualTo(Code.OK);
    }
    assertThat(flag(0, 0, 1)).as("R16").isEqualTo(Code.TOO_MANY_ACTIONS);
    assertThat(act("M0S")).isEqualTo(Map.of("code", Code.TOO_MANY_ACTIONS));
    undo();
    assertThat(act("M0S")).containsEntry("code", Code.OK);
    assertThat(turn.moves()).containsExactly("M0S", "end");
  }

  @Test
  void aTurnWorksOnAPositionOfItsOwn() {
    long before = match.state().ice().digest();
    act("M0S");
    assertThat(match.state().ice().digest()).isEqualTo(before);
    assertThat(view().agents().getFirst().getFirst().row()).as("the view is the start").isZero();
  }

  @Test
  void anEmptyTurnIsItsEnd() {
    assertThat(dialogue.emptyTurn(match.state())).containsExactly("end");
    assertThat(turn.handle(Map.of("type", "end"))).isEmpty();
    assertThat(turn.isOver()).isTrue();
    assertThat(turn.moves()).containsExactly("end");
    assertThat(turn.notes()).isEqualTo(Map.of("points", List.of(8, 8, 8, 8)));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"type\":\"dance\"} | \"dance\" is no request of a turn.",
        "{\"type\":\"act\"} | The field \"kind\" is null.",
        "{\"type\":\"act\",\"kind\":3,\"agent\":0,\"direction\":0} | There is no kind 3 of action.",
        "{\"type\":\"act\",\"kind\":0,\"agent\":\"0\",\"direction\":0} | The field \"agent\" is"
            + " \"0\".",
        "{\"type\":\"act\",\"kind\":0,\"agent\":2147483648,\"direction\":0} | The field \"agent\""
            + " is 2147483648.",
        "{\"type\":\"act\",\"kind\":0,\"agent\":0} | The field \"direction\" is null.",
        "{\"type\":\"act\",\"action\":\"M0X\"} | \"M0X\" is no action.",
        "{\"type\":\"act\",\"action\":\"end\"} | \"end\" is no action.",
        "{\"type\":\"act\",\"action\":7} | 7 is no action.",
        "{\"type\":\"flag\",\"row\":0,\"column\":0.5,\"flag\":1} | The field \"column\" is 0.5.",
        "{\"type\":\"flag\",\"row\":[1e99],\"column\":0,\"flag\":1} | The field \"row\" is"
            + " [1.0E99].",
        "{\"type\":\"turn\",\"actions\":\"M0N\"} | The field \"actions\" is \"M0N\".",
        "{\"type\":\"turn\",\"actions\":[\"M0S\",[]]} | [] is no action."
      })
  void nonsenseIsAFaultThatSaysWhatWasSeen(String request, String sentence) {
    assertThatThrownBy(() -> turn.handle(fieldsOf(request)))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> {
              assertThat(words(Language.ENGLISH).say(problem.message())).startsWith(sentence);
              assertThat(words(Language.FRENCH).say(problem.message()))
                  .containsAnyOf("Envoyez", "Il faut");
            });
    assertThat(turn.moves()).as("nothing of it was done").containsExactly("end");
  }

  @ParameterizedTest
  @ValueSource(strings = {"example-a", "golden-01"})
  void theAttemptsOfATraceGetTheSameAnswers(String name) {
    TracedMatch trace = new TracedMatch(game, name);
    assertThat(trace.play()).as("scores of %s", name).isEqualTo(trace.expectedScores());
  }

  @SuppressWarnings("unchecked") // JsonReader makes such maps of objects.
  private static Map<String, @Nullable Object> fieldsOf(String request) {
    return (Map<String, @Nullable Object>) Objects.requireNonNull(JsonReader.read(request));
  }

  private static Words words(Language language) {
    return Words.in(language, IcebergGame.class);
  }

  private IcebergView view() {
    return (IcebergView) Objects.requireNonNull(turn.start().get("view"));
  }

  private List<Object> codes(String actions) {
    List<Object> codes = new ArrayList<>();
    for (String action : actions.split(" ", -1)) {
      codes.add(act(action).getOrDefault("code", "none"));
    }
    return codes;
  }

  private Map<String, Object> act(String action) {
    return turn.handle(Map.of("type", "act", "action", action));
  }

  private Map<String, Object> actNumbers(long kind, long agent, long direction) {
    return turn.handle(Map.of("type", "act", "kind", kind, "agent", agent, "direction", direction));
  }

  private Object flag(long row, long column, long flag) {
    return turn.handle(Map.of("type", "flag", "row", row, "column", column, "flag", flag))
        .getOrDefault("code", "none");
  }

  private Map<String, Object> undo() {
    return turn.handle(Map.of("type", "undo"));
  }

  // Plays the turn at the door; the next turn is opened.
  private List<String> endOfTurn() {
    turn.handle(Map.of("type", "end"));
    List<String> moves = turn.moves();
    for (String move : moves) {
      assertThat(match.play(match.toMove(), move)).isInstanceOf(Answer.Accepted.class);
    }
    turn = dialogue.open(match.state());
    return moves;
  }

  private static Map<String, Object> answer(
      String name, Object value, String points, Object... more) {
    Map<String, Object> answer = new HashMap<>(Map.of(name, value));
    answer.put("points", List.of(points.split(" ", -1)).stream().map(Integer::valueOf).toList());
    for (int i = 0; i < more.length; i += 2) {
      answer.put((String) more[i], more[i + 1]);
    }
    return answer;
  }
}
