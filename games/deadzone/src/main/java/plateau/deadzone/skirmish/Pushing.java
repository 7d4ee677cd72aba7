package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.roster.Keyword;

/** A7.9: push, slam and fall. */
final class Pushing {

  // What walls and gravity roll.
  private static final int HARD = 5;

  private static final int HARMFUL_FALL = 2;

  /** What is no cube: a push that ends there. */
  static final int AGAINST_A_WALL = Cube.NONE;

  private Pushing() {}

  /** Pushes a figure in a scattered direction; no die is rolled for a solid one. */
  static void scatter(DeadzoneState state, int figure, Referee referee) {
    if (!state.has(figure, Keyword.SOLID)) {
      push(state, figure, referee.scatter(), referee);
    }
  }

  static void push(DeadzoneState state, int figure, Direction direction, Referee referee) {
    if (state.has(figure, Keyword.SOLID)) {
      return;
    }
    int from = state.figures.cube(figure);
    int to = end(state, figure, from, direction);
    if (to == AGAINST_A_WALL) {
      slam(state, figure, direction, referee);
    } else if (to == from) {
      stay(state, figure, direction, referee);
    } else {
      land(state, figure, direction, to, referee);
    }
  }

  /** The cube where a push ends, its own one when it stays, or {@link #AGAINST_A_WALL}. */
  static int end(DeadzoneState state, int figure, int from, Direction direction) {
    Terrain terrain = state.field().terrain();
    int to = direction.from(from);
    if (to == Cube.NONE) {
      return from;
    }
    if (!terrain.isWayOpen(from, direction)) {
      return AGAINST_A_WALL;
    }
    int landing = terrain.landing(to);
    return state.figures.hasRoom(figure, landing) ? landing : from;
  }

  /** What a wall rolls against a figure that is slammed into it. */
  static Attempt wall() {
    return Attempt.of(Modifier.BASE, HARD);
  }

  /** What gravity rolls against a figure that falls. */
  static Attempt gravity(int levels) {
    return Attempt.of(Modifier.BASE + levels, HARD);
  }

  /** R13: one level is a jump. */
  static boolean isHarmful(int levels) {
    return levels >= HARMFUL_FALL;
  }

  private static void stay(DeadzoneState state, int figure, Direction direction, Referee referee) {
    if (referee.isTelling()) {
      referee.tell(new Event.NotPushed(state.id(figure), direction));
    }
  }

  private static void slam(DeadzoneState state, int figure, Direction direction, Referee referee) {
    if (referee.isTelling()) {
      referee.tell(new Event.Slammed(state.id(figure), direction));
    }
    int wall = referee.test(Roll.WALL, wall());
    int survived = survive(state, figure, referee);
    if (wall > survived) {
      Pinning.pin(state, figure, referee);
      Damage.inflict(state, figure, wall - survived, 0, referee);
    }
  }

  private static void land(
      DeadzoneState state, int figure, Direction direction, int landing, Referee referee) {
    int levels = Cube.level(state.figures.cube(figure)) - Cube.level(landing);
    state.figures.place(figure, landing);
    if (referee.isTelling()) {
      referee.tell(new Event.Pushed(state.id(figure), direction, Cube.name(landing)));
    }
    if (isHarmful(levels)) {
      fall(state, figure, levels, referee);
    }
    if (state.figures.isStanding(figure)) {
      Explosions.enter(state, figure, referee);
    }
  }

  private static void fall(DeadzoneState state, int figure, int levels, Referee referee) {
    if (referee.isTelling()) {
      referee.tell(new Event.Fell(state.id(figure), levels));
    }
    int gravity = referee.test(Roll.GRAVITY, gravity(levels));
    int survived = survive(state, figure, referee);
    Pinning.pin(state, figure, referee);
    if (gravity > survived) {
      Damage.inflict(state, figure, gravity - survived, 0, referee);
    }
  }

  static int survive(DeadzoneState state, int figure, Referee referee) {
    int stat = state.type(figure).survive();
    return referee.test(state, figure, Roll.SURVIVE, Modifier.BASE, stat, 0);
  }
}
