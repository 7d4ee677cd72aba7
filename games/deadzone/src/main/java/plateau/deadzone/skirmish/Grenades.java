package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.Side;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.skirmish.Commands.AtCube;

/** A7.5: throwing a grenade. */
public final class Grenades {

  private static final int RANGE = 3;

  private Grenades() {}

  static void offer(DeadzoneState state, CommandList list) {
    if (!mayThrow(state)) {
      return;
    }
    CubeSet standable = state.field().holding(1);
    for (int cube = standable.first(); cube != Cube.NONE; cube = standable.after(cube)) {
      if (canReach(state, cube)) {
        list.append(state.scenario.commands().of(AtCube.THROW_GRENADE, cube));
      }
    }
  }

  static boolean mayThrow(DeadzoneState state) {
    int figure = state.activation.figure();
    Item item = state.figures.item(figure);
    return item != null
        && item.isGrenade()
        && state.activation.canShort(ActionKind.SHOOT)
        && state.type(figure).shoot() != FigureType.BLANK
        && !state.isInMelee(figure);
  }

  /** Whether the active figure could throw into a cube. */
  static boolean canReach(DeadzoneState state, int cube) {
    int from = state.figures.cube(state.activation.figure());
    Terrain terrain = state.field().terrain();
    return Cube.distance(from, cube) <= RANGE
        && terrain.isStandable(cube)
        && (state.field().sight().canSee(from, cube, state.hazards.smoke())
            || (terrain.isUnderOpenSky(from) && terrain.isUnderOpenSky(cube)));
  }

  static void throwAt(DeadzoneState state, int cube, Referee referee) {
    int figure = state.activation.figure();
    Item item = state.figures.item(figure);
    state.activation.payShort(ActionKind.SHOOT);
    state.activation.setActed();
    state.figures.setItem(figure, null);
    if (referee.isTelling() && item != null) {
      referee.tell(new Event.GrenadeThrown(state.id(figure), item, Cube.name(cube)));
    }
    int landing = landing(state, figure, cube, referee);
    if (item == Item.SMOKE_GRENADE) {
      state.hazards.addSmoke(landing);
      if (referee.isTelling()) {
        referee.tell(new Event.SmokeSpread(Cube.name(landing)));
      }
    } else {
      Explosions.explode(state, landing, Side.of(figure), referee);
    }
  }

  // The thrower's own cube is always hit.
  private static int landing(DeadzoneState state, int figure, int cube, Referee referee) {
    if (cube == state.figures.cube(figure)) {
      return cube;
    }
    Attempt attempt = attempt(state, figure);
    int successes =
        referee.test(
            state, figure, Roll.GRENADE, attempt.dice(), attempt.stat(), attempt.rerolls());
    return successes > 0 ? cube : stray(state, cube, referee);
  }

  /** The test of a throw into another cube than one's own. */
  public static Attempt attempt(DeadzoneState state, int figure) {
    return Attempt.of(Modifier.BASE, state.type(figure).shoot());
  }

  private static int stray(DeadzoneState state, int cube, Referee referee) {
    Direction direction = referee.scatter();
    int landing = strayed(state, cube, direction);
    if (referee.isTelling()) {
      referee.tell(new Event.GrenadeStrayed(direction, Cube.name(landing)));
    }
    return landing;
  }

  /** Where a throw at a cube lands that goes astray. */
  static int strayed(DeadzoneState state, int cube, Direction direction) {
    Terrain terrain = state.field().terrain();
    return terrain.isWayOpen(cube, direction) ? terrain.landing(direction.from(cube)) : cube;
  }
}
