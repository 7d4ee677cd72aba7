package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.parasite.Disc;
import plateau.panic.parasite.Parasites;

/** 12.2: what wounds do to parasites. */
final class ParasiteWounds {

  private ParasiteWounds() {}

  static void tell(int disc, boolean dies, Journal journal) {
    if (journal.isOn()) {
      journal.add(
          dies
              ? new Happening.ParasiteDied(Disc.of(disc))
              : new Happening.ParasiteTurnedGrey(Disc.of(disc)));
    }
  }

  static void blastParasites(PanicState state, int room, Journal journal) {
    Parasites parasites = state.parasites;
    if (journal.isOn()) {
      for (int left = parasites.in(room); left != 0; left &= left - 1) {
        int disc = Integer.numberOfTrailingZeros(left);
        tell(disc, !parasites.showsBlack(disc), journal);
      }
    }
    parasites.woundAll(room);
  }
}
