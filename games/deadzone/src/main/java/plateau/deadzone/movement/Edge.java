package plateau.deadzone.movement;

import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Terrain;
import plateau.kernel.basis.Named;

/** The five ways to get from a cube to a neighbour (A3), and what they cost. */
public enum Edge implements Named {
  STEP(1),
  DIAGONAL(1),
  DROP(1),
  CLIMB(2),
  LADDER(1);

  private final int cost;

  Edge(int cost) {
    this.cost = cost;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** In cubes of movement. */
  public int cost() {
    return cost;
  }

  /** The edge from a cube to another: there is never more than one. */
  public static Optional<Edge> between(Terrain terrain, int from, int to) {
    boolean areNodes = terrain.isStandable(from) && terrain.isStandable(to);
    return areNodes && Cube.areAdjacent(from, to)
        ? betweenNodes(terrain, from, to)
        : Optional.empty();
  }

  private static Optional<Edge> betweenNodes(Terrain terrain, int from, int to) {
    int east = Cube.column(to) - Cube.column(from);
    int north = Cube.row(to) - Cube.row(from);
    int up = Cube.level(to) - Cube.level(from);
    if (east == 0 && north == 0) {
      return LADDER.when(terrain.hasLadderUp(Math.min(from, to)));
    }
    Direction direction = Direction.of(east, north);
    if (up == 0) {
      return (direction.isDiagonal() ? DIAGONAL : STEP).when(terrain.isWayOpen(from, direction));
    }
    if (direction.isDiagonal()) {
      return Optional.empty();
    }
    return up > 0
        ? CLIMB.when(canClimb(terrain, from, direction))
        : DROP.when(canDrop(terrain, from, direction));
  }

  private static boolean canDrop(Terrain terrain, int from, Direction direction) {
    return terrain.isWayOpen(from, direction) && terrain.floor(direction.from(from)) == Floor.NONE;
  }

  private static boolean canClimb(Terrain terrain, int from, Direction direction) {
    int above = Cube.above(from);
    boolean isSomethingToClimb =
        terrain.face(from, direction).isClimbable() || terrain.isSolid(direction.from(from));
    return isSomethingToClimb
        && !terrain.isSolid(above)
        && terrain.floor(above) == Floor.NONE
        && terrain.face(above, direction).isCrossable();
  }

  private Optional<Edge> when(boolean holds) {
    return holds ? Optional.of(this) : Optional.empty();
  }
}
