package plateau.codroid.rules;

import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;

import plateau.kernel.journal.Journal;

/** Step 2, the disease develops (§6.2): symptoms first, then contagion in places at risk. */
final class Disease {

  private Disease() {}

  static void run(CodroidState state, Journal journal) {
    int fellSick = state.total(I);
    symptoms(state, journal);
    contagion(state, journal);
    if (journal.isOn()) {
      journal.add(new Happening.DiseaseDeveloped(fellSick, state.total(I)));
    }
  }

  private static void symptoms(CodroidState state, Journal journal) {
    for (int place = 0; place < Board.PLACES; place++) {
      int incubating = state.count(place, I);
      if (incubating > 0) {
        state.turn(place, I, S, incubating);
        if (journal.isOn()) {
          journal.add(new Happening.FellSick(Place.ALL.get(place), incubating));
        }
      }
    }
  }

  private static void contagion(CodroidState state, Journal journal) {
    for (int place = 0; place < Board.PLACES; place++) {
      if (state.isAtRisk(place)) {
        int infected = state.infect(place, infections(state, place));
        if (journal.isOn() && infected > 0) {
          journal.add(new Happening.Infected(Place.ALL.get(place), infected));
        }
      }
    }
  }

  /**
   * How many an at-risk place infects: the rate times the sick, at most the healthy, and one fewer
   * by gestures.
   */
  static int infections(CodroidState state, int place) {
    int infections =
        Math.min(state.count(place, Pawn.H), rate(state, place) * state.count(place, S));
    boolean oneFewer = state.isInForce(Measure.BARRIER_GESTURES_2) && place >= Board.HOUSES;
    return oneFewer ? Math.max(0, infections - 1) : infections;
  }

  // awareness governs the academy, masks every other place
  private static int rate(CodroidState state, int place) {
    if (place == Board.ACADEMY) {
      return state.isInForce(Measure.SCHOOL_AWARENESS) ? 2 : 4;
    }
    return state.isInForce(Measure.MANDATORY_MASKS) ? 1 : 2;
  }
}
