package plateau.panic.player;

import java.util.List;
import plateau.panic.cards.CardKind;
import plateau.panic.rules.PanicMove;
import plateau.panic.view.TaskKind;

/** Decision 4: which card to give in a trade. */
final class Gifts {

  /** What is least missed comes first. */
  private static final List<CardKind> LEAST_MISSED =
      List.of(
          CardKind.TARGETING_SCOPE,
          CardKind.GRENADE,
          CardKind.BODY_SCANNER,
          CardKind.COMBAT_KNIFE,
          CardKind.MACHINE_GUN,
          CardKind.ADRENALINE,
          CardKind.BULLETPROOF_VEST,
          CardKind.AMMO,
          CardKind.FIRST_AID_KIT,
          CardKind.KEY_CARD,
          CardKind.GAS_CAN);

  private Gifts() {}

  static PanicMove choose(Situation now) {
    PanicMove meant = now.isHuman() ? gasCan(now) : infection(now);
    return now.isLegal(meant) ? meant : leastMissed(now);
  }

  /** A gas can for whoever may be infected, and for a friend who can make better use of it. */
  private static PanicMove gasCan(Situation now) {
    int other = other(now);
    boolean shares = Friends.isFitter(now, other) && !now.canBurn();
    boolean gives = shares || !Friends.isTrusted(now, other);
    return new PanicMove.Give(gives ? CardKind.GAS_CAN : leastMissedKind(now));
  }

  /** An own infection card for a human, once the time of hiding is over. */
  private static PanicMove infection(Situation now) {
    boolean infects = !Hunting.isHiding(now) && Hunting.isPrey(now, other(now));
    return new PanicMove.Give(infects ? now.ownInfection() : leastMissedKind(now));
  }

  private static int other(Situation now) {
    boolean entered = now.decision().kind() == TaskKind.OFFER;
    return entered ? now.decision().partner().orElseThrow().seat() : now.currentSeat();
  }

  private static CardKind leastMissedKind(Situation now) {
    for (CardKind kind : LEAST_MISSED) {
      if (now.holds(kind)) {
        return kind;
      }
    }
    return now.ownInfection();
  }

  /** With no item card in hand only infection cards are left. */
  private static PanicMove leastMissed(Situation now) {
    PanicMove least = new PanicMove.Give(leastMissedKind(now));
    return now.isLegal(least) ? least : now.legal().getFirst();
  }
}
