package plateau.panic;

import plateau.kernel.journal.Journal;
import plateau.panic.History.Fact;

/** Section 14. */
final class HeatScan {

  private HeatScan() {}

  static void take(PanicState state, Journal journal) {
    int humans = state.livingHumans();
    int infected = state.crew.livingPlayers() - humans;
    state.remember(Fact.HEAT_SCAN, infected, humans, History.NONE, History.NONE, History.NONE, 0);
    for (int seat = 0; seat < state.seats(); seat++) {
      conclude(state, seat, infected, humans);
    }
    if (journal.isOn()) {
      journal.add(new Happening.HeatScanTaken(infected, humans));
    }
    Endings.checkHeatScan(state, journal);
  }

  /** Section 16: who knows that all living players but perhaps himself are infected. */
  private static void conclude(PanicState state, int seat, int infected, int humans) {
    boolean isHumanHere = state.crew.isAlive(seat) && !state.infection.isInfected(seat);
    if (infected > 0 && humans == (isHumanHere ? 1 : 0)) {
      for (int other = 0; other < state.seats(); other++) {
        if (state.crew.isAlive(other)) {
          state.infection.learn(seat, other);
        }
      }
    }
  }
}
