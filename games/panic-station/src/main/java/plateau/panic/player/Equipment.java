package plateau.panic.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.RoomType;
import plateau.panic.view.Pending;

/** Cards that are laid out, and care for the wounded: the same for humans and infected. */
final class Equipment {

  /** Permanent cards and ammo cost nothing to lay out (R45). */
  private static final List<CardKind> LAID_OUT =
      List.of(
          CardKind.KEY_CARD,
          CardKind.MACHINE_GUN,
          CardKind.AMMO,
          CardKind.COMBAT_KNIFE,
          CardKind.TARGETING_SCOPE);

  private static final int POINTS = 2;

  private Equipment() {}

  /** Lays out what is of use; a second copy would add nothing (11.2). */
  static @Nullable PanicMove layOut(Situation now) {
    for (CardKind kind : LAID_OUT) {
      PanicMove play = new PanicMove.PlayCard(kind);
      if (isOfUse(now, kind) && now.isLegal(play)) {
        return play;
      }
    }
    return null;
  }

  private static boolean isOfUse(Situation now, CardKind kind) {
    return switch (kind) {
      case AMMO -> now.isAlive(Role.ANDROID) && now.myself().bullets() == 0;
      case MACHINE_GUN, TARGETING_SCOPE -> now.isAlive(Role.ANDROID) && !now.hasOnTable(kind);
      default -> !now.hasOnTable(kind);
    };
  }

  static @Nullable PanicMove useFirstAid(Situation now) {
    for (Role role : Role.ALL) {
      if (isBadlyOff(now, role)) {
        PanicMove kit = now.ifLegal(new PanicMove.UseFirstAid(role));
        if (kit != null) {
          return kit;
        }
      }
    }
    return null;
  }

  /** The sick bay, where one of the wounded lies in it already or can get there (8.8). */
  static @Nullable PanicMove goToSickBay(Situation now) {
    PanicMove heal = now.ifLegal(new PanicMove.HealInSickBay());
    if (heal != null || now.isSickBayUsed()) {
      return heal;
    }
    int beds = now.laidRooms(RoomType.SICK_BAY);
    for (Role role : Role.ALL) {
      if (isBadlyOff(now, role)
          && Travel.routes(now, beds).cost(now.room(role)) < now.actionPoints()) {
        return Travel.towards(now, beds, role);
      }
    }
    return null;
  }

  private static boolean isBadlyOff(Situation now, Role role) {
    return now.isAlive(role) && now.health(role) <= now.temper().healsAt();
  }

  /** Decision 11: both points to whoever lacks both, else one each; my own characters first. */
  static PanicMove share(Situation now) {
    PanicMove best = now.legal().getFirst();
    int most = -1;
    for (PanicMove move : now.legal()) {
      int healed = healedOfMine(now, move);
      if (healed > most) {
        most = healed;
        best = move;
      }
    }
    return best;
  }

  private static int healedOfMine(Situation now, PanicMove move) {
    return switch (move) {
      case PanicMove.HealOne(Member member) -> gain(now, member, POINTS);
      case PanicMove.HealBoth(Member first, Member second) ->
          gain(now, first, 1) + gain(now, second, 1);
      default -> 0;
    };
  }

  private static int gain(Situation now, Member member, int points) {
    int missing = Crew.FULL_HEALTH - now.character(member.index()).health();
    return member.colour() == now.colour() ? Math.min(points, missing) : 0;
  }

  /** Decisions 6 and 7: every vest that saves a point of health; the moves count up from none. */
  static PanicMove playVests(Situation now) {
    Pending attack = now.decision();
    int damage = Math.max(attack.toTrooper(), attack.toAndroid());
    int most = Math.min(damage, now.legal().size() - 1);
    return new PanicMove.PlayVests(most);
  }
}
