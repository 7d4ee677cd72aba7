package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.rules.History.Fact;

/** Section 14. */
final class HeatScan {

  private HeatScan() {}

  static void take(PanicState state, Journal journal) {
    int humans = state.livingHumans();
    int infected = state.crew.livingPlayers() - humans;
    state.remember(Fact.HEAT_SCAN, infected, humans, History.NONE, History.NONE, History.NONE, 0);
    conclude(state.infection, Endings.living(state), infected, humans);
    if (journal.isOn()) {
      journal.add(new Happening.HeatScanTaken(infected, humans));
    }
    Endings.checkHeatScan(state, journal);
  }

  /** Section 16: who knows that all living players but perhaps himself are infected. */
  static void conclude(Infection infection, int living, int infected, int humans) {
    for (int seat = 0; seat < infection.seats(); seat++) {
      boolean isHumanHere = (living >> seat & 1) != 0 && !infection.isInfected(seat);
      if (infected > 0 && humans == (isHumanHere ? 1 : 0)) {
        infection.learnAll(seat, living);
      }
    }
  }
}
