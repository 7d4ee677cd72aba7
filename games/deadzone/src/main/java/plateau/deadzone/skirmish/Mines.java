package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.Side;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.skirmish.Commands.AtCube;

/** A7.7: {@code place-mine} and {@code disarm-mine}. */
final class Mines {

  private Mines() {}

  static void offerPlaces(DeadzoneState state, CommandList list) {
    if (!mayPlace(state)) {
      return;
    }
    CubeSet standable = state.field().holding(1);
    for (int cube = standable.first(); cube != Cube.NONE; cube = standable.after(cube)) {
      if (isPlace(state, cube)) {
        list.append(state.scenario.commands().of(AtCube.PLACE_MINE, cube));
      }
    }
  }

  static boolean mayPlace(DeadzoneState state) {
    int figure = state.activation.figure();
    return state.figures.carries(figure, Item.MINE)
        && state.activation.canShort(ActionKind.SPECIAL)
        && !state.isInMelee(figure);
  }

  /** The carrier's cube, or one a single cost-1 edge away that holds no figure. */
  static boolean isPlace(DeadzoneState state, int cube) {
    int from = state.figures.cube(state.activation.figure());
    Ways ways = state.field().ways();
    boolean isNear =
        cube == from
            || (ways.edge(from, cube) == 1
                && !state.figures.cubesOf(0).contains(cube)
                && !state.figures.cubesOf(1).contains(cube));
    return isNear && !state.hazards.hasMine(cube);
  }

  static void place(DeadzoneState state, int cube, Referee referee) {
    int figure = state.activation.figure();
    state.activation.payShort(ActionKind.SPECIAL);
    state.activation.setActed();
    state.figures.setItem(figure, null);
    state.hazards.layMine(Side.of(figure), cube);
    if (referee.isTelling()) {
      referee.tell(new Event.MineLaid(state.id(figure), Cube.name(cube)));
    }
  }

  static void offerDisarming(DeadzoneState state, CommandList list) {
    int figure = state.activation.figure();
    CubeSet mines = state.hazards.mines(0);
    if (mines.isEmpty() && state.hazards.mines(1).isEmpty()) {
      return;
    }
    if (!state.has(figure, Keyword.ENGINEER) || !state.activation.canShort(ActionKind.SPECIAL)) {
      return;
    }
    CubeSet all = mines.copy();
    all.addAll(state.hazards.mines(1));
    for (int cube = all.first(); cube != Cube.NONE; cube = all.after(cube)) {
      if (canReach(state, cube)) {
        list.append(state.scenario.commands().of(AtCube.DISARM_MINE, cube));
      }
    }
  }

  /** In the active figure's cube, or adjacent and seen. */
  static boolean canReach(DeadzoneState state, int cube) {
    int from = state.figures.cube(state.activation.figure());
    return Cube.distance(from, cube) <= 1
        && state.field().sight().canSee(from, cube, state.hazards.smoke());
  }

  static void disarm(DeadzoneState state, int cube, Referee referee) {
    int figure = state.activation.figure();
    state.activation.payShort(ActionKind.SPECIAL);
    state.activation.setActed();
    for (int side = 0; side < Side.COUNT; side++) {
      state.hazards.removeMine(side, cube);
    }
    if (referee.isTelling()) {
      referee.tell(new Event.MineDisarmed(state.id(figure), Cube.name(cube)));
    }
  }
}
