package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.station.TerminalFunction;

/**
 * Works through the {@link Agenda} until a seat has to decide or the game is over. A decision is
 * answered by {@link #decide}, which does what it says and leaves what follows on the agenda.
 */
final class Resolution {

  private Resolution() {}

  /** Goes on up to the next decision. */
  static void run(PanicState state, Chance chance, Journal journal) {
    while (state.ending == null) {
      if (state.agenda.isEmpty()) {
        Turn.beginNext(state, chance, journal);
      } else if (Agenda.kind(state.agenda.top()).isDecision()) {
        if (asks(state, chance, journal)) {
          return;
        }
      } else {
        resolve(state, state.agenda.pop(), chance, journal);
      }
    }
  }

  /** Whether the decision on top waits for its seat; if not, it has been dealt with. */
  private static boolean asks(PanicState state, Chance chance, Journal journal) {
    long task = state.agenda.top();
    if (!Decisions.isDue(state, task)) {
      state.agenda.pop();
      return false;
    }
    if (Decisions.isSettledWithoutAsking(state, task, chance, journal)) {
      return false;
    }
    state.decider = Decisions.decider(state, task);
    return true;
  }

  private static void resolve(PanicState state, long task, Chance chance, Journal journal) {
    switch (Agenda.kind(task)) {
      case TAKE_TURN -> Turn.take(state, journal);
      case PARASITES_ATTACK -> ParasitePhase.attackNext(state, task, journal);
      case CHECK_DEATHS -> Endings.checkDeaths(state, Agenda.a(task), journal);
      case SPAWN -> Spawn.appear(state, Agenda.a(task), Agenda.b(task), chance, journal);
      case DRAW -> Searching.draw(state, task, chance, journal);
      case TERMINAL ->
          UsingTerminal.function(state, TerminalFunction.ALL.get(Agenda.a(task)), journal);
      case TURN_ACTION,
          PLACE_ROOM,
          MEETING,
          OFFER,
          ANSWER,
          AIM,
          VESTS,
          RUN,
          TEAM_SEARCH,
          SHIFT_PARASITE,
          HEAL_IN_BAY,
          FIRST_AID ->
          throw new IllegalStateException("a decision cannot be resolved without its seat");
    }
  }

  /** Answers the decision on top of the agenda. */
  static void decide(PanicState state, PanicMove move, Chance chance, Journal journal) {
    Actions.of(move).play(state, move, chance, journal);
  }
}
