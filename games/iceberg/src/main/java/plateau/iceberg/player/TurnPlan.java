package plateau.iceberg.player;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.rules.IcebergMove;

/**
 * Searches the actions of a whole turn. Again and again it tries what each agent can do with the
 * points that it has left (go somewhere, or go beside somebody and push) and does what leads to the
 * best position, until nothing makes it better or it has judged enough. One thread at a time.
 */
final class TurnPlan {

  // Less than any difference that matters, more than what sums of fractions may be wrong by.
  private static final double BETTER = 1e-9;
  private static final int NOBODY = -1;

  /**
   * How many positions are judged for a turn. Hardly a turn needs as many; with the {@link
   * Window#MOST} aliens that a judgement looks at, this bounds the time of a turn without a clock,
   * so the same position gives the same turn everywhere.
   */
  static final int MOST_JUDGEMENTS = 4000;

  private final Ice ice;
  private final int player;
  private final Ground ground;
  private final Judgement judgement;
  private final Crowd crowd = new Crowd();
  private final CheapestWays ways;
  private final int mostJudgements;
  private final List<IcebergMove.OfAgent> plan = new ArrayList<>();
  private List<IcebergMove.OfAgent> best = List.of();
  private double highest;
  private int judgements;
  private int barredAgent = NOBODY;
  private int barredCell;

  TurnPlan(Ice ice, Atlas atlas, int mostJudgements) {
    this.mostJudgements = mostJudgements;
    this.ice = ice;
    this.player = ice.player();
    this.ground = atlas.ground();
    this.judgement = new Judgement(ice, player, atlas);
    this.ways = new CheapestWays(ground);
  }

  /** What the player whose turn it is should do from here until its turn ends. */
  static List<IcebergMove.OfAgent> of(Ice ice, Atlas atlas) {
    return new TurnPlan(ice.copy(), atlas, MOST_JUDGEMENTS).search();
  }

  /** The same, but this agent does not end on this cell. */
  static List<IcebergMove.OfAgent> without(Ice ice, Atlas atlas, int agent, int cell) {
    TurnPlan other = new TurnPlan(ice.copy(), atlas, MOST_JUDGEMENTS);
    other.barredAgent = agent;
    other.barredCell = cell;
    return other.search();
  }

  List<IcebergMove.OfAgent> search() {
    highest = isBarred() ? Double.NEGATIVE_INFINITY : worth();
    do {
      best = List.of();
      crowd.look(ice);
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        tryWays(agent);
      }
      best.forEach(this::act);
      plan.addAll(best);
    } while (!best.isEmpty() && hasTime());
    return plan;
  }

  /** How many positions the search has judged. */
  int judgements() {
    return judgements;
  }

  private boolean hasTime() {
    return judgements < mostJudgements;
  }

  private double worth() {
    judgements++;
    return judgement.of(ice);
  }

  private void tryWays(int agent) {
    int points = ice.points(player, agent);
    ways.search(crowd, crowd.cellOf(player, agent), points);
    for (int i = 0; i < ways.count() && hasTime(); i++) {
      int cell = ways.cell(i);
      List<IcebergMove.OfAgent> way = ways.way(agent, cell);
      judge(way);
      if (ways.cost(cell) + ActionType.PUSH.cost() <= points) {
        tryPushes(agent, cell, way);
      }
    }
  }

  private void tryPushes(int agent, int cell, List<IcebergMove.OfAgent> way) {
    for (Direction direction : Direction.ALL) {
      int beside = ground.next(cell, direction.ordinal());
      if (beside != Ground.NONE && crowd.agentOn(beside, 1 - player) >= 0) {
        List<IcebergMove.OfAgent> push = new ArrayList<>(way);
        push.add(IcebergMove.of(ActionType.PUSH, agent, direction));
        judge(push);
        push.add(IcebergMove.of(ActionType.MOVE, agent, direction));
        judge(push);
      }
    }
  }

  // A way may turn out to be barred, or too long for the points, when a push has no effect.
  private void judge(List<IcebergMove.OfAgent> way) {
    if (!hasTime()) {
      return;
    }
    int done = 0;
    while (done < way.size() && act(way.get(done))) {
      done++;
    }
    if (done == way.size() && !isBarred()) {
      double value = worth();
      if (value > highest + BETTER) {
        highest = value;
        best = List.copyOf(way);
      }
    }
    for (; done > 0; done--) {
      ice.undo();
    }
  }

  private boolean isBarred() {
    return barredAgent != NOBODY && ice.cellOf(player, barredAgent) == barredCell;
  }

  private boolean act(IcebergMove.OfAgent action) {
    int type = action.type().ordinal();
    return ice.act(type, action.agent(), action.direction().ordinal()) == 0;
  }
}
