package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;

/**
 * How humans bring gas cans together. Nobody may show a card, so a convention tells who gives: the
 * one whose trooper is less fit gives a gas can to the other.
 */
final class Friends {

  private Friends() {}

  static boolean isTrusted(Situation now, int seat) {
    return now.isLivingOther(seat) && now.suspicion(seat) < now.temper().protectsFrom();
  }

  /** Whether his trooper, not mine, should have the gas cans: health, then the lower seat. */
  static boolean isFitter(Situation now, int seat) {
    return fitness(now, seat) > fitness(now, now.me());
  }

  private static int fitness(Situation now, int seat) {
    int health = now.character(Member.index(seat, Role.TROOPER)).health();
    return health == 0 ? 0 : health * now.players() + now.players() - seat;
  }

  /** Once there is nothing else to do, a gas can goes to a trusted player with a fitter trooper. */
  static @Nullable PanicMove bringGasCan(Situation now) {
    boolean hasOne = now.gasCans() > 0 && now.isHiveLaid();
    return hasOne && !now.canBurn()
        ? Visits.to(now, seat -> isTrusted(now, seat) && isFitter(now, seat), Routes.UNREACHABLE)
        : null;
  }

  /** Or he is asked for one: whoever is visited by a fitter trooper's player gives. */
  static @Nullable PanicMove fetchGasCan(Situation now) {
    return now.isHiveLaid() && now.isAlive(Role.TROOPER) && !now.canBurn()
        ? Visits.to(now, seat -> isTrusted(now, seat) && !isFitter(now, seat), Routes.UNREACHABLE)
        : null;
  }
}
