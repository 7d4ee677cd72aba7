package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Side;
import plateau.deadzone.mission.Mission;

/** A10.1 and A10.2: who holds which objective, and what that scores. */
final class ObjectiveHolders {

  private ObjectiveHolders() {}

  /** The side that holds the objective in a cube, or {@link Figures#NOBODY}. */
  static int holder(DeadzoneState state, int cube) {
    int able = ~(state.figures.pinned() | Figures.SENTRIES);
    boolean south = (state.figures.in(0, cube) & able) != 0;
    boolean north = (state.figures.in(1, cube) & able) != 0;
    if (south == north) {
      return Figures.NOBODY;
    }
    return south ? 0 : 1;
  }

  /** How many objectives a side holds now. */
  static int held(DeadzoneState state, int side) {
    CubeSet objectives = state.scenario.objectives();
    int held = 0;
    for (int cube = objectives.first(); cube != Cube.NONE; cube = objectives.after(cube)) {
      held += holder(state, cube) == side ? 1 : 0;
    }
    return held;
  }

  static void score(DeadzoneState state, Referee referee) {
    Mission mission = state.scenario.mission();
    CubeSet objectives = state.scenario.objectives();
    if (state.round < mission.firstScored()) {
      return;
    }
    for (int cube = objectives.first(); cube != Cube.NONE; cube = objectives.after(cube)) {
      int side = holder(state, cube);
      if (side != Figures.NOBODY) {
        state.score(side, mission.score());
        if (referee.isTelling()) {
          referee.tell(
              new Event.ObjectiveHeld(Side.ALL.get(side), Cube.name(cube), mission.score()));
        }
      }
    }
  }
}
