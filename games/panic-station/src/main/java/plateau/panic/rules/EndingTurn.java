package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;

/** Section 6, point 5: the end of a turn. */
final class EndingTurn {

  private EndingTurn() {}

  static void end(PanicState state, Journal journal) {
    state.agenda.pop();
    if (journal.isOn()) {
      journal.add(new Happening.TurnEnded(Colour.ALL.get(state.current), state.turn.actionPoints));
    }
  }
}
