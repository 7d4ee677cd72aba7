package plateau.codroid.rules;

import java.util.List;
import plateau.kernel.chance.Drawn;

/**
 * One step of a game under observation.
 *
 * @param where how to find it again: the seed, the round, the step
 */
record Watched(
    Moment moment, CodroidState before, CodroidState after, List<Drawn> draws, String where) {

  /** What can be watched, in the order of a turn. */
  enum Moment {
    SET_UP,
    MOVE_OUT,
    DISEASE,
    MOVE_BACK,
    /** Step 4a; the step 4 that it opens follows as CARE. */
    FREE_BEDS,
    CARE,
    OPEN_MEASURES,
    PLAY_MEASURE,
    EVENT,
    END_OF_TURN
  }

  interface Watcher {
    void saw(Watched step);
  }

  boolean is(Moment one) {
    return moment == one;
  }

  long drawsBelow(int n) {
    return draws.stream().filter(drawn -> drawn.n() == n).count();
  }

  static int inHospital(CodroidState state) {
    return Column.ALL.stream().mapToInt(state::inColumn).sum();
  }

  static int pawns(CodroidState state) {
    int outside = 0;
    for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
      outside += state.total(pawn);
    }
    return outside + inHospital(state);
  }

  static int beds(CodroidState state) {
    return state.bedsPerColumn + (state.extraRowOpen ? 1 : 0);
  }
}
