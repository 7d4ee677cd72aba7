package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.cards.CardKind;
import plateau.panic.rules.PanicMove;
import plateau.panic.view.TradeSeen;

/** How an infected player goes after the humans. */
final class Hunting {

  /** Below this suspicion a player is taken for a human. */
  private static final double HUMAN_ENOUGH = 0.6;

  private Hunting() {}

  /** At first he behaves like a human, so that nobody is warned. */
  static boolean isHiding(Situation now) {
    return now.isEarly();
  }

  static boolean isPrey(Situation now, int seat) {
    return now.isLivingOther(seat) && now.suspicion(seat) < HUMAN_ENOUGH;
  }

  /**
   * Attacks betray him, so he waits until the humans could win; and he does not kill the last human
   * while he may be the last one infected, who would not win (Rule L).
   */
  static boolean killsOpenly(Situation now) {
    return !isHiding(now) && now.isHiveLaid() && !(mayBeTheLast(now) && countPrey(now) <= 1);
  }

  static int countPrey(Situation now) {
    int prey = 0;
    for (int seat = 0; seat < now.players(); seat++) {
      prey += isPrey(now, seat) ? 1 : 0;
    }
    return prey;
  }

  /** Rule L: who was infected by a trade and has infected nobody since may be the last one. */
  static boolean mayBeTheLast(Situation now) {
    return !now.isHost() && now.trades().stream().noneMatch(trade -> infected(now, trade));
  }

  private static boolean infected(Situation now, TradeSeen trade) {
    boolean entered = trade.player() == now.colour();
    CardKind gave = (entered ? trade.gave() : trade.got()).orElse(CardKind.GAS_CAN);
    CardKind got = (entered ? trade.got() : trade.gave()).orElse(CardKind.GAS_CAN);
    return gave == now.ownInfection() && got != CardKind.GAS_CAN;
  }

  /** Enters the room of a human, to trade. */
  static @Nullable PanicMove hunt(Situation now) {
    if (isHiding(now) || !now.holds(now.ownInfection())) {
      return null;
    }
    int farthest = now.temper().huntsFarAway() ? Routes.UNREACHABLE : now.actionPoints();
    return Visits.to(now, seat -> isPrey(now, seat), farthest);
  }
}
