package plateau.panic;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.chance.Chance;
import plateau.panic.History.Fact;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;

/**
 * Section 16, determinised play: what a seat cannot see is drawn anew. Its own hand, status, trades
 * and scans stay, and so do those whom it knows to be infected and the count of the last heat scan;
 * everybody else is supposed to hold his own infection cards.
 */
final class Imagination {

  private final PanicState state;
  private final int seat;
  private final Chance chance;
  // By seat: a living player's hand, or the hand with which an eliminated one left.
  private final long[] hands;
  private final int[] sizes;

  private Imagination(PanicState state, int seat, Chance chance) {
    this.state = state;
    this.seat = seat;
    this.chance = chance;
    hands = new long[state.seats()];
    sizes = new int[state.seats()];
  }

  static PanicState of(PanicState state, int seat, Chance chance) {
    PanicState imagined = state.copy();
    if (state.ending == null) {
      imagined.forgetMoves();
      new Imagination(imagined, seat, chance).draw();
    }
    return imagined;
  }

  private void draw() {
    long buried = buriedHands();
    long hidden = hiddenCards(buried);
    placeInfectionCards(hidden);
    int host = placeHost(hidden);
    dealObjects(hidden);
    state.piles.setOutOfGame((state.piles.outOfGame() & ~buried) | buriedNow());
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && state.crew.isAlive(other)) {
        state.piles.setHand(other, hands[other]);
      }
    }
    chooseInfected(host);
    chooseOffer();
    state.history = forgetOthers(state.history);
    ImaginedStack.draw(state.stack, chance);
  }

  // The hands of eliminated players, all but the seat's own.
  private long buriedHands() {
    long buried = 0;
    for (int other = 0; other < state.seats(); other++) {
      hands[other] = state.piles.hand(other);
    }
    for (History past = state.history; past != null; past = past.earlier()) {
      if (past.fact() == Fact.ELIMINATED) {
        hands[past.seat()] = past.cards();
        buried |= past.seat() == seat ? 0 : past.cards();
      }
    }
    return buried;
  }

  private long hiddenCards(long buried) {
    long hidden = buried | state.piles.deckMask();
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        sizes[other] = Long.bitCount(hands[other]);
        hidden |= hands[other];
        hands[other] = 0;
      }
    }
    return hidden;
  }

  private void placeInfectionCards(long hidden) {
    for (long left = hidden & ~Card.OBJECT_MASK; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      int owner = Card.kindOf(card).ordinal() - CardKind.INFECTION_RED.ordinal();
      if (owner != seat) {
        hands[owner] |= Card.bit(card);
      }
    }
    long given = seat < 0 ? 0 : hidden & CardKind.infectionOf(seat).mask();
    for (; given != 0; given &= given - 1) {
      hands[anyRoomFor()] |= given & -given;
    }
  }

  /** The Host card, when hidden: in a hand, or in what is left of the packet while nobody is. */
  private int placeHost(long hidden) {
    if ((hidden & CardKind.HOST.mask()) == 0) {
      return seat >= 0 && state.infection.host() == seat ? seat : Infection.NO_HOST;
    }
    int packet = isAnyoneInfected() ? 0 : packetLeft();
    int room = 0;
    for (int other = 0; other < state.seats(); other++) {
      room += roomIn(other);
    }
    if (chance.below(room + packet) >= room) {
      return Infection.NO_HOST;
    }
    int host = anyRoomFor();
    hands[host] |= CardKind.HOST.mask();
    return host;
  }

  private boolean isAnyoneInfected() {
    boolean isCertain =
        seat >= 0 && (state.infection.isInfected(seat) || state.infection.knownTo(seat) != 0);
    return isCertain || lastCount() > 0;
  }

  private int packetLeft() {
    int drawn = 0;
    for (History past = state.history; past != null; past = past.earlier()) {
      if (past.fact() == Fact.RESHUFFLED) {
        return 0;
      }
      drawn += past.fact() == Fact.DREW ? 1 : 0;
    }
    return Math.max(0, 3 * state.seats() - drawn);
  }

  // Alerts are never in a hand, so they stay in the deck.
  private void dealObjects(long hidden) {
    long inHands = 0;
    for (long hand : hands) {
      inHands |= hand;
    }
    boolean isHostInDeck = (hidden & CardKind.HOST.mask() & ~inHands) != 0;
    long kept = CardKind.PARASITE_ALERT.mask() | (isHostInDeck ? CardKind.HOST.mask() : 0);
    int[] pool = shuffled(hidden & Card.OBJECT_MASK & ~inHands & ~kept);
    int next = 0;
    for (int other = 0; other < state.seats(); other++) {
      for (int missing = roomIn(other); missing > 0; missing--) {
        hands[other] |= Card.bit(pool[next++]);
      }
    }
    long deck = hidden & kept & Card.OBJECT_MASK & ~inHands;
    for (; next < pool.length; next++) {
      deck |= Card.bit(pool[next]);
    }
    state.piles.stackDeck(deckOrder(deck, isHostInDeck));
  }

  private int[] deckOrder(long cards, boolean hasHost) {
    int[] deck = shuffled(cards);
    int packet = packetLeft();
    for (int i = packet; hasHost && i < deck.length; i++) {
      if (deck[i] == Card.HOST) {
        int place = chance.below(packet);
        deck[i] = deck[place];
        deck[place] = Card.HOST;
      }
    }
    return deck;
  }

  private int[] shuffled(long cards) {
    int[] pool = new int[Long.bitCount(cards)];
    long left = cards;
    for (int i = 0; i < pool.length; i++, left &= left - 1) {
      pool[i] = Long.numberOfTrailingZeros(left);
    }
    chance.shuffle(pool);
    return pool;
  }

  private long buriedNow() {
    long buried = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && !state.crew.isAlive(other)) {
        buried |= hands[other];
      }
    }
    return buried;
  }

  private int roomIn(int other) {
    return other == seat ? 0 : sizes[other] - Long.bitCount(hands[other]);
  }

  private int anyRoomFor() {
    List<Integer> free = new ArrayList<>();
    for (int other = 0; other < state.seats(); other++) {
      for (int i = roomIn(other); i > 0; i--) {
        free.add(other);
      }
    }
    return free.get(chance.below(free.size()));
  }

  private void chooseInfected(int host) {
    Infection infection = state.infection;
    boolean isInfected = seat >= 0 && infection.isInfected(seat);
    int certain = (seat < 0 ? 0 : infection.knownTo(seat)) | (isInfected ? 1 << seat : 0);
    infection.forget();
    if (host != Infection.NO_HOST) {
      infection.becomeHost(host);
    }
    PanicState.seats(certain).forEach(infection::infect);
    int missing = lastCount() - livingInfected();
    List<Integer> candidates = new ArrayList<>();
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && state.crew.isAlive(other) && !infection.isInfected(other)) {
        candidates.add(other);
      }
    }
    chance.shuffle(candidates);
    candidates.stream().limit(Math.max(0, missing)).forEach(infection::infect);
  }

  private int livingInfected() {
    return state.crew.livingPlayers() - state.livingHumans();
  }

  /** The infected of the last heat scan, less those who may have died since. */
  private int lastCount() {
    int died = 0;
    for (History past = state.history; past != null; past = past.earlier()) {
      if (past.fact() == Fact.HEAT_SCAN) {
        return Math.max(0, past.seat() - died);
      }
      died += past.fact() == Fact.ELIMINATED ? 1 : 0;
    }
    return 0;
  }

  /** The card that somebody else has chosen in a trade must be one that he may give now. */
  private void chooseOffer() {
    long task = state.agenda.top();
    if (Agenda.kind(task) != TaskKind.ANSWER || state.current == seat) {
      return;
    }
    List<CardKind> kinds = new ArrayList<>();
    for (CardKind kind : CardKind.ALL) {
      if (state.piles.holds(state.current, kind) && Trading.mayGive(state, state.current, kind)) {
        kinds.add(kind);
      }
    }
    CardKind offered = kinds.get(chance.below(kinds.size()));
    state.agenda.pop();
    state.agenda.push(TaskKind.ANSWER, Agenda.a(task), Agenda.b(task), offered.ordinal());
  }

  /** What others learned in secret has no cards in the imagined past. */
  private @Nullable History forgetOthers(@Nullable History latest) {
    List<History> facts = new ArrayList<>();
    for (History past = latest; past != null; past = past.earlier()) {
      facts.add(past);
    }
    History imagined = null;
    for (History past : facts.reversed()) {
      imagined = forget(past, imagined);
    }
    return imagined;
  }

  private History forget(History past, @Nullable History earlier) {
    boolean isKnown =
        switch (past.fact()) {
          case DREW -> past.seat() == seat || Records.isAlert(past.card());
          case TRADED -> past.seat() == seat || past.other() == seat;
          case SCANNED -> past.seat() == seat;
          case ELIMINATED, PLAYED, FIRED, HEAT_SCAN, RESHUFFLED -> true;
        };
    if (past.fact() == Fact.ELIMINATED && past.seat() != seat) {
      return past.with(past.card(), past.otherCard(), hands[past.seat()], earlier);
    }
    return isKnown
        ? past.with(past.card(), past.otherCard(), past.cards(), earlier)
        : past.with(History.NONE, History.NONE, 0, earlier);
  }
}
