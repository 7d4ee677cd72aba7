package plateau.codroid.rules;

import plateau.codroid.rules.Watched.Moment;
import plateau.codroid.rules.Watched.Watcher;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Recording;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * Positions that real games reach seldom or never: any crowd anywhere, any measures together, the
 * hospital full or empty. Each step is run from each of them and shown to a watcher.
 */
final class RandomPositions {

  private static final int POSITIONS = 1500;

  private RandomPositions() {}

  static void watch(Watcher watcher) {
    for (long seed = 1; seed <= POSITIONS; seed++) {
      CodroidState start = position(seed);
      run(start, seed, Moment.DISEASE, watcher, (state, chance) -> Disease.run(state, Journal.OFF));
      run(
          start,
          seed,
          Moment.MOVE_BACK,
          watcher,
          (state, chance) -> SecondMovement.run(state, Journal.OFF));
      run(
          start,
          seed,
          Moment.MOVE_OUT,
          watcher,
          (state, chance) -> FirstMovement.run(state, chance, Journal.OFF));
      run(
          start,
          seed,
          Moment.CARE,
          watcher,
          (state, chance) -> Care.run(state, chance, Journal.OFF));
      run(
          start,
          seed,
          Moment.EVENT,
          watcher,
          (state, chance) -> Events.run(state, chance, Journal.OFF));
    }
  }

  static CodroidState position(long seed) {
    Seeded random = new Seeded(Seeded.derive(seed, 3));
    CodroidState state = new CodroidState(1, 10, 3 + random.below(6));
    int crowd = 1 + random.below(8);
    for (Place place : Place.ALL) {
      for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
        state.put(place.ordinal(), pawn, Math.max(0, random.below(crowd + 2) - 2));
      }
    }
    state.put(Board.BAR, Pawn.I, 1); // an infected robot, as always at the start of step 4 (§9)
    state.marker = random.below(Board.HOUSES);
    takeMeasures(state, random);
    for (Column column : Column.ALL) {
      state.changeColumn(column, random.below(Watched.beds(state) + 1));
    }
    return state;
  }

  private static void takeMeasures(CodroidState state, Seeded random) {
    state.taken = random.below(1 << Measure.ALL.size());
    if (state.isTaken(Measure.BARRIER_GESTURES_2)) {
      state.taken |= Measure.BARRIER_GESTURES_1.bit();
    }
    if (state.isTaken(Measure.TRANSPORT_CLOSURE)) {
      state.closeStationsFromMarker();
    }
    state.inForce = state.taken;
    state.extraRowOpen = state.isTaken(Measure.MILITARY_HOSPITAL);
  }

  private interface Rules {
    void run(CodroidState state, Chance chance);
  }

  private static void run(
      CodroidState start, long seed, Moment moment, Watcher watcher, Rules rules) {
    CodroidState after = start.copy();
    Recording chance = new Recording(new Seeded(Seeded.derive(seed, 4)));
    rules.run(after, chance);
    watcher.saw(
        new Watched(
            moment, start, after, chance.drawn(), "position %d, %s".formatted(seed, moment)));
  }
}
