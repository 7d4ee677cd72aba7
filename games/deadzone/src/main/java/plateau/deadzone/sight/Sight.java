package plateau.deadzone.sight;

import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;

/**
 * Who sees whom on a terrain (A2): a table of 36 KB built once, so that a question is one array
 * read. Immutable.
 *
 * <p>Smoke comes and goes, so it is looked at on top. Smoke in a cube that the line visits shuts
 * it; smoke in none of the cubes that the line visits or turns round changes nothing. Only smoke
 * beside an edge or a corner that the line goes through makes us follow the line again.
 */
public final class Sight {

  private static final CubeSet NO_SMOKE = new CubeSet();

  private final Terrain terrain;
  private final byte[] table = new byte[Cube.COUNT * Cube.COUNT];

  public Sight(Terrain terrain) {
    this.terrain = terrain;
    for (int viewer = 0; viewer < Cube.COUNT; viewer++) {
      for (int target = 0; target < Cube.COUNT; target++) {
        table[viewer * Cube.COUNT + target] =
            (byte) SightLine.visibility(terrain, NO_SMOKE, viewer, target).ordinal();
      }
    }
  }

  /** What the viewer sees of the target where there is no smoke on the board. */
  public Visibility visibility(int viewer, int target) {
    return Visibility.ALL.get(table[viewer * Cube.COUNT + target]);
  }

  public Visibility visibility(int viewer, int target, CubeSet smoke) {
    Visibility withoutSmoke = visibility(viewer, target);
    if (smoke.isEmpty() || viewer == target || withoutSmoke == Visibility.BLOCKED) {
      return withoutSmoke;
    }
    if (StraightLine.visits(viewer, target, smoke)) {
      return Visibility.BLOCKED;
    }
    return StraightLine.turnsRound(viewer, target, smoke)
        ? SightLine.visibility(terrain, smoke, viewer, target)
        : withoutSmoke;
  }

  public boolean canSee(int viewer, int target, CubeSet smoke) {
    return visibility(viewer, target, smoke) != Visibility.BLOCKED;
  }

  /** What hides the target, or a part of it; empty when the viewer sees it clear. */
  public Optional<Obstacle> obstacle(int viewer, int target, CubeSet smoke) {
    return SightLine.obstacle(terrain, smoke, viewer, target);
  }

  /** A7.4, mod-smoke: whether a cube that the line visits is adjacent to a smoke cube. */
  public static boolean isHazy(int viewer, int target, CubeSet adjacentToSmoke) {
    return StraightLine.visits(viewer, target, adjacentToSmoke);
  }
}
