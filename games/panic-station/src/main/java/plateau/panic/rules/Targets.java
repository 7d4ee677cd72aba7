package plateau.panic.rules;

import plateau.kernel.basis.Named;
import plateau.panic.crew.Member;
import plateau.panic.parasite.Disc;

/** What a shot or blow is aimed at, as one small number: a character or a parasite disc. */
final class Targets {

  static final int NONE = -1;

  private static final int PARASITE = 16;

  private Targets() {}

  static int character(int member) {
    return member;
  }

  static int parasite(int disc) {
    return PARASITE + disc;
  }

  static boolean isParasite(int target) {
    return target >= PARASITE;
  }

  static int disc(int target) {
    return target - PARASITE;
  }

  static int roomOf(PanicState state, int target) {
    return isParasite(target) ? state.parasites.room(disc(target)) : state.crew.room(target);
  }

  static Named named(int target) {
    return isParasite(target) ? Disc.of(disc(target)) : Member.of(target);
  }
}
