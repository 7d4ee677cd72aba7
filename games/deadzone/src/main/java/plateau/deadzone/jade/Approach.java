package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Command;

/** Moving towards something: {@code moveTo} of B6.3, and the assault of B7.1. */
final class Approach {

  private static final int ORDER_BITS = 8;
  private static final int COST_BITS = 8;
  private static final int ITEM_BITS = 1;
  private static final int OBJECTIVE_BITS = 1;
  private static final int GUNS_BITS = 8;
  private static final int ROUTE_BITS = 16;

  private static final KeyShape KEY =
      new KeyShape()
          .then(TieBreak.SHORTEST_ROUTE, ROUTE_BITS)
          .then(TieBreak.BEST_COVER, GUNS_BITS)
          .then(TieBreak.OBJECTIVE, OBJECTIVE_BITS)
          .then(TieBreak.ITEM, ITEM_BITS)
          .then(TieBreak.COST, COST_BITS)
          .then(TieBreak.CUBE_ORDER, ORDER_BITS);

  /** How a movement is paid for. */
  private enum Pace {
    MOVE,
    SPRINT,
    FREE_MOVE
  }

  private final Surroundings around;
  private final Destinations destinations;
  private final Trace trace;

  Approach(Surroundings around, Destinations destinations, Trace trace) {
    this.around = around;
    this.destinations = destinations;
    this.trace = trace;
  }

  /** {@code moveTo}: a Move or a Sprint towards the goal, or nothing. */
  @Nullable Command moveTo(int goal) {
    if (!isSensible(goal)) {
      return null;
    }
    destinations.measureRoutes(goal);
    Pace pace = pace();
    boolean isAffordable =
        pace == Pace.MOVE ? around.table().canMove() : around.table().canDoLong();
    return isAffordable ? towards(goal, pace) : trace.skip(Why.NOT_AFFORDABLE);
  }

  /** B3.4: one more cube towards the goal, paid for by a command die. */
  @Nullable Command freeMoveTo(int goal) {
    if (!isSensible(goal)) {
      return null;
    }
    destinations.measureRoutes(goal);
    return towards(goal, Pace.FREE_MOVE);
  }

  /** The step {@code assault}: into the cube of this enemy, with all the movement it can afford. */
  @Nullable Command assault(int enemy) {
    if (around.isEnemyHere()) {
      return trace.skip(Why.IN_MELEE);
    }
    if (!around.table().canMove()) {
      return trace.skip(Why.NOT_AFFORDABLE);
    }
    if (!destinations.mayLeave()) {
      return trace.skip(Why.HOLDS_OBJECTIVE);
    }
    int goal = around.table().cube(enemy);
    boolean canSprint = around.table().canDoLong();
    destinations.measure(canSprint ? around.table().sprint() : around.table().advance(), goal);
    if (!destinations.reach().contains(goal)) {
      return trace.skip(Why.OUT_OF_REACH);
    }
    if (!destinations.isAllowed(goal)) {
      return trace.skip(Why.NOT_ALLOWED_THERE);
    }
    boolean isMoveEnough = destinations.cost(goal) <= around.table().advance();
    trace.went(goal, goal, List.of(goal), TieBreak.ONLY_ONE);
    return go(goal, isMoveEnough ? Pace.MOVE : Pace.SPRINT);
  }

  private boolean isSensible(int goal) {
    if (goal == around.cube()) {
      trace.skip(Why.ALREADY_THERE);
      return false;
    }
    if (!around.isShooter() && around.isEnemyHere()) {
      trace.skip(Why.IN_MELEE);
      return false;
    }
    if (!destinations.mayLeave()) {
      trace.skip(Why.HOLDS_OBJECTIVE);
      return false;
    }
    return true;
  }

  // Shooters only ever make Moves; R45: who cannot afford a Sprint makes a Move.
  private Pace pace() {
    boolean isMove =
        around.isShooter()
            || destinations.need() <= around.table().advance()
            || !around.table().canDoLong();
    return isMove ? Pace.MOVE : Pace.SPRINT;
  }

  private @Nullable Command towards(int goal, Pace pace) {
    int allowance =
        switch (pace) {
          case MOVE -> around.table().advance();
          case SPRINT -> around.table().sprint();
          case FREE_MOVE -> 1;
        };
    destinations.measure(allowance, goal);
    int best = trace.isOn() ? bestTold(goal) : best();
    return best == Cube.NONE ? trace.skip(Why.NO_CUBE_NEARER) : go(best, pace);
  }

  // The page's order of judging, cheapest questions first: a longer route never wins.
  private int best() {
    int now = destinations.route(around.cube());
    int best = Cube.NONE;
    long bestKey = Long.MAX_VALUE;
    int bestRoute = now - 1;
    CubeSet reach = destinations.reach();
    for (int to = reach.first(); to != Cube.NONE; to = reach.after(to)) {
      int route = destinations.route(to);
      if (route <= bestRoute && destinations.isAllowed(to)) {
        long key = key(to, route);
        if (key < bestKey) {
          best = to;
          bestKey = key;
          bestRoute = route;
        }
      }
    }
    return best;
  }

  // The same, looking at every cube, to tell what was considered and what decided.
  private int bestTold(int goal) {
    int now = destinations.route(around.cube());
    List<Integer> considered = new ArrayList<>();
    int best = Cube.NONE;
    long bestKey = Long.MAX_VALUE;
    long nextKey = Long.MAX_VALUE;
    CubeSet reach = destinations.reach();
    for (int to = reach.first(); to != Cube.NONE; to = reach.after(to)) {
      int route = destinations.route(to);
      if (route < now && destinations.isAllowed(to)) {
        considered.add(to);
        long key = key(to, route);
        nextKey = Math.min(nextKey, Math.max(key, bestKey));
        if (key < bestKey) {
          best = to;
          bestKey = key;
        }
      }
    }
    if (best != Cube.NONE) {
      trace.went(best, goal, considered, KEY.decider(considered.size(), bestKey, nextKey));
    }
    return best;
  }

  private long key(int to, int route) {
    Table table = around.table();
    long key = route;
    key = key << GUNS_BITS | around.gunsOn(to);
    key = key << OBJECTIVE_BITS | (table.objectives().contains(to) ? 0 : 1);
    key = key << ITEM_BITS | (table.tokens().contains(to) ? 0 : 1);
    key = key << COST_BITS | destinations.cost(to);
    return key << ORDER_BITS | to;
  }

  private Command go(int to, Pace pace) {
    return switch (pace) {
      case MOVE -> new Command.Move(to, destinations.via(to));
      case SPRINT -> new Command.Sprint(to, destinations.via(to));
      case FREE_MOVE -> new Command.FreeMove(to);
    };
  }
}
