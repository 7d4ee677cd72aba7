package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Rooms;

/** Decision 3: attack or trade, and with whom. */
final class Meetings {

  private Meetings() {}

  static PanicMove choose(Situation now) {
    PanicMove attack = attackInstead(now);
    return attack != null ? attack : trade(now);
  }

  private static @Nullable PanicMove attackInstead(Situation now) {
    Role role = now.decision().role().orElseThrow();
    int room = now.room(role);
    if (!wantsToAttack(now, room)) {
      return null;
    }
    PanicMove attack = Fighting.attackWith(now, role);
    return attack != null ? attack : drawWeapon(now);
  }

  /** In the Hive with enough gas cans a human keeps them, whoever is there. */
  private static boolean wantsToAttack(Situation now, int room) {
    boolean keepsGasCans = room == Rooms.HIVE && now.canBurn() && now.actionPoints() > 1;
    boolean wouldRatherInfect = !now.isHuman() && now.holds(now.ownInfection());
    return keepsGasCans || (!wouldRatherInfect && Enemies.in(now, room) != 0);
  }

  /** R76: a knife or ammo; a machine gun without bullets would not help. */
  private static @Nullable PanicMove drawWeapon(Situation now) {
    for (PanicMove move : now.legal()) {
      if (move instanceof PanicMove.PlayCard(CardKind kind) && kind != CardKind.MACHINE_GUN) {
        return move;
      }
    }
    return null;
  }

  /** Everybody would rather trade with a human: to be safe, or to infect him. */
  private static PanicMove trade(Situation now) {
    PanicMove best = now.legal().getFirst();
    double least = Double.MAX_VALUE;
    for (PanicMove move : now.legal()) {
      if (move instanceof PanicMove.TradeWith(Colour player)
          && now.suspicion(player.seat()) < least) {
        least = now.suspicion(player.seat());
        best = move;
      }
    }
    return best;
  }
}
