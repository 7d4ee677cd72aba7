package plateau.panic.player;

import plateau.panic.crew.Colour;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove;
import plateau.panic.view.ParasiteSeen;

/** Decisions 9 and 10: whom to let search with me, and which parasite to shift. */
final class Company {

  private Company() {}

  /** A human shares a search with whoever he trusts; an infected player shares nothing. */
  static PanicMove search(Situation now) {
    PanicMove best = new PanicMove.SearchAlone();
    double least = now.isHuman() ? now.temper().protectsFrom() : 0;
    for (PanicMove move : now.legal()) {
      if (move instanceof PanicMove.SearchWith(Colour partner)
          && now.suspicion(partner.seat()) < least) {
        least = now.suspicion(partner.seat());
        best = move;
      }
    }
    return best;
  }

  /** One that is with me; else any. */
  static PanicMove shift(Situation now) {
    for (PanicMove move : now.legal()) {
      if (move instanceof PanicMove.ShiftParasite(Disc disc) && isWithMe(now, disc)) {
        return move;
      }
    }
    return now.legal().getFirst();
  }

  private static boolean isWithMe(Situation now, Disc disc) {
    for (ParasiteSeen parasite : now.parasites()) {
      if (parasite.disc().equals(disc)) {
        return (now.myRooms() >> parasite.room().number() & 1) != 0;
      }
    }
    return false;
  }
}
