package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;

/** Section 10: trade and infection. */
final class Trading {

  private Trading() {}

  /** Point 4: the Host card, and the giver's own infection. */
  static boolean infects(int giver, CardKind card) {
    return card == CardKind.HOST || card == CardKind.infectionOf(giver);
  }

  static boolean protects(CardKind given) {
    return given == CardKind.GAS_CAN;
  }

  /** Points 4 and 5, both judged on the statuses before the trade. */
  static void infect(
      Infection infection, int seat, CardKind mine, int partner, CardKind his, Journal journal) {
    int infectedBefore = infection.infected();
    receive(infection, seat, mine, partner, his, infectedBefore, journal);
    receive(infection, partner, his, seat, mine, infectedBefore, journal);
  }

  /** {@code from} gave x to {@code to}, who gave y for it. */
  private static void receive(
      Infection infection,
      int from,
      CardKind x,
      int to,
      CardKind y,
      int infectedBefore,
      Journal journal) {
    boolean isHuman = (infectedBefore >> to & 1) == 0;
    boolean isProtected = protects(y);
    if (x == CardKind.HOST) {
      passHostCard(infection, from, to, isHuman, isProtected, journal);
    } else if (infects(from, x) && isHuman && !isProtected) {
      infection.infect(to);
      infection.serve(from);
      tellInfected(from, to, journal);
    }
    conclude(infection, from, x, to, isProtected);
  }

  /** Option hostCardLastResort (R78). */
  private static void passHostCard(
      Infection infection,
      int from,
      int to,
      boolean isHuman,
      boolean isProtected,
      Journal journal) {
    if (isHuman && isProtected) {
      infection.loseHost();
      return;
    }
    infection.becomeHost(to);
    if (isHuman) {
      infection.serve(from);
    }
    if (journal.isOn()) {
      journal.add(new Happening.BecameHost(to));
    }
  }

  private static void tellInfected(int from, int to, Journal journal) {
    if (journal.isOn()) {
      journal.add(new Happening.BecameInfected(to, Colour.ALL.get(from)));
    }
  }

  /** Section 16: what both know for certain now. A colour's card never leaves a human of it. */
  private static void conclude(
      Infection infection, int from, CardKind x, int to, boolean isProtected) {
    if (x.isInfection()) {
      infection.learn(to, x.ordinal() - CardKind.INFECTION_RED.ordinal());
    }
    if (infects(from, x)) {
      infection.learn(to, from);
      if (!isProtected) {
        infection.learn(from, to);
      }
    }
  }
}
