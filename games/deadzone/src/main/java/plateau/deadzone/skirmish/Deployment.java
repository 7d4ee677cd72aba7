package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.map.Zone;

/** A13, point 4: a side puts its figures on the board. */
final class Deployment {

  private Deployment() {}

  static void begin(DeadzoneState state, int side, Referee referee) {
    JadeCards.shuffleGroup(state, side, state.scenario.roster(side), referee);
    if (state.scenario.isJade(side)) {
      JadeSide.deploy(state, side, referee);
    } else {
      state.agenda.push(TaskKind.DEPLOY, side);
    }
  }

  /** Whether a figure is left to deploy; if not, the next task follows. */
  static boolean asks(DeadzoneState state) {
    boolean isLeft = waiting(state, state.agenda.side()) != 0;
    if (!isLeft) {
      state.agenda.pop();
    }
    return isLeft;
  }

  /** The figures that are not on the board yet. */
  static int waiting(DeadzoneState state, int side) {
    return state.scenario.roster(side) & ~state.figures.standing();
  }

  static void offer(DeadzoneState state, CommandList list) {
    int side = state.agenda.side();
    for (int rows = 0; list.isEmpty(); rows++) {
      offer(state, zone(state, side, rows), list);
    }
  }

  private static void offer(DeadzoneState state, CubeSet zone, CommandList list) {
    CubeSet room = new CubeSet();
    for (int left = waiting(state, state.agenda.side()); left != 0; left = Figures.rest(left)) {
      int figure = Figures.first(left);
      state.figures.findRoom(figure, room);
      room.retainAll(zone);
      for (int cube = room.first(); cube != Cube.NONE; cube = room.after(cube)) {
        list.append(state.scenario.commands().deploy(figure, cube));
      }
    }
  }

  // R75: when nobody has room left in the zone it grows by rows towards the enemy.
  private static CubeSet zone(DeadzoneState state, int side, int moreRows) {
    Zone own = state.field().zone(side);
    Zone grown =
        side == 0
            ? new Zone(own.firstRow(), Math.min(Cube.SIDE, own.lastRow() + moreRows))
            : new Zone(Math.max(1, own.firstRow() - moreRows), own.lastRow());
    CubeSet zone = new CubeSet();
    CubeSet standable = state.field().holding(1);
    for (int cube = standable.first(); cube != Cube.NONE; cube = standable.after(cube)) {
      if (grown.contains(cube)) {
        zone.add(cube);
      }
    }
    return zone;
  }

  static void deploy(DeadzoneState state, FigureId id, int cube, Referee referee) {
    int figure = state.scenario.figure(state.agenda.side(), id);
    state.figures.place(figure, cube);
    if (referee.isTelling()) {
      referee.tell(new Event.Deployed(state.id(figure), Cube.name(cube)));
    }
  }
}
