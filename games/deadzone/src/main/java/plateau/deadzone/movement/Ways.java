package plateau.deadzone.movement;

import java.util.stream.Stream;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;

/**
 * The movement graph of a terrain (A3), and the cost of the cheapest way between any two cubes in a
 * table of 72 KB. Built once, then never changed; questions allocate nothing. With figures on the
 * board, ask a {@link Travel}.
 */
public final class Ways {

  /** Infinite: more than any way costs. */
  public static final int NO_WAY = Short.MAX_VALUE;

  // By cost: the cubes that an edge of cost 1, or 2, leads to from a cube, or comes from.
  private final CubeSet[] oneFrom = emptySets();
  private final CubeSet[] twoFrom = emptySets();
  private final CubeSet[] oneTo = emptySets();
  private final CubeSet[] twoTo = emptySets();
  private final short[] walk = new short[Cube.COUNT * Cube.COUNT];

  private Ways() {}

  public static Ways of(Terrain terrain) {
    Ways ways = new Ways();
    for (int from = 0; from < Cube.COUNT; from++) {
      for (int to = 0; to < Cube.COUNT; to++) {
        ways.addEdge(terrain, from, to);
      }
    }
    ways.measure();
    return ways;
  }

  /** {@code walk(a, b)}: the cheapest cost ignoring all figures, or {@link #NO_WAY}. */
  public int walk(int from, int to) {
    return walk[from * Cube.COUNT + to];
  }

  /** The cost of the edge from a cube to another, or {@link #NO_WAY}. */
  public int edge(int from, int to) {
    return oneFrom[from].contains(to) ? 1 : twoFrom[from].contains(to) ? 2 : NO_WAY;
  }

  /** The ends of the edges from a cube that cost so much. Not to be changed. */
  CubeSet leadingFrom(int cube, int cost) {
    return cost == 1 ? oneFrom[cube] : twoFrom[cube];
  }

  /** The starts of the edges to a cube that cost so much. Not to be changed. */
  CubeSet leadingTo(int cube, int cost) {
    return cost == 1 ? oneTo[cube] : twoTo[cube];
  }

  private void addEdge(Terrain terrain, int from, int to) {
    Edge.between(terrain, from, to)
        .ifPresent(
            edge -> {
              leadingFrom(from, edge.cost()).add(to);
              leadingTo(to, edge.cost()).add(from);
            });
  }

  private void measure() {
    CubeSet nobody = new CubeSet();
    Travel travel = new Travel(this);
    for (int from = 0; from < Cube.COUNT; from++) {
      travel.measureFrom(from, NO_WAY, nobody, nobody);
      for (int to = 0; to < Cube.COUNT; to++) {
        walk[from * Cube.COUNT + to] = (short) travel.cost(to);
      }
    }
  }

  private static CubeSet[] emptySets() {
    return Stream.generate(CubeSet::new).limit(Cube.COUNT).toArray(CubeSet[]::new);
  }
}
