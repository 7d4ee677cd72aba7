package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plateau.iceberg.engine.Contestant.AlienInfo;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.map.MapReader;

/** Turns, lists, undo and questions: sections 3, 8 and 9. */
class TurnTest {

  private final IceScript match = IceScript.examples();
  private final Contestant blue = new Contestant(match.ice, 0);
  private final Contestant red = new Contestant(match.ice, 1);

  @Test
  void beforeTheFirstRoundNobodyActsAndNoAlienIsThere() {
    Ice ice = new Ice(MapReader.read(IceScript.EXAMPLES_MAP));
    Contestant early = new Contestant(ice, 0);
    assertThat(early.move(0, 2)).isEqualTo(Code.NOT_YOUR_TURN);
    assertThat(early.debugFlag(0, 0, 1)).isEqualTo(Code.NOT_YOUR_TURN);
    assertThat(early.undo()).isFalse();
    assertThat(early.alienAt(10, 10)).isFalse();
    assertThat(early.actionPoints(0)).isEqualTo(8);
    assertThat(early.currentRound()).isEqualTo(0);
    assertThat(early.opponentHistory()).isEmpty();
    assertThat(ice.act(0, 0, 2)).as("asked of the engine itself").isEqualTo(Code.NOT_YOUR_TURN);
    assertThat(ice.undo()).isFalse();
  }

  @Test
  void outsideOnesTurnActionsAreRefusedBeforeAnythingElse() {
    assertThat(red.move(0, 2)).isEqualTo(Code.NOT_YOUR_TURN);
    assertThat(red.slide(9, 9)).isEqualTo(Code.NOT_YOUR_TURN);
    assertThat(red.push(0, 2)).isEqualTo(Code.NOT_YOUR_TURN);
    assertThat(red.debugFlag(99, 0, 9)).isEqualTo(Code.NOT_YOUR_TURN);
    match.tries("M0S");
    assertThat(red.undo()).isFalse();
    assertThat(match.cell(0, 0)).isEqualTo("(1, 0)");
  }

  @Test
  void afterTheLastRoundNobodyActs() {
    match.quietRoundsUntil(100);
    assertThat(match.ice.isOver()).isTrue();
    assertThat(blue.move(0, 2)).isEqualTo(Code.NOT_YOUR_TURN);
    assertThat(match.ice.debugFlag(0, 0, 1)).isEqualTo(Code.NOT_YOUR_TURN);
    assertThatThrownBy(match.ice::beginRound).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(match.ice::endTurn).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aRoundCannotBeginInATurn() {
    assertThatThrownBy(match.ice::beginRound)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("round 0 cannot begin now");
  }

  @Test
  void after4096AcceptedActionsTheTurnTakesNoMoreUntilOneIsUndone() {
    for (int i = 0; i < 4096; i++) {
      assertThat(blue.debugFlag(i % 25, 0, i % 4)).isEqualTo(Code.OK);
    }
    assertThat(blue.debugFlag(0, 0, 1)).isEqualTo(Code.TOO_MANY_ACTIONS);
    assertThat(blue.move(0, 2)).isEqualTo(Code.TOO_MANY_ACTIONS);
    assertThat(match.ice.actionCount(0)).isEqualTo(4096);
    assertThat(blue.undo()).isTrue();
    assertThat(blue.move(0, 2)).isEqualTo(Code.OK);
    assertThat(blue.move(0, 0)).isEqualTo(Code.TOO_MANY_ACTIONS);
    match.endTurn();
    assertThat(red.opponentHistory()).as("flags are not shown").hasSize(1);
    assertThat(red.move(3, 0)).as("the other turn has its own list").isEqualTo(Code.OK);
  }

  @Test
  void flagsFindRoomBehindAllThatCanBePaidFor() {
    for (String agent : new String[] {"0", "1", "2", "3"}) {
      String there = agent.equals("3") ? "N" : agent.equals("2") ? "W" : "S";
      String back = agent.equals("3") ? "S" : agent.equals("2") ? "E" : "N";
      for (int i = 0; i < 4; i++) {
        assertThat(match.tries("M" + agent + there + " M" + agent + back)).isEqualTo("0 0");
      }
    }
    assertThat(match.ice.actionCount(0)).isEqualTo(32);
    for (int i = 0; i < 200; i++) {
      assertThat(blue.debugFlag(0, 0, 1)).isEqualTo(Code.OK);
    }
    Ice copy = match.ice.copy();
    assertThat(copy.debugFlag(0, 0, 1)).isEqualTo(Code.OK);
    for (int i = 0; i < 233; i++) {
      assertThat(copy.undo()).isTrue();
    }
    assertThat(copy.move(0, 2)).isEqualTo(Code.OK);
    assertThat(match.ice.actionCount(0)).isEqualTo(232);
  }

  @Test
  void aCopyWithALongListGoesOnByItself() {
    for (int i = 0; i < 100; i++) {
      blue.debugFlag(0, 0, 1);
    }
    Ice copy = match.ice.copy();
    assertThat(copy.digest()).isEqualTo(match.ice.digest());
    for (int i = 0; i < 100; i++) {
      assertThat(copy.undo()).isTrue();
    }
    assertThat(copy.undo()).isFalse();
    assertThat(match.ice.actionCount(0)).isEqualTo(100);
  }

  @Test
  void pointsAreFilledAtTheStartOfOnesOwnTurnOnly() {
    match.tries("M0S M0S S1E");
    match.endTurn();
    assertThat(blue.actionPoints(0)).isEqualTo(6);
    match.endTurn();
    assertThat(blue.actionPoints(0)).isEqualTo(8);
    assertThat(blue.actionPoints(1)).isEqualTo(8);
  }

  @Test
  void undoGoesBackToTheStartOfTheTurnAndNoFurther() {
    long start = match.ice.digest();
    match.tries("M0S S1E P2E S2E M3N M3N");
    blue.debugFlag(0, 0, 1);
    assertThat(match.tries("U U U U U U U U")).isEqualTo("1 1 1 1 1 1 1 0");
    assertThat(match.ice.digest()).isEqualTo(start);
    match.endTurn();
    match.endTurn();
    assertThat(match.tries("U")).isEqualTo("0");
  }

  @Test
  void pushesInARowAreUndoneInTheirOrder() {
    match.endTurn();
    long start = match.ice.digest();
    assertThat(match.tries("P1W S1W M2W P1W")).isEqualTo("0 0 0 1");
    assertThat(match.tries("U U U")).isEqualTo("1 1 1");
    assertThat(match.ice.digest()).isEqualTo(start);
  }

  @Test
  void wrongNumbersAreAnsweredWithNothing() {
    assertThat(blue.actionPoints(4)).isEqualTo(-1);
    assertThat(blue.actionPoints(-1)).isEqualTo(-1);
    assertThat(blue.cellType(25, 0)).isEqualTo(Contestant.INVALID);
    assertThat(blue.cellType(5, 5)).isEqualTo(Contestant.WALL);
    assertThat(blue.cellType(5, 6)).isEqualTo(Contestant.FREE);
    assertThat(blue.agentOwnerAt(-1, 0)).isEqualTo(-1);
    assertThat(blue.agentOwnerAt(5, 5)).isEqualTo(-1);
    assertThat(blue.agentOwnerAt(0, 0)).isEqualTo(0);
    assertThat(blue.agentOwnerAt(0, 24)).isEqualTo(1);
    assertThat(blue.alienAt(0, 99)).isFalse();
    assertThat(blue.agentPosition(2, 0)).isEqualTo(new Position(-1, -1));
    assertThat(blue.agentPosition(0, 4)).isEqualTo(new Position(-1, -1));
    assertThat(blue.agentPosition(1, 2)).isEqualTo(new Position(10, 15));
    assertThat(blue.score(2)).isEqualTo(-1);
    assertThat(red.me()).isEqualTo(1);
    assertThat(red.opponent()).isEqualTo(0);
  }

  @Test
  void anAlienIsInformationOnlyWhileItIsOnTheIce() {
    AlienInfo nobody = new AlienInfo(new Position(-1, -1), -1, -1, -1, -1);
    assertThat(blue.alienInfo(10, 10)).isEqualTo(new AlienInfo(new Position(10, 10), 9, 0, 100, 0));
    assertThat(blue.alienInfo(10, 12)).as("not yet arrived").isEqualTo(nobody);
    assertThat(blue.alienInfo(1, 1)).as("no alien at all").isEqualTo(nobody);
    assertThat(blue.alienInfo(-1, 0)).as("off the grid").isEqualTo(nobody);
    match.quietRoundsUntil(3);
    assertThat(blue.alienInfo(10, 10)).as("captured").isEqualTo(nobody);
    assertThat(blue.alienInfo(3, 3)).as("departed").isEqualTo(nobody);
    assertThat(blue.aliens()).hasSize(8);
    assertThat(blue.aliens().get(3)).isEqualTo(new AlienInfo(new Position(10, 10), 9, 0, 100, 3));
  }

  @Test
  void flagsAreInTheListOfTheirPlayer() {
    blue.debugFlag(24, 23, 3);
    blue.move(0, 2);
    assertThat(match.ice.action(0, 0)).isEqualTo(new Action.Flag(24 * 25 + 23, 3));
    assertThat(match.ice.action(0, 1))
        .isEqualTo(new Action.ByAgent(ActionType.MOVE, 0, Direction.SOUTH));
  }
}
