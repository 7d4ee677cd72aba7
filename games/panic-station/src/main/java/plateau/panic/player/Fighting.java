package plateau.panic.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Direction;
import plateau.panic.view.ParasiteSeen;

/** Attacks, what they are aimed at, and running away. */
final class Fighting {

  /** Guns first: they always hit. */
  private static final List<Weapon> BEST_FIRST =
      List.of(Weapon.MACHINE_GUN, Weapon.GUN, Weapon.KNIFE);

  private static final int WORTH_A_GRENADE = 2;

  private Fighting() {}

  static @Nullable PanicMove attackEnemies(Situation now) {
    for (Role role : Role.ALL) {
      if (now.isAlive(role) && Enemies.in(now, now.room(role)) != 0) {
        PanicMove attack = attackWith(now, role);
        if (attack != null) {
          return attack;
        }
      }
    }
    return null;
  }

  /** Parasites are shot where he meets them. */
  static @Nullable PanicMove shootParasites(Situation now) {
    for (Role role : Role.ALL) {
      if (now.isAlive(role) && now.isParasiteIn(now.room(role))) {
        PanicMove attack = attackWith(now, role);
        if (attack != null) {
          return attack;
        }
      }
    }
    return null;
  }

  static @Nullable PanicMove attackWith(Situation now, Role role) {
    for (Weapon weapon : BEST_FIRST) {
      PanicMove attack = now.ifLegal(new PanicMove.Attack(role, weapon));
      if (attack != null) {
        return attack;
      }
    }
    return null;
  }

  /** A grenade hits friend and foe: it is thrown where there are only foes and parasites. */
  static @Nullable PanicMove throwGrenade(Situation now) {
    if (!now.holds(CardKind.GRENADE)) {
      return null;
    }
    for (PanicMove move : now.legal()) {
      if (move instanceof PanicMove.ThrowGrenade(Role role, Direction direction)
          && isWorthAGrenade(now, now.station().neighbour(now.room(role), direction))) {
        return move;
      }
    }
    return null;
  }

  private static boolean isWorthAGrenade(Situation now, int room) {
    int enemies = Enemies.in(now, room);
    boolean sparesFriends = now.othersIn(room) == enemies && (now.myRooms() >> room & 1) == 0;
    return sparesFriends && Integer.bitCount(enemies) + parasitesIn(now, room) >= WORTH_A_GRENADE;
  }

  private static int parasitesIn(Situation now, int room) {
    int count = 0;
    for (ParasiteSeen parasite : now.parasites()) {
      count += parasite.room().number() == room ? 1 : 0;
    }
    return count;
  }

  /** Decision 5: an enemy, the weakest first; else a parasite; else whoever is most suspect. */
  static PanicMove aim(Situation now) {
    PanicMove best = now.legal().getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (PanicMove move : now.legal()) {
      double worth =
          switch (move) {
            case PanicMove.AimAtCharacter(Member target) -> worth(now, target);
            case PanicMove.AimAtParasite(Disc target) -> worth(now, target);
            default -> 0;
          };
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  private static double worth(Situation now, Member target) {
    int seat = target.colour().seat();
    double hostility = now.isHuman() ? now.suspicion(seat) : 1 - now.suspicion(seat);
    double weakness = 1.0 / now.character(target.index()).health();
    return (Enemies.isEnemy(now, seat) ? 10 : -10) + 2 * hostility + weakness;
  }

  /** One that bites me, a black one before a grey one. */
  private static double worth(Situation now, Disc target) {
    for (ParasiteSeen parasite : now.parasites()) {
      if (parasite.disc().equals(target)) {
        boolean bitesMe = (now.myRooms() >> parasite.room().number() & 1) != 0;
        return (bitesMe ? 2 : 0) + (parasite.black() ? 1 : 0);
      }
    }
    return 0;
  }
}
