package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;

/**
 * Getting away before the parasites bite (section 7): they kill far more characters than the
 * infected do.
 */
final class Flight {

  private Flight() {}

  /**
   * Action points are kept for the way to where both characters are safest; he sets out when he has
   * no more of them than that takes.
   */
  static @Nullable PanicMove runAway(Situation now) {
    if (!now.parasitesComeSoon()) {
      return null;
    }
    Refuge trooper = new Refuge(now, Role.TROOPER);
    Refuge android = new Refuge(now, Role.ANDROID);
    int points = now.actionPoints();
    int trooperMoves = 0;
    int androidMoves = 0;
    int least = Integer.MAX_VALUE;
    for (int moves = 0; moves <= points; moves++) {
      for (int his = 0; his <= moves; his++) {
        int price = moves * now.temper().flees();
        int loss = trooper.risk(his) + android.risk(moves - his) + price;
        if (loss < least) {
          least = loss;
          trooperMoves = his;
          androidMoves = moves - his;
        }
      }
    }
    if (trooperMoves + androidMoves < points) {
      return null;
    }
    PanicMove step = trooper.step(trooperMoves);
    return step != null ? step : android.step(androidMoves);
  }
}
