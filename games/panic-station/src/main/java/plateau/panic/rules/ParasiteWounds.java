package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.parasite.Disc;
import plateau.panic.parasite.Parasites;

/** 12.2: what wounds do to parasites. */
final class ParasiteWounds {

  private ParasiteWounds() {}

  static void wound(PanicState state, int disc, int wounds, Journal journal) {
    boolean dies = wounds > 1 || !state.parasites.showsBlack(disc);
    state.parasites.wound(disc, wounds);
    tell(disc, dies, journal);
  }

  /** One wound to each of them in this room. */
  static void woundAll(PanicState state, int room, Journal journal) {
    Parasites parasites = state.parasites;
    if (journal.isOn()) {
      for (int left = parasites.in(room); left != 0; left &= left - 1) {
        int disc = Integer.numberOfTrailingZeros(left);
        tell(disc, !parasites.showsBlack(disc), journal);
      }
    }
    parasites.woundAll(room);
  }

  private static void tell(int disc, boolean dies, Journal journal) {
    if (journal.isOn()) {
      journal.add(
          dies
              ? new Happening.ParasiteDied(Disc.of(disc))
              : new Happening.ParasiteTurnedGrey(Disc.of(disc)));
    }
  }
}
