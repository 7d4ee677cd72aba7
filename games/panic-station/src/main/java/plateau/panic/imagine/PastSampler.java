package plateau.panic.imagine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.chance.Chance;
import plateau.panic.cards.CardKind;

/**
 * Goes through all facts from the deal on and decides what the seat could not see: who drew the
 * Host card, what was given in trades of others, who was infected by it. Kinds of cards are decided
 * only where something tells them; the rest is for {@link Deal}. It can end in a dead end: then it
 * is tried again. One thread at a time.
 */
final class PastSampler {

  static final int NOBODY = -1;

  private static final int HOST = CardKind.HOST.ordinal();
  private static final int GAS_CAN = CardKind.GAS_CAN.ordinal();

  private final Known known;
  private final Contagion contagion;
  private final Chance chance;
  private final Tokens tokens;
  private final Unseen unseen;
  private final HiddenTrade hiddenTrade;
  private final Deal deal;
  private final short[] given;
  private final short[] got;

  private @Nullable UnseenSwaps swaps;
  private final List<Milestone> trail = new ArrayList<>();
  private int milestones;

  // A bit for each infected player, and for each living one.
  private int infected;
  private int living;
  private int host;

  /** How things stood before a hidden trade. */
  private final class Milestone {

    private final Tokens tokensThen = new Tokens(known);
    private final Unseen unseenThen = unseen.copy();
    private int fact;
    private int infectedThen;
    private int livingThen;
    private int hostThen;
    private int hopes;

    void save(int now) {
      fact = now;
      tokensThen.copy(tokens);
      unseenThen.copy(unseen);
      infectedThen = infected;
      livingThen = living;
      hostThen = host;
      hopes = deal.hopes();
    }

    int restore() {
      tokens.copy(tokensThen);
      unseen.copy(unseenThen);
      infected = infectedThen;
      living = livingThen;
      host = hostThen;
      deal.setHopes(hopes);
      return fact;
    }
  }

  PastSampler(Known known, Chance chance) {
    this.known = known;
    this.chance = chance;
    contagion = new Contagion(known);
    tokens = new Tokens(known);
    unseen = new Unseen(known);
    HandCheck handCheck = new HandCheck(known, tokens, unseen);
    hiddenTrade = new HiddenTrade(known, contagion, tokens, unseen, handCheck, chance);
    deal = new Deal(known, tokens, unseen, chance);
    given = new short[known.facts];
    got = new short[known.facts];
  }

  /** A past, or null in a dead end. */
  @Nullable Past straight() {
    int fact = start();
    while (fact < known.facts && pass(fact)) {
      fact++;
    }
    return fact < known.facts ? null : arrive();
  }

  /** A past, or null after too many steps. From a dead end it goes back to a trade before it. */
  @Nullable Past withReturns(int steps) {
    milestones = 0;
    int fact = start();
    for (int i = 0; i < steps; i++) {
      if (fact == known.facts) {
        Past past = arrive();
        if (past != null) {
          return past;
        }
        fact = goBack();
      } else {
        if (isHiddenTrade(fact)) {
          mark(fact);
        }
        fact = pass(fact) ? fact + 1 : goBack();
      }
    }
    return null;
  }

  /**
   * A past in which cards may change hands unseen where otherwise there would be a dead end; null
   * if even that does not help. What the seat sees now, the counts of heat scans and who is proven
   * infected are kept; the trades of others may not explain all that came after them.
   */
  @Nullable Past withUnseenSwaps() {
    swaps = new UnseenSwaps(known, tokens, unseen, chance);
    Past past = straight();
    swaps = null;
    return past;
  }

  private int start() {
    tokens.start();
    unseen.start();
    deal.setHopes(0);
    infected = Contagion.NOBODY_INFECTED;
    living = (1 << known.seats) - 1;
    host = NOBODY;
    return 0;
  }

  private @Nullable Past arrive() {
    int offered = known.isOfferHidden() ? offer(known.offerer()) : Tokens.NONE;
    boolean isHostInDeck = infected == Contagion.NOBODY_INFECTED;
    Past past = deal.complete(isHostInDeck, given, got, offered);
    if (past != null && swaps != null) {
      swaps.tell(past);
    }
    return past;
  }

  private boolean isHiddenTrade(int fact) {
    return known.events[fact] == Known.Event.TRADED && known.isHidden(fact);
  }

  private void mark(int fact) {
    if (milestones == trail.size()) {
      trail.add(new Milestone());
    }
    trail.get(milestones++).save(fact);
  }

  // Mostly a few trades, now and then many: what is wrong may have begun long before.
  private int goBack() {
    int trades = 1;
    while (chance.below(3) > 0) {
      trades += 1 + trades / 2;
    }
    if (trades > milestones) {
      milestones = 0;
      return start();
    }
    milestones -= trades;
    return trail.get(milestones).restore();
  }

  private boolean pass(int fact) {
    return switch (known.events[fact]) {
      case DREW -> draw(fact);
      case PLAYED -> play(fact);
      case TRADED -> known.isHidden(fact) ? tradeUnseen(fact) : trade(fact);
      case SCANNED -> show(fact);
      case HEAT_SCAN -> scanHeat(fact);
      case ELIMINATED -> {
        living &= ~(1 << known.seat(fact));
        tokens.clear(known.seat(fact));
        yield true;
      }
      case RESHUFFLED, NOTHING -> true;
    };
  }

  private boolean draw(int fact) {
    int seat = known.seat(fact);
    int kind = known.kind(fact);
    if (kind == CardKind.PARASITE_ALERT.ordinal()) {
      tokens.appear(fact, kind);
      return true;
    }
    if (infected == 0 && contagion.canBeHost(fact) && isHostDrawn(fact)) {
      kind = HOST;
      unseen.take(fact, HOST);
    }
    if (kind == HOST) {
      infected |= 1 << seat;
      host = seat;
    }
    tokens.appear(fact, kind);
    tokens.add(seat, fact);
    return true;
  }

  // Each place of the packet that nobody has seen is as likely as the others.
  private boolean isHostDrawn(int fact) {
    if (!contagion.isPossible(1 << known.seat(fact), fact + 1)) {
      return false;
    }
    return !contagion.isPossible(0, fact + 1) || chance.below(contagion.hostPlacesFrom(fact)) == 0;
  }

  private boolean play(int fact) {
    int seat = known.seat(fact);
    int token = take(fact, seat, known.kind(fact));
    if (token == Tokens.NONE) {
      return false;
    }
    tokens.remove(seat, token);
    return true;
  }

  /** A card of this kind in a hand, which a blank one may become. */
  private int take(int fact, int seat, int kind) {
    int token = tokens.find(seat, kind);
    if (token == Tokens.NONE && Known.isItem(kind)) {
      token = becomeBlank(seat, kind);
    }
    return token == Tokens.NONE && swaps != null ? swaps.fetch(fact, seat, kind) : token;
  }

  private int becomeBlank(int seat, int kind) {
    int token = Tokens.NONE;
    int seen = 0;
    for (int i = 0; i < tokens.size(seat); i++) {
      int blank = tokens.token(seat, i);
      if (unseen.mayBecome(tokens, blank, kind) && chance.below(++seen) == 0) {
        token = blank;
      }
    }
    if (token != Tokens.NONE) {
      tokens.bind(token, kind);
      unseen.take(token, kind);
    }
    return token;
  }

  private boolean tradeUnseen(int fact) {
    boolean isFound =
        hiddenTrade.choose(fact, infected, host)
            || (swaps != null && hiddenTrade.chooseBlindly(fact, infected, host, swaps));
    if (!isFound) {
      return false;
    }
    given[fact] = (short) hiddenTrade.given();
    got[fact] = (short) hiddenTrade.got();
    infected = hiddenTrade.infected();
    host = hiddenTrade.host();
    return true;
  }

  /** A trade of the seat that imagines. */
  private boolean trade(int fact) {
    int one = known.seat(fact);
    int two = known.other(fact);
    int x = known.kind(fact);
    int y = known.otherKind(fact);
    int tokenOfOne = mayGive(one, x) ? take(fact, one, x) : Tokens.NONE;
    int tokenOfTwo = mayGive(two, y) ? take(fact, two, y) : Tokens.NONE;
    if (tokenOfOne == Tokens.NONE || tokenOfTwo == Tokens.NONE) {
      return false;
    }
    given[fact] = (short) tokenOfOne;
    got[fact] = (short) tokenOfTwo;
    tokens.swap(one, tokenOfOne, two, tokenOfTwo);
    host = hostAfter(host, infected, x, two, y);
    host = hostAfter(host, infected, y, one, x);
    int before = infected;
    infected |= Contagion.infects(x, one, y) ? 1 << two : 0;
    infected |= Contagion.infects(y, two, x) ? 1 << one : 0;
    return before == infected || contagion.isPossible(infected, fact + 1);
  }

  private boolean mayGive(int seat, int kind) {
    if (swaps != null) {
      return true;
    }
    if (kind == HOST) {
      return host == seat && !tokens.has(seat, Tokens.OWN_INFECTION);
    }
    boolean isForeign = Known.isInfection(kind) && kind != Known.ownInfection(seat);
    return !isForeign || !tokens.has(seat, Tokens.ITEMS);
  }

  /** R78: who has the status after this card was given to {@code to}, who gave {@code got}. */
  static int hostAfter(int host, int infectedBefore, int given, int to, int got) {
    if (given != HOST) {
      return host;
    }
    boolean isBlocked = got == GAS_CAN && (infectedBefore >> to & 1) == 0;
    return isBlocked ? NOBODY : to;
  }

  /** The seat that imagines saw a hand: its blank cards are what the others are not. */
  private boolean show(int fact) {
    int seat = known.seat(fact);
    long hand = known.cards(fact);
    for (int kind = 0; kind < CardKind.ALL.size(); kind++) {
      int missing = Long.bitCount(hand & CardKind.ALL.get(kind).mask());
      for (int i = 0; i < tokens.size(seat); i++) {
        missing -= tokens.kind(tokens.token(seat, i)) == kind ? 1 : 0;
      }
      boolean fits = missing == 0 || (missing > 0 && becomeBlanks(seat, kind, missing));
      if (!fits) {
        return swaps != null && swaps.fill(fact, seat, hand);
      }
    }
    return true;
  }

  private boolean becomeBlanks(int seat, int kind, int number) {
    int left = number;
    int start = chance.below(tokens.size(seat));
    for (int i = 0; left > 0 && i < tokens.size(seat); i++) {
      int token = tokens.token(seat, (start + i) % tokens.size(seat));
      if (unseen.mayBecome(tokens, token, kind)) {
        tokens.bind(token, kind);
        unseen.take(token, kind);
        left--;
      }
    }
    return left == 0;
  }

  /** 15.2: the game went on, so a last human was not stranded. */
  private boolean scanHeat(int fact) {
    int humans = living & ~infected;
    if (Integer.bitCount(humans) > 1) {
      return true;
    }
    return deal.giveHope(Integer.numberOfTrailingZeros(humans), fact);
  }

  private int offer(int giver) {
    return hiddenTrade.anyGift(giver, (infected >> giver & 1) != 0);
  }
}
