package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.crew.Role;

/** Section 18: when a decision is due, who takes it, and when it is taken automatically. */
final class Decisions {

  private Decisions() {}

  /** Whether there is anything to decide, as things stand now. */
  static boolean isDue(PanicState state, long task) {
    return switch (Agenda.kind(task)) {
      case TURN_ACTION -> state.turn.actionPoints > 0 && state.crew.isAlive(state.current);
      case MEETING -> Entering.isMeeting(state, Role.ALL.get(Agenda.a(task)));
      case RUN -> Entering.mayRun(state, Role.ALL.get(Agenda.a(task)));
      default -> true;
    };
  }

  /** The seat that takes it. */
  static int decider(PanicState state, long task) {
    return switch (Agenda.kind(task)) {
      case ANSWER, SHIFT_PARASITE -> Agenda.b(task);
      case VESTS -> Agenda.a(task);
      default -> state.current;
    };
  }

  /**
   * Kinds 2, 5, 9, 10 and 11 with only one option, and vests that nobody is asked about (R2), are
   * settled here. The others are always asked: skipping them would tell what a hand holds.
   */
  static boolean isSettledWithoutAsking(
      PanicState state, long task, Chance chance, Journal journal) {
    switch (Agenda.kind(task)) {
      case TURN_ACTION -> FirstSearch.review(state);
      case VESTS -> {
        if (!state.canPlayCards(Agenda.a(task))) {
          PlayingVests.playNone(state, journal);
          return true;
        }
      }
      case PLACE_ROOM, AIM, TEAM_SEARCH, SHIFT_PARASITE, HEAL_IN_BAY, FIRST_AID -> {
        PanicMove only = LegalMoves.onlyOne(state);
        if (only != null) {
          Resolution.decide(state, only, chance, journal);
          return true;
        }
      }
      default -> {}
    }
    return false;
  }
}
