package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Command;

/** Fleeing: {@code flee} of B6.4. */
final class Flight {

  private static final int ORDER_BITS = 8;
  private static final int COST_BITS = 8;
  private static final int ITEM_BITS = 1;
  private static final int OBJECTIVE_BITS = 1;
  private static final int GUNS_BITS = 8;
  private static final int LENGTH_BITS = 8;
  private static final int DIRECTION_BITS = 16;
  private static final int GAP_BITS = 4;

  // Added to what should be as large as possible, so that the smallest key wins and none is < 0.
  private static final int WIDEST_GAP = Cube.SIDE;
  private static final int STRAIGHTEST = 1 << (DIRECTION_BITS - 1);

  private static final KeyShape KEY =
      new KeyShape()
          .then(TieBreak.DISTANCE, GAP_BITS)
          .then(TieBreak.STRAIGHT_AWAY, DIRECTION_BITS)
          .then(TieBreak.CENTRE, LENGTH_BITS)
          .then(TieBreak.BEST_COVER, GUNS_BITS)
          .then(TieBreak.OBJECTIVE, OBJECTIVE_BITS)
          .then(TieBreak.ITEM, ITEM_BITS)
          .then(TieBreak.COST, COST_BITS)
          .then(TieBreak.CUBE_ORDER, ORDER_BITS);

  /** Whom the figure flees from. */
  interface Threat {
    boolean isFrom(int enemy);
  }

  private final Surroundings around;
  private final Destinations destinations;
  private final Trace trace;

  // The cubes of the threats, and the way away from all of them.
  private final CubeSet threats = new CubeSet();
  private int eastward;
  private int northward;

  Flight(Surroundings around, Destinations destinations, Trace trace) {
    this.around = around;
    this.destinations = destinations;
    this.trace = trace;
  }

  /** A Move away from the threats, or nothing. */
  @Nullable Command flee(Threat threat) {
    if (!around.table().canMove()) {
      return trace.skip(Why.NOT_AFFORDABLE);
    }
    if (!destinations.mayLeave()) {
      return trace.skip(Why.HOLDS_OBJECTIVE);
    }
    look(threat);
    destinations.measure(around.table().advance(), Cube.NONE);
    int best = best();
    return best == Cube.NONE
        ? trace.skip(Why.NO_CUBE_FARTHER)
        : new Command.Move(best, destinations.via(best));
  }

  private void look(Threat threat) {
    threats.clear();
    eastward = 0;
    northward = 0;
    for (int i = 0; i < around.enemyCount(); i++) {
      int enemy = around.enemy(i);
      if (threat.isFrom(enemy)) {
        int there = around.table().cube(enemy);
        threats.add(there);
        eastward += Cube.column(around.cube()) - Cube.column(there);
        northward += Cube.row(around.cube()) - Cube.row(there);
      }
    }
    if (eastward == 0 && northward == 0) {
      northward = around.side() == 0 ? -1 : 1; // R43
    }
  }

  private int best() {
    int now = gap(around.cube());
    int best = Cube.NONE;
    long bestKey = Long.MAX_VALUE;
    long nextKey = Long.MAX_VALUE;
    List<Integer> considered = trace.isOn() ? new ArrayList<>() : List.of();
    CubeSet reach = destinations.reach();
    for (int to = reach.first(); to != Cube.NONE; to = reach.after(to)) {
      if (gap(to) > now && destinations.isAllowed(to)) {
        long key = key(to);
        nextKey = Math.min(nextKey, Math.max(key, bestKey));
        if (key < bestKey) {
          best = to;
          bestKey = key;
        }
        if (trace.isOn()) {
          considered.add(to);
        }
      }
    }
    if (best != Cube.NONE && trace.isOn()) {
      trace.fled(best, considered, KEY.decider(considered.size(), bestKey, nextKey));
    }
    return best;
  }

  private int gap(int from) {
    int gap = WIDEST_GAP;
    for (int threat = threats.first(); threat != Cube.NONE; threat = threats.after(threat)) {
      gap = Math.min(gap, Cube.distance(from, threat));
    }
    return gap;
  }

  private long key(int to) {
    int columns = Cube.column(to) - Cube.column(around.cube());
    int rows = Cube.row(to) - Cube.row(around.cube());
    Table table = around.table();
    long key = (long) WIDEST_GAP - gap(to);
    key = key << DIRECTION_BITS | (STRAIGHTEST - (columns * eastward + rows * northward));
    key = key << LENGTH_BITS | Nearest.squaredCentreDistance(around.cube(), to);
    key = key << GUNS_BITS | around.gunsOn(to);
    key = key << OBJECTIVE_BITS | (table.objectives().contains(to) ? 0 : 1);
    key = key << ITEM_BITS | (table.tokens().contains(to) ? 0 : 1);
    key = key << COST_BITS | destinations.cost(to);
    return key << ORDER_BITS | to;
  }
}
