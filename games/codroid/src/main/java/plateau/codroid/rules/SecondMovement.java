package plateau.codroid.rules;

import plateau.kernel.journal.Journal;

/** Step 3, robots come home (§6.3). Robots in public places stay there. */
final class SecondMovement {

  private SecondMovement() {}

  static void run(CodroidState state, Journal journal) {
    Travel.flushHome(state, Board.ACADEMY, journal);
    Travel.flushHome(
        state, Board.MARKET_2, journal); // the tills empty before the aisles move on
    if (state.isInForce(Measure.SHOPPING_GOOD_PRACTICE)) {
      Travel.flushHome(state, Board.MARKET_1, journal);
    } else {
      queueAtTheTills(state, journal);
    }
  }

  private static void queueAtTheTills(CodroidState state, Journal journal) {
    int shoppers = state.pawnsIn(Board.MARKET_1);
    state.moveAll(Board.MARKET_1, Board.MARKET_2);
    if (journal.isOn() && shoppers > 0) {
      journal.add(new Happening.MovedToTills(shoppers));
    }
  }
}
