package plateau.iceberg.player;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.rules.IcebergMove;

/**
 * Chooses among several plans for a turn by what comes after them: both players go on as planned
 * for some turns, and the position there is judged. The plans are the one that looks best at once,
 * and for each agent the best one in which it ends elsewhere. One thread at a time.
 */
final class Foresight {

  private final Atlas atlas;
  private final int turns;

  /**
   * @param turns how many turns after the planned one are foreseen
   */
  Foresight(Atlas atlas, int turns) {
    this.atlas = atlas;
    this.turns = turns;
  }

  List<IcebergMove.OfAgent> plan(Ice ice) {
    List<IcebergMove.OfAgent> best = List.of();
    double most = Double.NEGATIVE_INFINITY;
    for (List<IcebergMove.OfAgent> plan : plans(ice)) {
      double worth = worth(ice, plan);
      if (worth > most) {
        most = worth;
        best = plan;
      }
    }
    return best;
  }

  private SequencedSet<List<IcebergMove.OfAgent>> plans(Ice ice) {
    SequencedSet<List<IcebergMove.OfAgent>> plans = new LinkedHashSet<>();
    List<IcebergMove.OfAgent> first = TurnPlan.of(ice, atlas);
    plans.add(first);
    Ice end = played(ice, first);
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      plans.add(TurnPlan.without(ice, atlas, agent, end.cellOf(ice.player(), agent)));
    }
    return plans;
  }

  private double worth(Ice ice, List<IcebergMove.OfAgent> plan) {
    int player = ice.player();
    Ice later = played(ice, plan);
    for (int turn = 0; turn < turns && goesOn(later); turn++) {
      later = played(later, TurnPlan.of(later, atlas));
    }
    int lead = later.score(player) - later.score(1 - player);
    if (later.isOver()) {
      return lead;
    }
    double judged = new Judgement(later, later.player(), atlas).of(later);
    return lead + (later.player() == player ? judged : -judged);
  }

  /** The end of the turn after these actions, before anything is counted. */
  private static Ice played(Ice ice, List<IcebergMove.OfAgent> plan) {
    Ice end = ice.copy();
    for (IcebergMove.OfAgent action : plan) {
      end.act(action.type().ordinal(), action.agent(), action.direction().ordinal());
    }
    return end;
  }

  /** The next turn begins, if there is one. */
  private static boolean goesOn(Ice ice) {
    ice.endTurn();
    if (ice.player() == Ice.NOBODY && !ice.isOver()) {
      ice.beginRound();
    }
    return !ice.isOver();
  }
}
