package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.movement.Travel;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.skirmish.Commands.AtCube;

/** A7.1: Move, Sprint and the free move of a command die. */
final class Moving {

  /** A9: the cost of a free move. */
  private static final int FREE_MOVE = 1;

  private Moving() {}

  static void offerMoves(DeadzoneState state, CommandList list) {
    int figure = state.activation.figure();
    if (state.activation.canShort(ActionKind.MOVE)) {
      offer(state, AtCube.MOVE, advance(state, figure), list);
    }
  }

  static void offerSprints(DeadzoneState state, CommandList list) {
    if (maySprint(state)) {
      offer(state, AtCube.SPRINT, sprint(state, state.activation.figure()), list);
    }
  }

  static void offerFreeMoves(DeadzoneState state, CommandList list) {
    offer(state, AtCube.FREE_MOVE, freeMove(state), list);
  }

  private static void offer(DeadzoneState state, AtCube kind, int allowance, CommandList list) {
    if (allowance == 0) {
      return;
    }
    CubeSet reach = reach(state, state.activation.figure(), allowance);
    Commands commands = state.scenario.commands();
    for (int cube = reach.first(); cube != Cube.NONE; cube = reach.after(cube)) {
      list.append(commands.of(kind, cube));
    }
  }

  /** A7.2: one who has to break away may only Move. */
  static boolean maySprint(DeadzoneState state) {
    return state.activation.canLong()
        && BreakingAway.holding(state, state.activation.figure()) == 0;
  }

  /** Its Advance, with what a special order adds. */
  static int advance(DeadzoneState state, int figure) {
    return state.type(figure).advance() + rush(state, figure);
  }

  /** Its Sprint, with what a special order adds. */
  static int sprint(DeadzoneState state, int figure) {
    return state.type(figure).sprint() + rush(state, figure);
  }

  private static int rush(DeadzoneState state, int figure) {
    Activation activation = state.activation;
    return activation.isBloodRushed() && activation.figure() == figure ? 1 : 0;
  }

  // A11.2: a sentry has no Speed, and no die moves it.
  private static int freeMove(DeadzoneState state) {
    return state.type(state.activation.figure()).sprint() == 0 ? 0 : FREE_MOVE;
  }

  /** Where a figure may end a movement (A3, A7.1). */
  static CubeSet reach(DeadzoneState state, int figure, int allowance) {
    CubeSet enemies = state.figures.cubesOf(Side.other(Side.of(figure)));
    CubeSet room = new CubeSet();
    state.figures.findRoom(figure, room);
    CubeSet reach = new CubeSet();
    state
        .field()
        .travel()
        .reach(
            state.figures.cube(figure),
            allowance,
            enemies,
            room,
            state.minesAgainst(figure),
            reach);
    if (!state.type(figure).canFight()) {
      reach.removeAll(enemies);
    }
    return reach;
  }

  /** Whether one can get to a destination that is in reach by passing through these cubes. */
  static boolean isPath(DeadzoneState state, int destination, List<Integer> via, int allowance) {
    int figure = state.activation.figure();
    CubeSet enemies = state.figures.cubesOf(Side.other(Side.of(figure)));
    Ways ways = state.field().ways();
    int cost = 0;
    int at = state.figures.cube(figure);
    for (int cube : via) {
      boolean isStopped =
          enemies.contains(cube)
              || (state.minesAgainst(figure).contains(cube)
                  && !state.figures.hasRoom(figure, cube));
      if (isStopped || ways.edge(at, cube) == Ways.NO_WAY) {
        return false;
      }
      cost += ways.edge(at, cube);
      at = cube;
    }
    int last = ways.edge(at, destination);
    return last != Ways.NO_WAY && cost + last <= allowance;
  }

  static void move(DeadzoneState state, int destination, List<Integer> via) {
    state.activation.payShort(ActionKind.MOVE);
    begin(state, destination, via, false);
  }

  static void sprint(DeadzoneState state, int destination, List<Integer> via) {
    state.activation.payLong();
    begin(state, destination, via, true);
  }

  static void freeMove(DeadzoneState state, int destination) {
    begin(state, destination, List.of(), false);
  }

  private static void begin(
      DeadzoneState state, int destination, List<Integer> via, boolean isSprint) {
    int figure = state.activation.figure();
    int side = Side.of(figure);
    state.activation.setActed();
    plan(state, figure, destination, via);
    state.movement.setSprint(isSprint);
    state.agenda.push(TaskKind.FOLLOW_PATH, side);
    if (BreakingAway.holding(state, figure) != 0) {
      state.agenda.push(TaskKind.LEAVER, Side.other(side));
    }
  }

  private static void plan(DeadzoneState state, int figure, int destination, List<Integer> via) {
    Movement movement = state.movement;
    movement.clear();
    if (via.isEmpty()) {
      Travel travel = state.field().travel();
      CubeSet room = new CubeSet();
      state.figures.findRoom(figure, room);
      int length =
          travel.choosePath(
              state.figures.cube(figure),
              destination,
              state.figures.cubesOf(Side.other(Side.of(figure))),
              room,
              state.minesAgainst(figure));
      for (int i = 0; i < length; i++) {
        movement.add(travel.pathCube(i));
      }
    } else {
      via.forEach(movement::add);
      movement.add(destination);
    }
  }

  /**
   * The cubes that the active figure of a copy would enter on its way to a destination in reach, up
   * to the first mine that stops it.
   */
  static List<Integer> path(DeadzoneState copy, int destination) {
    int figure = copy.activation.figure();
    plan(copy, figure, destination, List.of());
    List<Integer> path = new ArrayList<>();
    int cubes = cubesToFirstMine(copy, figure);
    for (int i = 0; i < cubes; i++) {
      path.add(copy.movement.cube(i));
    }
    return path;
  }

  /** Goes the way, unless a break-away test has called it off. */
  static void followPath(DeadzoneState state, Referee referee) {
    Movement movement = state.movement;
    int figure = state.activation.figure();
    if (movement.length() == 0) {
      return;
    }
    int cubes = cubesToFirstMine(state, figure);
    if (referee.isTelling()) {
      tell(state, figure, cubes, referee);
    }
    state.figures.place(figure, movement.cube(cubes - 1));
    movement.clear();
    boolean isStopped = Explosions.enter(state, figure, referee);
    if (!isStopped && state.isInMelee(figure)) {
      state.agenda.push(TaskKind.FOE, Side.of(figure));
    }
  }

  /** Whether the movement that is under way stops at a mine. */
  static boolean isMined(DeadzoneState state) {
    int figure = state.activation.figure();
    return state.movement.length() > 0
        && state
            .minesAgainst(figure)
            .contains(state.movement.cube(cubesToFirstMine(state, figure) - 1));
  }

  // A11.2: a movement stops at a mine.
  private static int cubesToFirstMine(DeadzoneState state, int figure) {
    CubeSet mines = state.minesAgainst(figure);
    Movement movement = state.movement;
    int cubes = 1;
    while (cubes < movement.length() && !mines.contains(movement.cube(cubes - 1))) {
      cubes++;
    }
    return cubes;
  }

  private static void tell(DeadzoneState state, int figure, int cubes, Referee referee) {
    List<String> path = new ArrayList<>();
    for (int i = 0; i < cubes; i++) {
      path.add(Cube.name(state.movement.cube(i)));
    }
    String from = Cube.name(state.figures.cube(figure));
    referee.tell(
        state.movement.isSprint()
            ? new Event.Sprinted(state.id(figure), from, path)
            : new Event.Moved(state.id(figure), from, path));
  }
}
