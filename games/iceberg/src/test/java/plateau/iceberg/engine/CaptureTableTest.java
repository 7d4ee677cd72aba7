package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every row of the table in section 6.3, on alien 3 under player 0's agent 2 with counter 2. */
class CaptureTableTest {

  private static final int ALIEN = 3;

  private final IceScript match = IceScript.examples();

  @BeforeEach
  void twoRoundsPass() {
    match.quietRoundsUntil(2);
    assertThat(match.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void theAgentMovesOff() {
    match.tries("M2N");
    assertThat(match.counter(ALIEN)).isEqualTo(0);
  }

  @Test
  void theAgentSlidesOff() {
    match.tries("S2W");
    assertThat(match.counter(ALIEN)).isEqualTo(0);
  }

  @Test
  void theAgentIsPushedOffByAFoe() {
    match.endTurn();
    assertThat(match.tries("P1W")).isEqualTo("0");
    assertThat(match.counter(ALIEN)).isEqualTo(0);
  }

  @Test
  void theAgentIsPushedOffByAFriend() {
    IceScript other = IceScript.on(IceScript.EXAMPLES_MAP.replace("0 1\n10 10", "10 9\n10 10"));
    other.round("", "S1N");
    other.round("", "");
    assertThat(other.counter(ALIEN)).isEqualTo(2);
    assertThat(other.tries("P1E")).isEqualTo("0");
    assertThat(other.cell(0, 2)).isEqualTo("(10, 14)");
    assertThat(other.counter(ALIEN)).isEqualTo(0);
  }

  @Test
  void itLeavesAndIsBackWithinTheSameTurn() {
    match.tries("M2N M2S");
    assertThat(match.counter(ALIEN)).isEqualTo(0);
    match.endTurn();
    match.endTurn();
    assertThat(match.counter(ALIEN)).isEqualTo(1);
  }

  @Test
  void itLeavesAndAnotherEntersInTheSameRound() {
    match.tries("M2N");
    match.endTurn();
    match.tries("M1W");
    assertThat(match.cell(1, 1)).isEqualTo("(10, 10)");
    assertThat(match.counter(ALIEN)).isEqualTo(0);
    match.endTurn();
    assertThat(match.counter(ALIEN)).as("for the newcomer").isEqualTo(1);
  }

  @Test
  void player0PushesItOffAndItsOwnerStepsBackOnInTheSameRound() {
    IceScript other =
        IceScript.on(
            IceScript.EXAMPLES_MAP.replace(
                "10 10\n24 24\n0 24\n10 11", "10 9\n24 24\n0 24\n10 10"));
    other.round("", "M2W M2W M2W");
    other.round("", "");
    assertThat(other.counter(ALIEN)).isEqualTo(2);
    assertThat(other.tries("P2E")).isEqualTo("0");
    assertThat(other.cell(1, 1)).isEqualTo("(10, 11)");
    assertThat(other.counter(ALIEN)).isEqualTo(0);
    other.endTurn();
    assertThat(other.tries("M1W")).isEqualTo("0");
    other.endTurn();
    assertThat(other.counter(ALIEN)).isEqualTo(1);
  }

  @Test
  void theAgentSlidesAndCannotMove() {
    assertThat(match.tries("S2S S2E")).isEqualTo("0 0");
    assertThat(match.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void theAgentIsPushedAndCannotMove() {
    match.endTurn();
    assertThat(match.tries("M1N M1W P1S")).isEqualTo("0 0 0");
    assertThat(match.cell(0, 2)).isEqualTo("(10, 10)");
    assertThat(match.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void anotherSlidesAcrossTheCellWhileItIsEmpty() {
    match.tries("M2N");
    match.endTurn();
    assertThat(match.tries("S1W")).isEqualTo("0");
    assertThat(match.cell(1, 1)).isEqualTo("(10, 0)");
    assertThat(match.counter(ALIEN)).isEqualTo(0);
    match.endTurn();
    assertThat(match.counter(ALIEN)).isEqualTo(0);
  }

  @Test
  void anotherIsPushedAcrossTheCellWhileItIsEmpty() {
    match.tries("M2N");
    match.endTurn();
    assertThat(match.tries("M2W M2W M2W P2W")).isEqualTo("0 0 0 0");
    assertThat(match.cell(1, 1)).isEqualTo("(10, 0)");
    assertThat(match.counter(ALIEN)).isEqualTo(0);
  }

  @Test
  void theAgentOnTheCellPushesSomebodyOrPlacesFlags() {
    assertThat(match.tries("P2E")).isEqualTo("0");
    assertThat(match.ice.debugFlag(10, 10, 3)).isEqualTo(Code.OK);
    assertThat(match.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void theLeavingActionIsUndone() {
    assertThat(match.tries("M2N U")).isEqualTo("0 1");
    assertThat(match.counter(ALIEN)).isEqualTo(2);
    assertThat(match.tries("S2W U")).isEqualTo("0 1");
    assertThat(match.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void comingBackUndoneAndLeavingUndone() {
    assertThat(match.tries("M2N M2S U U")).isEqualTo("0 0 1 1");
    assertThat(match.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void theAlienDepartsWithAProgressOf2() {
    IceScript other = IceScript.on(IceScript.EXAMPLES_MAP.replace("10 10 9 0 100", "10 10 9 0 2"));
    other.quietRoundsUntil(2);
    assertThat(other.ice.alienState(ALIEN)).isEqualTo(AlienState.GONE);
    assertThat(other.counter(ALIEN)).isEqualTo(2);
    other.quietRoundsUntil(99);
    assertThat(other.counter(ALIEN)).isEqualTo(2);
    assertThat(other.ice.score(0)).isEqualTo(0);
  }

  @Test
  void anAgentLeavesTheCellOfAnAlienThatHasDeparted() {
    IceScript other = IceScript.on(IceScript.EXAMPLES_MAP.replace("10 10 9 0 100", "10 10 9 0 2"));
    other.quietRoundsUntil(2);
    other.tries("M2N");
    assertThat(other.counter(ALIEN)).isEqualTo(2);
    other.tries("U");
    assertThat(other.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void anAgentLeavesTheCellOfAnAlienThatIsCaptured() {
    match.round("", "");
    assertThat(match.ice.alienState(ALIEN)).isEqualTo(AlienState.CAPTURED);
    match.tries("M2N");
    assertThat(match.counter(ALIEN)).isEqualTo(3);
    assertThat(match.ice.alienState(ALIEN)).isEqualTo(AlienState.CAPTURED);
  }

  @Test
  void anAgentLeavesTheCellOfAnAlienThatHasNotArrived() {
    IceScript other =
        IceScript.on(IceScript.EXAMPLES_MAP.replace("10 10 9 0 100", "10 10 9 5 100"));
    other.tries("M2N");
    assertThat(other.ice.alienState(ALIEN)).isEqualTo(AlienState.WAITING);
    other.tries("M2S");
    other.quietRoundsUntil(6);
    assertThat(other.counter(ALIEN)).as("R6: counts from the round of arrival on").isEqualTo(1);
  }

  @Test
  void turnsEnd() {
    match.endTurn();
    assertThat(match.counter(ALIEN)).isEqualTo(2);
  }

  @Test
  void aCapturedAlienDoesNotDepartAgain() {
    IceScript other = IceScript.on(IceScript.EXAMPLES_MAP.replace("10 10 9 0 100", "10 10 9 0 3"));
    other.quietRoundsUntil(10);
    assertThat(other.ice.alienState(ALIEN)).isEqualTo(AlienState.CAPTURED);
    assertThat(other.ice.score(0)).isEqualTo(9);
  }

  @Test
  void theLongestDurationDoesNotOverflow() {
    IceScript other =
        IceScript.on(IceScript.EXAMPLES_MAP.replace("10 12 7 2 10", "10 12 7 2 2147483647"));
    other.quietRoundsUntil(99);
    assertThat(other.ice.alienState(0)).isEqualTo(AlienState.ON_ICE);
  }
}
