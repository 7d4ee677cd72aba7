package plateau.panic.player;

import plateau.panic.crew.Member;

/** Whom a player would attack. */
final class Enemies {

  private Enemies() {}

  static boolean isEnemy(Situation now, int seat) {
    return now.isHuman()
        ? now.suspicion(seat) >= now.temper().attacksFrom()
        : Hunting.isPrey(now, seat) && Hunting.killsOpenly(now);
  }

  /** A bit for each character of an enemy there. */
  static int in(Situation now, int room) {
    int enemies = 0;
    for (int left = now.othersIn(room); left != 0; left &= left - 1) {
      int member = Integer.numberOfTrailingZeros(left);
      enemies |= isEnemy(now, Member.seatOf(member)) ? 1 << member : 0;
    }
    return enemies;
  }
}
