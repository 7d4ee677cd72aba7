package plateau.iceberg.player;

import java.util.Arrays;
import java.util.List;
import plateau.iceberg.map.IceMap;

/**
 * Which aliens one side's agents can be at, and when: again and again the capture that can be
 * complete first goes to the agent that completes it first, who is free again after it. Nobody is
 * in anybody's way here. One thread at a time; a search forgets the one before.
 */
final class Assignment {

  /** Later than any round. */
  static final int NEVER = Journeys.NEVER;

  // Among captures complete in the same round the agent who is nearest.
  private static final double NEARER = 0.01;

  private final Window[] windows;
  // For each window when its agent is on the cell, and how far that agent has to go.
  private final int[] arrivals;
  private final double[] ways;
  // Where each agent is, and the round before that of the first turn in which it can go away.
  private final int[] cells = new int[IceMap.AGENTS];
  private final int[] bases = new int[IceMap.AGENTS];
  // For each agent and window when the capture would be complete.
  private final double[][] times;

  Assignment(List<Window> windows) {
    this.windows = windows.toArray(Window[]::new);
    this.arrivals = new int[windows.size()];
    this.ways = new double[windows.size()];
    this.times = new double[IceMap.AGENTS][windows.size()];
  }

  /**
   * Assigns the agents of a player.
   *
   * @param base the round before that of the player's next turn
   * @param counters the capture counter of each window's alien
   */
  void search(Crowd crowd, int player, int base, int[] counters) {
    Arrays.fill(arrivals, NEVER);
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      place(agent, crowd.cellOf(player, agent), base, counters);
    }
    while (assignNext(counters)) {}
  }

  private void place(int agent, int cell, int base, int[] counters) {
    cells[agent] = cell;
    bases[agent] = base;
    for (int w = 0; w < windows.length; w++) {
      if (arrivals[w] == NEVER) {
        times[agent][w] = finish(w, agent, counters) + NEARER * way(w, agent);
      }
    }
  }

  private boolean assignNext(int[] counters) {
    int window = -1;
    int agent = -1;
    double least = NEVER;
    for (int a = 0; a < IceMap.AGENTS; a++) {
      for (int w = 0; w < windows.length; w++) {
        if (arrivals[w] == NEVER && times[a][w] < least) {
          least = times[a][w];
          window = w;
          agent = a;
        }
      }
    }
    if (window >= 0) {
      arrivals[window] = arrival(window, agent);
      ways[window] = way(window, agent);
      place(agent, windows[window].cell(), finish(window, agent, counters), counters);
    }
    return window >= 0;
  }

  private int finish(int w, int agent, int[] counters) {
    Window window = windows[w];
    int start = Math.max(window.first(), arrival(w, agent));
    int counted = cells[agent] == window.cell() ? counters[w] : 0;
    int finish = Window.finish(start, counted);
    return finish <= window.last() ? finish : NEVER;
  }

  private int arrival(int w, int agent) {
    return bases[agent] + windows[w].journeys().turnsFrom(cells[agent]);
  }

  private double way(int w, int agent) {
    return windows[w].journeys().partTurnsFrom(cells[agent]);
  }

  /** The round at whose end an agent can be on the cell of this window; {@link #NEVER} for none. */
  int arrival(int w) {
    return arrivals[w];
  }

  /** The first end of a round that counts for that agent; {@link #NEVER} for none. */
  int start(int w) {
    return Math.max(windows[w].first(), arrivals[w]);
  }

  /** How many turns that agent has to go, with the part of the first one that it uses. */
  double way(int w) {
    return ways[w];
  }
}
