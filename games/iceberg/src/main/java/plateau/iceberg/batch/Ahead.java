package plateau.iceberg.batch;

import java.util.Arrays;
import plateau.iceberg.map.IceMap;

/**
 * What is ahead of every match's attempt: walls by a look into the map's table, agents by comparing
 * all eight, so that no board has to be kept.
 *
 * <p>The agent that is to go is the acting one, or the one on the next cell when that is pushed. It
 * goes on from its cell in either case, so an attempt is one question for all types: what is
 * beyond?
 */
final class Ahead {

  private final int size;
  private final Walls walls;
  private final int[][] agents;
  private final int[][][] agentsOf;
  private final int[] spots;
  private final int[] ways;
  private final int[] scales;
  private final int[] beginnings;
  private final int[][] gaps;
  private final int[] nearest;
  private final int[] furthest;

  /** The agents as {@link Lanes} describes them; they are read again and again. */
  Ahead(IceMap map, int[][] agents) {
    this.agents = agents;
    size = agents[0].length;
    walls = new Walls(map);
    agentsOf =
        new int[][][] {
          Arrays.copyOfRange(agents, 0, IceMap.AGENTS),
          Arrays.copyOfRange(agents, IceMap.AGENTS, IceMap.ALL_AGENTS)
        };
    spots = new int[size];
    ways = new int[size];
    scales = new int[size];
    beginnings = new int[size];
    gaps = new int[IceMap.ALL_AGENTS][size];
    nearest = new int[size];
    furthest = new int[size];
  }

  /** Looks ahead of these attempts of one player. */
  void look(int player, int[] attempts) {
    Lanes.actors(size, attempts, agentsOf[player], spots, ways);
    Lanes.lookUp(size, walls.ways(), ways, ways);
    Lanes.scales(size, attempts, scales);
    Lanes.beginnings(size, attempts, beginnings);
    Arrays.fill(nearest, Lanes.ENDLESS);
    Arrays.fill(furthest, 0);
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      Lanes.gaps(size, agents[agent], spots, scales, beginnings, gaps[agent], nearest, furthest);
    }
  }

  /** The way before each acting agent, as {@link Walls} describes it. */
  int[] ways() {
    return ways;
  }

  /** The gap between the agent that is to go and this one, as {@link Lanes#gaps} finds it. */
  int[] gaps(int agent) {
    return gaps[agent];
  }

  /** The least of all gaps. */
  int[] nearest() {
    return nearest;
  }

  /** The greatest of all gaps. */
  int[] furthest() {
    return furthest;
  }
}
