package plateau.deadzone.effect;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Event;
import plateau.deadzone.skirmish.Modifier;
import plateau.deadzone.skirmish.Referee;
import plateau.deadzone.skirmish.Roll;

/** A7.9: push, slam and fall. */
public final class Pushing {

  // What walls and gravity roll.
  private static final int HARD = 5;

  /** R13: one level is a jump. */
  private static final int HARMFUL_FALL = 2;

  private Pushing() {}

  /** Pushes a figure in a scattered direction; no die is rolled for a solid one. */
  public static void scatter(DeadzoneState state, int figure, Referee referee) {
    if (!state.has(figure, Keyword.SOLID)) {
      push(state, figure, referee.scatter(), referee);
    }
  }

  public static void push(DeadzoneState state, int figure, Direction direction, Referee referee) {
    if (state.has(figure, Keyword.SOLID)) {
      return;
    }
    Terrain terrain = state.field().terrain();
    int from = state.figures.cube(figure);
    int to = direction.from(from);
    if (to == Cube.NONE) {
      stay(state, figure, direction, referee);
    } else if (!terrain.isWayOpen(from, direction)) {
      slam(state, figure, direction, referee);
    } else if (!state.figures.hasRoom(figure, terrain.landing(to))) {
      stay(state, figure, direction, referee);
    } else {
      land(state, figure, direction, terrain.landing(to), referee);
    }
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
    int wall = referee.test(Roll.WALL, Modifier.BASE, HARD);
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
    if (levels >= HARMFUL_FALL) {
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
    int gravity = referee.test(Roll.GRAVITY, Modifier.BASE + levels, HARD);
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
