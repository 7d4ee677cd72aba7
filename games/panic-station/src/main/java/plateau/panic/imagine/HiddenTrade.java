package plateau.panic.imagine;

import plateau.kernel.chance.Chance;
import plateau.panic.cards.CardKind;

/** A trade between two others: what each gave, and whether it infected (section 10). */
final class HiddenTrade {

  private static final int TRIES = 6;

  // How often in so many trades an infected player is supposed to give an infection card, and a
  // human to meet it with a gas can.
  private static final int OF = 12;
  private static final int INFECTS = 5;
  private static final int IS_STOPPED = 1;
  private static final int WASTES = 3;
  private static final int FEEDS = 9;
  private static final int LIKELY_INFECTS = 7;
  private static final int IS_LIKELY_STOPPED = 4;

  private final Known known;
  private final Contagion contagion;
  private final Tokens tokens;
  private final Unseen unseen;
  private final HandCheck handCheck;
  private final Chance chance;
  private final Appetite appetite;

  private final int[] hand = new int[Tokens.MOST_IN_HAND];
  private final int[] otherHand = new int[Tokens.MOST_IN_HAND];
  private int given;
  private int got;
  private int infected;
  private int host;

  HiddenTrade(
      Known known,
      Contagion contagion,
      Tokens tokens,
      Unseen unseen,
      HandCheck handCheck,
      Chance chance) {
    this.known = known;
    this.contagion = contagion;
    this.tokens = tokens;
    this.unseen = unseen;
    this.handCheck = handCheck;
    this.chance = chance;
    appetite = new Appetite(known);
  }

  int given() {
    return given;
  }

  int got() {
    return got;
  }

  /** The infected players after the trade. */
  int infected() {
    return infected;
  }

  int host() {
    return host;
  }

  /** Makes the trade; false when what is known next allows none. */
  boolean choose(int fact, int infectedBefore, int hostBefore) {
    for (int i = 0; i < TRIES; i++) {
      infected = infectedBefore;
      host = hostBefore;
      if (pick(fact) && settles(fact, infectedBefore)) {
        return true;
      }
    }
    return findAny(fact, infectedBefore, hostBefore);
  }

  /** Makes a trade whatever is known next, with a card that its giver may have got unseen. */
  boolean chooseBlindly(int fact, int infectedBefore, int hostBefore, UnseenSwaps swaps) {
    for (int i = 0; i < TRIES; i++) {
      infected = infectedBefore;
      host = hostBefore;
      if (pick(fact)) {
        settle(fact, infectedBefore);
        return true;
      }
      fetchInfectionCards(fact, infectedBefore, swaps);
    }
    return false;
  }

  private void fetchInfectionCards(int fact, int infectedBefore, UnseenSwaps swaps) {
    for (int seat : new int[] {known.seat(fact), known.other(fact)}) {
      if ((infectedBefore >> seat & 1) != 0 && !tokens.has(seat, Tokens.OWN_INFECTION)) {
        swaps.fetch(fact, seat, Known.ownInfection(seat));
      }
    }
  }

  private boolean settles(int fact, int infectedBefore) {
    int kind = tokens.kind(given);
    int otherKind = tokens.kind(got);
    if (settle(fact, infectedBefore)) {
      return true;
    }
    tokens.swap(known.seat(fact), got, known.other(fact), given);
    unbind(given, kind);
    unbind(got, otherKind);
    return false;
  }

  /** Goes through all pairs of cards, from a random one on. */
  private boolean findAny(int fact, int infectedBefore, int hostBefore) {
    int one = known.seat(fact);
    int two = known.other(fact);
    int size = gather(one, hand, infectedBefore, hostBefore);
    int otherSize = gather(two, otherHand, infectedBefore, hostBefore);
    int pairs = size * otherSize;
    int start = pairs == 0 ? 0 : chance.below(pairs);
    for (int i = 0; i < pairs; i++) {
      int pair = (start + i) % pairs;
      given = hand[pair / otherSize];
      got = otherHand[pair % otherSize];
      for (int group = 0; group < 3; group++) {
        infected = infectedBefore | (group == 1 ? 1 << one : 0) | (group == 2 ? 1 << two : 0);
        host = hostBefore;
        if ((group == 0 || infected != infectedBefore)
            && isConsistent(fact, infectedBefore)
            && settles(fact, infectedBefore)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Writes down the cards that a player may give (section 10 point 2). */
  private int gather(int seat, int[] into, int infectedBefore, int hostBefore) {
    int sorts = tokens.has(seat, Tokens.ITEMS) ? Tokens.ITEMS : Tokens.FOREIGN_INFECTION;
    if ((infectedBefore >> seat & 1) != 0) {
      boolean hasOwn = tokens.has(seat, Tokens.OWN_INFECTION);
      sorts |= hasOwn ? Tokens.OWN_INFECTION : 0;
      sorts |= !hasOwn && known.hostMayBeGiven && hostBefore == seat ? Tokens.HOST : 0;
    }
    int count = 0;
    for (int i = 0; i < tokens.size(seat); i++) {
      int token = tokens.token(seat, i);
      if (tokens.is(seat, token, sorts)) {
        into[count++] = token;
      }
    }
    return count;
  }

  /** Whether these two cards can have led to these infected players. */
  private boolean isConsistent(int fact, int infectedBefore) {
    int one = known.seat(fact);
    int two = known.other(fact);
    return contagion.isPossible(infected, fact + 1)
        && isConsistent(given, one, two, got, infectedBefore)
        && isConsistent(got, two, one, given, infectedBefore);
  }

  private boolean isConsistent(int card, int from, int to, int answer, int infectedBefore) {
    boolean wasHuman = (infectedBefore >> to & 1) == 0;
    boolean isHuman = (infected >> to & 1) == 0;
    if (!wasHuman || !isInfecting(card, from)) {
      return wasHuman == isHuman;
    }
    int gasCan = CardKind.GAS_CAN.ordinal();
    if (tokens.isBlank(answer)) {
      return !isHuman || (tokens.mayBeGasCan(answer) && unseen.fits(answer, gasCan));
    }
    return isHuman == (tokens.kind(answer) == gasCan);
  }

  private boolean isInfecting(int card, int from) {
    int kind = tokens.kind(card);
    return kind == Known.ownInfection(from) || kind == CardKind.HOST.ordinal();
  }

  private boolean pick(int fact) {
    int one = known.seat(fact);
    int two = known.other(fact);
    boolean isOne = (infected >> one & 1) != 0;
    boolean isTwo = (infected >> two & 1) != 0;
    if (isOne == isTwo) {
      given = gift(one, isOne, appetite.isFor(one, two, fact) ? FEEDS : WASTES);
      got = gift(two, isTwo, appetite.isFor(two, one, fact) ? FEEDS : WASTES);
    } else if (isOne) {
      pickWithOneInfected(fact, one, two);
    } else {
      pickWithOneInfected(fact, two, one);
      int card = given;
      given = got;
      got = card;
    }
    return given != Tokens.NONE && got != Tokens.NONE;
  }

  /** The card of the infected player is the one given, that of the human the one got for it. */
  private void pickWithOneInfected(int fact, int giver, int human) {
    int after = infected | 1 << human;
    boolean mayStay = contagion.isPossible(infected, fact + 1);
    int card = infecting(giver);
    boolean mayInfect = card != Tokens.NONE && contagion.isPossible(after, fact + 1);
    int roll = chance.below(OF);
    boolean isLikely = appetite.isFor(giver, human, fact);
    if (mayInfect && (!mayStay || roll < (isLikely ? LIKELY_INFECTS : INFECTS))) {
      given = card;
      got = withoutGasCan(human);
      infected = after;
    } else if (!mayStay) {
      given = Tokens.NONE;
    } else {
      given = harmless(giver);
      got = harmless(human);
      if (card != Tokens.NONE
          && (given == Tokens.NONE || roll >= OF - (isLikely ? IS_LIKELY_STOPPED : IS_STOPPED))) {
        given = card;
        got = gasCan(human);
      }
    }
  }

  /** Any card that may be given, without an effect that somebody would have to be told. */
  int anyGift(int seat, boolean isInfected) {
    return gift(seat, isInfected, WASTES);
  }

  private int gift(int seat, boolean isInfected, int infectionCards) {
    int card = harmless(seat);
    if (isInfected && (card == Tokens.NONE || chance.below(OF) < infectionCards)) {
      int infecting = infecting(seat);
      return infecting == Tokens.NONE ? card : infecting;
    }
    return card;
  }

  private int harmless(int seat) {
    int item = tokens.any(seat, Tokens.ITEMS, chance);
    return item != Tokens.NONE ? item : tokens.any(seat, Tokens.FOREIGN_INFECTION, chance);
  }

  private int withoutGasCan(int seat) {
    return tokens.has(seat, Tokens.ITEMS)
        ? tokens.any(seat, Tokens.NO_GAS_CANS, chance)
        : tokens.any(seat, Tokens.FOREIGN_INFECTION, chance);
  }

  private int gasCan(int seat) {
    boolean mayBecome = unseen.has(0, CardKind.GAS_CAN.ordinal());
    int sorts = mayBecome ? Tokens.GAS_CAN | Tokens.BLANK : Tokens.GAS_CAN;
    int token = tokens.any(seat, sorts, chance);
    boolean isOfFirstDeck =
        token == Tokens.NONE || !tokens.isBlank(token) || known.deckOf(token) == 0;
    return isOfFirstDeck ? token : Tokens.NONE;
  }

  private int infecting(int seat) {
    int own = tokens.any(seat, Tokens.OWN_INFECTION, chance);
    return own == Tokens.NONE && known.hostMayBeGiven && host == seat
        ? tokens.any(seat, Tokens.HOST, chance)
        : own;
  }

  /** Swaps the cards, with what follows from them. */
  private boolean settle(int fact, int infectedBefore) {
    int one = known.seat(fact);
    int two = known.other(fact);
    tokens.swap(one, given, two, got);
    judge(given, one, two, got, infectedBefore);
    judge(got, two, one, given, infectedBefore);
    return handCheck.allowsWhatFollows(one, known.nextOf(one, fact))
        && handCheck.allowsWhatFollows(two, known.nextOf(two, fact));
  }

  private void judge(int card, int from, int to, int answer, int infectedBefore) {
    if (!isInfecting(card, from)) {
      return;
    }
    if ((infectedBefore >> to & 1) == 0) {
      if ((infected >> to & 1) != 0) {
        tokens.forbidGasCan(answer);
      } else if (tokens.isBlank(answer)) {
        tokens.bind(answer, CardKind.GAS_CAN.ordinal());
        unseen.take(answer, CardKind.GAS_CAN.ordinal());
      }
    }
    host = PastSampler.hostAfter(host, infectedBefore, tokens.kind(card), to, tokens.kind(answer));
  }

  private void unbind(int token, int kindBefore) {
    if (kindBefore < 0 && !tokens.isBlank(token)) {
      unseen.putBack(token, tokens.kind(token));
    }
    tokens.bind(token, kindBefore);
  }
}
