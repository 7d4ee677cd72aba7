package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Section 16, step by step. */
class WorkedExamplesTest {

  private final IceScript match = IceScript.examples();
  private final Contestant blue = new Contestant(match.ice, 0);
  private final Contestant red = new Contestant(match.ice, 1);

  @Test
  void seriesA() {
    stepsByPlayer0();
    match.endTurn();
    stepsByPlayer1AndAfter();
  }

  private void stepsByPlayer0() {
    assertThat(match.tries("M0N")).as("1: off the grid").isEqualTo("5");
    assertThat(blue.actionPoints(0)).isEqualTo(8);
    assertThat(match.tries("M0E")).as("2: own agent 1").isEqualTo("4");
    assertThat(match.tries("M2S")).as("3: a wall").isEqualTo("3");
    assertThat(match.tries("M0S M0N")).as("4: there and back").isEqualTo("0 0");
    assertThat(blue.actionPoints(0)).isEqualTo(6);
    assertThat(match.tries("S1E")).as("5").isEqualTo("0");
    assertThat(match.cell(0, 1)).isEqualTo("(0, 23)");
    assertThat(blue.actionPoints(1)).isEqualTo(5);
    assertThat(match.tries("P0E P0N")).as("6: nobody there").isEqualTo("8 8");
    assertThat(match.tries("S0N")).as("7: at the edge already").isEqualTo("0");
    assertThat(match.cell(0, 0)).isEqualTo("(0, 0)");
    assertThat(blue.actionPoints(0)).isEqualTo(3);
    assertThat(match.tries("P0E")).as("8: points first").isEqualTo("1");
    assertThat(match.tries("M07")).as("9").isEqualTo("6");
    assertThat(match.tries("M47")).as("9").isEqualTo("7");
    assertThat(match.tries("P2E")).as("10").isEqualTo("0");
    assertThat(match.cell(1, 1)).isEqualTo("(10, 14)");
    assertThat(match.cell(0, 2)).isEqualTo("(10, 10)");
    assertThat(blue.actionPoints(2)).isEqualTo(3);
    assertThat(match.tries("P2E S2E M2E")).as("11").isEqualTo("1 0 1");
    assertThat(match.tries("M3E M3S M3N")).as("12").isEqualTo("5 5 0");
    assertThat(match.cell(0, 3)).isEqualTo("(23, 24)");
    assertThat(match.tries("U")).as("13").isEqualTo("1");
    assertThat(match.cell(0, 3)).isEqualTo("(24, 24)");
    assertThat(blue.actionPoints(3)).isEqualTo(8);
    assertThat(match.tries("U")).as("13").isEqualTo("1");
    assertThat(match.cell(0, 2)).isEqualTo("(10, 10)");
    assertThat(blue.actionPoints(2)).isEqualTo(3);
    assertThat(blue.debugFlag(3, 3, 1)).as("14").isEqualTo(0);
    assertThat(blue.debugFlag(25, 0, 1)).isEqualTo(2);
    assertThat(blue.debugFlag(3, 3, 4)).isEqualTo(9);
    assertThat(blue.debugFlag(-1, 0, 9)).isEqualTo(2);
    assertThat(points(blue)).isEqualTo("3 5 3 8");
  }

  private void stepsByPlayer1AndAfter() {
    assertThat(history(red)).as("15").isEqualTo("M0S M0N S1E S0N P2E");
    assertThat(match.tries("P1E")).as("16: its own agent 2").isEqualTo("0");
    assertThat(match.cell(1, 2)).isEqualTo("(10, 24)");
    assertThat(match.tries("S3N")).as("17").isEqualTo("0");
    assertThat(match.cell(1, 3)).isEqualTo("(1, 0)");
    assertThat(match.tries("P3N")).isEqualTo("0");
    assertThat(match.cell(0, 0)).isEqualTo("(0, 0)");
    assertThat(red.actionPoints(3)).isEqualTo(0);
    assertThat(match.counter(3)).isEqualTo(0);
    match.endTurn();
    assertThat(history(blue)).as("18").isEqualTo("P1E S3N P3N");
    assertThat(match.tries("U")).isEqualTo("0");
    assertThat(match.counter(3)).as("19: after round 0").isEqualTo(1);
    match.round("", "");
    assertThat(match.counter(3)).isEqualTo(2);
    match.round("", "");
    assertThat(match.counter(3)).isEqualTo(3);
    assertThat(blue.score(0)).isEqualTo(9);
    assertThat(blue.alienAt(10, 10)).isFalse();
  }

  @Test
  void pathsAskedAtTheVeryStart() {
    assertThat(path(0, 0, 3, 3)).as("east is barred by agent 1").isEqualTo("SEEESS");
    assertThat(path(10, 10, 12, 10)).isEqualTo("WSSE");
    assertThat(path(4, 4, 6, 6)).isEqualTo("EESS");
    assertThat(path(11, 10, 13, 11)).as("a wall as start is fine").isEqualTo("ESS");
    assertThat(path(0, 0, 0, 1)).as("occupied").isEmpty();
    assertThat(path(0, 0, 0, 0)).as("the same cell").isEmpty();
    assertThat(path(0, 0, 11, 10)).as("a wall").isEmpty();
    assertThat(path(-1, 0, 3, 3)).as("off the grid").isEmpty();
  }

  @Test
  void seriesB() {
    match.round("", "");
    assertThat(match.counter(3)).as("20: after round 0").isEqualTo(1);
    match.round("S2S", "");
    assertThat(match.counter(3)).as("20: blocked by the wall, no reset").isEqualTo(2);
    match.tries("M2N M2S");
    assertThat(match.counter(3)).as("21: at the end of the turn").isEqualTo(0);
    match.endTurn();
    match.endTurn();
    assertThat(match.counter(3)).as("21: after round 2").isEqualTo(1);
    assertThat(red.score(1)).as("21: alien 6").isEqualTo(3);
    match.round("", "");
    assertThat(match.counter(3)).as("21: after round 3").isEqualTo(2);
    match.endTurn();
    assertThat(match.tries("P1W")).as("22").isEqualTo("0");
    assertThat(match.cell(0, 2)).isEqualTo("(10, 0)");
    assertThat(match.counter(3)).isEqualTo(0);
    match.tries("M1W");
    match.endTurn();
    assertThat(match.counter(3)).as("22: after round 4").isEqualTo(1);
    match.endTurn();
    match.tries("M1N");
    assertThat(match.counter(3)).as("23: off").isEqualTo(0);
    assertThat(match.tries("M2W M2W M2W M2W M2W")).isEqualTo("0 0 0 0 0");
    match.endTurn();
    assertThat(match.counter(3)).as("23: after round 5").isEqualTo(1);
    assertThat(match.tries("S2E P2E")).as("24").isEqualTo("0 0");
    assertThat(match.cell(0, 2)).isEqualTo("(10, 9)");
    assertThat(match.cell(1, 2)).isEqualTo("(10, 24)");
    match.endTurn();
    match.endTurn();
    assertThat(match.counter(3)).as("24: after round 6").isEqualTo(0);
    match.round("M2E", "");
    assertThat(match.counter(3)).as("25: after round 7").isEqualTo(1);
    assertThat(match.tries("M2N U M2W")).as("25").isEqualTo("4 0 0");
    assertThat(match.counter(3)).isEqualTo(0);
    assertThat(match.tries("U")).isEqualTo("1");
    assertThat(match.counter(3)).isEqualTo(1);
    assertThat(blue.actionPoints(2)).isEqualTo(8);
    match.endTurn();
    match.endTurn();
    assertThat(match.counter(3)).as("25: after round 8").isEqualTo(2);
    match.endTurn();
    assertThat(match.tries("P1S")).as("26: held by the wall").isEqualTo("0");
    match.endTurn();
    assertThat(match.counter(3)).as("26: after round 9").isEqualTo(3);
    assertThat(blue.score(0)).isEqualTo(9);
  }

  @Test
  void seriesC() {
    match.round("M1E M1E M1E M1E M1E M1E M1E M1E", "M1E M3E M3E M3E M3E M3E M3E M3E M3E");
    match.round("M0S M0S M0S M0E M0E M0E M1E M1E M1E", "M3E M3E M3E M3E");
    assertThat(match.counter(1)).as("27: after round 1").isEqualTo(1);
    match.round("", "");
    assertThat(match.counter(1)).as("27: after round 2").isEqualTo(2);
    assertThat(match.ice.alienState(1)).as("27: round 3").isEqualTo(AlienState.GONE);
    assertThat(scores()).as("28: aliens 3 and 6 in the same round").isEqualTo("9 3");
    match.round("M0S M0S M0S M0E M0E M0E", "");
    assertThat(match.counter(1)).as("27: after the agent left").isEqualTo(2);
    assertThat(scores()).as("29: alien 2 is worth -4").isEqualTo("9 -1");
    match.round("", "");
    assertThat(scores()).as("30: alien 0 after round 4").isEqualTo("9 6");
    assertThat(match.counter(5)).as("31: after round 4").isEqualTo(1);
    match.round("", "");
    assertThat(match.counter(5)).as("31: after round 5").isEqualTo(2);
    assertThat(match.ice.alienState(5)).as("31").isEqualTo(AlienState.GONE);
    match.quietRoundsUntil(99);
    assertThat(match.counter(4)).as("32: after round 98").isEqualTo(2);
    assertThat(scores()).as("32: what the original's dump ends with").isEqualTo("9 6");
    match.round("", "");
    assertThat(match.ice.isOver()).isTrue();
    assertThat(blue.currentRound()).isEqualTo(100);
    assertThat(match.counter(4)).as("32").isEqualTo(3);
    assertThat(match.counter(7)).as("32").isEqualTo(2);
    assertThat(match.counter(1)).as("27: for the rest of the match").isEqualTo(2);
    assertThat(scores()).as("32").isEqualTo("15 6");
  }

  private String scores() {
    return blue.score(0) + " " + blue.score(1);
  }

  private static String points(Contestant contestant) {
    return "%d %d %d %d"
        .formatted(
            contestant.actionPoints(0),
            contestant.actionPoints(1),
            contestant.actionPoints(2),
            contestant.actionPoints(3));
  }

  private static String history(Contestant contestant) {
    return contestant.opponentHistory().stream()
        .map(action -> "" + action.type().letter() + action.agent() + action.direction().letter())
        .collect(Collectors.joining(" "));
  }

  private String path(int fromRow, int fromColumn, int toRow, int toColumn) {
    return blue.shortestPath(fromRow, fromColumn, toRow, toColumn).stream()
        .map(direction -> "" + Direction.ALL.get(direction).letter())
        .collect(Collectors.joining());
  }
}
