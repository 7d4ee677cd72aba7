package plateau.iceberg.rules;

import java.util.Arrays;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;
import plateau.kernel.Evaluation;

/**
 * How good a position looks: the scores, and for each agent the best alien that it can still
 * capture, worth less the later that would be. For players that look one action ahead; blocking,
 * pushing and slides to come are not foreseen.
 *
 * <p>When a capture would be complete is counted from the start of the match, so that the end of a
 * turn by itself makes nothing look better. Points not yet spent count as steps already gone, so
 * that ending a turn makes things look worse as long as they are of use.
 */
public final class IcebergEvaluation implements Evaluation<IcebergState> {

  // A point in the last round is worth a third of one at the start.
  private static final double LATE = 150;
  // Between equally good ways the one that is nearer in steps.
  private static final double NEARER = 0.001;
  private static final double USUAL_LEAD = 60;
  private static final int CAPTURE_ROUNDS = 3;
  private static final int NONE = -1;

  @Override
  public double of(IcebergState state, int seat) {
    double lead = prospects(state, seat) - prospects(state, 1 - seat);
    return 0.5 + 0.5 * lead / (USUAL_LEAD + Math.abs(lead));
  }

  private static double prospects(IcebergState state, int player) {
    double sum = state.ice().score(player);
    int[] targets = new int[IceMap.AGENTS];
    Arrays.fill(targets, NONE);
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      double most = 0;
      for (int alien = 0; alien < state.ice().map().aliens().size(); alien++) {
        double worth = worth(state, player, agent, alien);
        if (worth > most && !isIn(targets, alien)) {
          most = worth;
          targets[agent] = alien;
        }
      }
      sum += most;
    }
    return sum;
  }

  private static boolean isIn(int[] targets, int alien) {
    return targets[0] == alien || targets[1] == alien || targets[2] == alien || targets[3] == alien;
  }

  // What this agent may hope to get for this alien; 0 when it would come too late.
  private static double worth(IcebergState state, int player, int agent, int number) {
    Ice ice = state.ice();
    Alien alien = ice.map().aliens().get(number);
    AlienState now = ice.alienState(number);
    if (alien.points() <= 0 || now == AlienState.CAPTURED || now == AlienState.GONE) {
      return 0;
    }
    int steps = state.terrain().stepsToAliens()[number][ice.cellOf(player, agent)];
    int counted = steps == 0 ? ice.captureProgress(number) : 0;
    double arrived = Math.max(ice.round() + roundsFor(ice, player, agent, steps), alien.arrival());
    double captured = arrived + CAPTURE_ROUNDS - 1 - counted;
    double last = Math.min((double) alien.arrival() + alien.duration(), ice.map().rounds()) - 1;
    if (steps == Terrain.UNREACHABLE || Math.ceil(captured) > last) {
      return 0;
    }
    return alien.points() * (1 - captured / LATE) - NEARER * steps;
  }

  // How many rounds end before the agent has gone these steps.
  private static double roundsFor(Ice ice, int player, int agent, int steps) {
    int ready = 0;
    if (ice.player() == player) {
      ready = ice.points(player, agent);
    } else if (ice.player() == 0) {
      ready = Ice.POINTS_PER_TURN; // player 1's turn in this round is still to come
    }
    return Math.max(0, steps - ready) / (double) Ice.POINTS_PER_TURN;
  }
}
