package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;

/** A6.1 and A6.3: how a round begins and ends. */
final class Rounds {

  // A6.3: from this number on, smoke goes away.
  private static final int SMOKE_CLEARS = 5;

  private Rounds() {}

  static void begin(DeadzoneState state, Referee referee) {
    state.round++;
    state.ranOut = Figures.NOBODY;
    state.figures.clearActivated();
    if (referee.isTelling()) {
      referee.tell(new Event.RoundBegan(state.round));
    }
    for (int side = 0; side < Side.COUNT; side++) {
      JadeCards.shuffleGroup(state, side, state.figures.standing(side), referee);
    }
    state.agenda.push(TaskKind.NEXT_TURN, state.initiative);
    state.agenda.push(TaskKind.ROLL_COMMAND, 1);
    state.agenda.push(TaskKind.ROLL_COMMAND, 0);
  }

  static void end(DeadzoneState state, Referee referee) {
    clearSmoke(state, referee);
    ObjectiveHolders.score(state, referee);
    Endings.check(state, referee);
    state.setPool(0, Pools.EMPTY);
    state.setPool(1, Pools.EMPTY);
    if (state.ending == null) {
      state.initiative = state.ranOut;
      if (referee.isTelling()) {
        referee.tell(new Event.InitiativeTaken(Side.ALL.get(state.initiative)));
      }
      state.agenda.push(TaskKind.BEGIN_ROUND, state.initiative);
    }
  }

  private static void clearSmoke(DeadzoneState state, Referee referee) {
    CubeSet smoke = state.hazards.smoke();
    for (int cube = smoke.first(); cube != Cube.NONE; cube = smoke.after(cube)) {
      int die = referee.d8(Roll.SMOKE);
      if (die >= SMOKE_CLEARS) {
        state.hazards.removeSmoke(cube);
      }
      if (referee.isTelling()) {
        referee.tell(
            die >= SMOKE_CLEARS
                ? new Event.SmokeCleared(Cube.name(cube), die)
                : new Event.SmokeStayed(Cube.name(cube), die));
      }
    }
  }
}
