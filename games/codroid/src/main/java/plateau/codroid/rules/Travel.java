package plateau.codroid.rules;

import static plateau.codroid.rules.Pawn.C;
import static plateau.codroid.rules.Pawn.H;
import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.journal.Journal;

/** Robots on their way, told to the journal (§4). */
final class Travel {

  private static final int[] SICK_FIRST = {S, I, H, C};

  private Travel() {}

  /** take(from, n) into another place; fewer when the place runs out. */
  static void send(CodroidState state, int from, int to, int number, Journal journal) {
    List<Pawn> sent = journal.isOn() ? new ArrayList<>() : List.of();
    for (int k = 0; k < number; k++) {
      int pawn = state.take(from, k);
      if (pawn < 0) {
        break;
      }
      state.put(to, pawn, 1);
      if (journal.isOn()) {
        sent.add(Pawn.ALL.get(pawn));
      }
    }
    if (!sent.isEmpty()) {
      journal.add(new Happening.Went(Place.ALL.get(from), Place.ALL.get(to), sent));
    }
  }

  /** flushHome(place): sick first, then incubating, healthy, cured; the place ends empty. */
  static void flushHome(CodroidState state, int place, Journal journal) {
    int leaving = state.pawnsIn(place);
    if (journal.isOn() && leaving > 0) {
      journal.add(new Happening.CameHome(Place.ALL.get(place), leaving));
    }
    for (int pawn : SICK_FIRST) {
      for (int left = state.count(place, pawn); left > 0; left--) {
        state.put(place, pawn, -1);
        int house = state.sendHome(pawn);
        if (journal.isOn()) {
          journal.add(Happening.Went.one(place, house, pawn));
        }
      }
    }
  }

  /** A new robot comes to the house under the marker. */
  static void arriveHome(CodroidState state, int pawn, Journal journal) {
    int house = state.sendHome(pawn);
    state.arrived++;
    if (journal.isOn()) {
      journal.add(new Happening.Arrived(Pawn.ALL.get(pawn), Place.ALL.get(house)));
    }
  }

  /** New robots appear in a place. */
  static void arriveAt(CodroidState state, int place, int pawn, int number, Journal journal) {
    state.put(place, pawn, number);
    state.arrived += number;
    for (int i = 0; i < number && journal.isOn(); i++) {
      journal.add(new Happening.Arrived(Pawn.ALL.get(pawn), Place.ALL.get(place)));
    }
  }
}
