package plateau.codroid.rules;

import plateau.kernel.Evaluation;

/**
 * How good a position looks to the group: the chance to win by a logistic formula over the numbers
 * of robots, the free beds, the time left and the measures taken. The weights were fitted to two
 * million positions of simulated games and then rounded; docs/decisions/0008-codroid-evaluation.md
 * tells how. Allocates nothing.
 */
public final class CodroidEvaluation implements Evaluation<CodroidState> {

  // For each measure what it is worth at once, and what it is worth for the time that is left (ten
  // rounds are 1).
  private static final double[] WORTH = new double[Measure.ALL.size()];
  private static final double[] WORTH_OVER_TIME = new double[Measure.ALL.size()];

  static {
    worth(Measure.BARRIER_GESTURES_1, -0.1, 0.1);
    worth(Measure.SHOPPING_GOOD_PRACTICE, 0.0, 0.7);
    worth(Measure.BARRIER_GESTURES_2, -0.5, 1.0);
    worth(Measure.LIMIT_CLOCKWISE, -0.2, 0.8);
    worth(Measure.LIMIT_ANTICLOCKWISE, -0.4, 0.8);
    worth(Measure.EMERGENCY_LIMITS, 3.4, -3.1);
    worth(Measure.BORDER_SCREENING, -0.7, 1.6);
    worth(Measure.MILITARY_HOSPITAL, 0.2, -0.3);
    worth(Measure.SCHOOL_AWARENESS, -0.3, 0.8);
    worth(Measure.MANDATORY_MASKS, -0.4, 0.8);
    worth(Measure.SCHOOL_CLOSURE, -0.5, 1.0);
    worth(Measure.LOCKDOWN, -0.3, 0.9);
    worth(Measure.PUBLIC_PLACES_CLOSURE, -0.3, 0.9);
    worth(Measure.MARKET_CLOSURE, -0.4, 1.3);
    worth(Measure.TRANSPORT_CLOSURE, -0.5, 1.4);
    worth(Measure.TREATMENT, 0.5, 3.0);
  }

  private static void worth(Measure measure, double atOnce, double overTime) {
    WORTH[measure.ordinal()] = atOnce;
    WORTH_OVER_TIME[measure.ordinal()] = overTime;
  }

  @Override
  public double of(CodroidState state, int seat) {
    if (state.status != Status.IN_PROGRESS) {
      return state.status.isWon() ? 1 : 0;
    }
    double timeLeft = (state.rounds - state.round) / 10.0;
    double sum = -4.8 + 7.0 * timeLeft + robots(state) + hospital(state) + cards(state, timeLeft);
    return 1 / (1 + Math.exp(-sum));
  }

  // Forty cured robots are the usual way to win, so every cured robot counts most.
  private static double robots(CodroidState state) {
    return state.total(Pawn.C) * 0.103
        - state.total(Pawn.H) * 0.029
        - state.total(Pawn.I) * 0.058
        - state.total(Pawn.S) * 0.033;
  }

  private static double hospital(CodroidState state) {
    double free = freeBeds(state);
    double soonAdmitted = (state.total(Pawn.S) + state.total(Pawn.I)) / 3.0;
    return free * 0.024 - Math.max(0, soonAdmitted - free) * 0.23;
  }

  private static int freeBeds(CodroidState state) {
    boolean extraRow = state.extraRowOpen || state.isTaken(Measure.MILITARY_HOSPITAL);
    int free = Column.ALL.size() * (state.bedsPerColumn + (extraRow ? 1 : 0));
    for (Column column : Column.ALL) {
      free -= state.inColumn(column);
    }
    return free;
  }

  private static double cards(CodroidState state, double timeLeft) {
    double sum = (state.pointsLeft + state.trustBank) * 0.16;
    for (int left = state.taken; left != 0; left &= left - 1) {
      int measure = Integer.numberOfTrailingZeros(left);
      sum += WORTH[measure] + WORTH_OVER_TIME[measure] * timeLeft;
    }
    return sum;
  }
}
