package plateau.codroid.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/** The sequence of play (§6): six steps, and one decision a turn, in step 5. */
final class Turn {

  private Turn() {}

  /** Steps 1 to 4, and the opening of step 5: everything up to the group's decision. */
  static void begin(CodroidState state, Chance chance, Journal journal) {
    if (journal.isOn()) {
      journal.add(new Happening.RoundBegan(state.round));
    }
    state.phase = Phase.MOVE_OUT;
    FirstMovement.run(state, chance, journal);
    state.phase = Phase.DISEASE;
    Disease.run(state, journal);
    state.phase = Phase.MOVE_BACK;
    SecondMovement.run(state, journal);
    state.phase = Phase.HOSPITAL;
    Care.run(state, chance, journal);
    if (state.status == Status.IN_PROGRESS) {
      state.phase = Phase.MEASURES;
      Measures.open(state, journal);
    }
  }

  /** The group is done: step 6, the end of the turn, and on to the next decision. */
  static void finish(CodroidState state, Chance chance, Journal journal) {
    state.pointsLeft = 0; // what is not spent is lost
    state.phase = Phase.EVENT;
    Events.run(state, chance, journal);
    end(state, journal);
    if (state.status == Status.IN_PROGRESS) {
      begin(state, chance, journal);
    }
  }

  /** §6.7. */
  static void end(CodroidState state, Journal journal) {
    if (journal.isOn() && state.inForce != state.taken) {
      journal.add(new Happening.CameIntoForce(Measure.listOf(state.taken & ~state.inForce)));
    }
    state.inForce = state.taken;
    if (state.isInForce(Measure.MILITARY_HOSPITAL)) {
      state.extraRowOpen = true;
    }
    state.round++;
    if (state.round > state.rounds) {
      state.end(Status.LOST_TIME);
      if (journal.isOn()) {
        journal.add(new Happening.Ended(state.status));
      }
    }
  }
}
