package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.rules.History.Fact;
import plateau.panic.station.Room;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 8.5, and the drawing of cards (11.3). */
final class Searching {

  private Searching() {}

  static boolean isOffered(PanicState state, int room) {
    return (Rooms.SEARCHABLE >> room & 1) != 0 && state.piles.canDraw();
  }

  static void search(PanicState state, int room, Journal journal) {
    int seat = state.current;
    int card = Rooms.card(room);
    int cards = cards(state, room);
    state.pay(1);
    state.turn.searchOwed = false;
    if (journal.isOn()) {
      journal.add(new Happening.Searched(Colour.ALL.get(seat), Room.of(room)));
    }
    if (Rooms.type(room) == RoomType.TEAM) {
      state.agenda.push(TaskKind.TEAM_SEARCH, room);
    } else {
      state.agenda.push(TaskKind.DRAW, seat, cards, room);
    }
    Icons.useIcon(state, room, card);
  }

  /** How many cards whoever searches this room draws: more in storage the first time. */
  static int cards(PanicState state, int room) {
    boolean isFirst = !state.station.isRed(Rooms.card(room));
    return isFirst ? Rooms.type(room).firstCards() : 1;
  }

  /** Point 3: one card after the other; after an alert the rest waits for its parasite. */
  static void draw(PanicState state, long task, Chance chance, Journal journal) {
    int seat = Agenda.a(task);
    int room = Agenda.c(task);
    for (int left = Agenda.b(task); left > 0 && state.piles.canDraw(); left--) {
      int card = next(state, chance, journal);
      state.remember(Fact.DREW, seat, card);
      if (Card.kindOf(card) == CardKind.PARASITE_ALERT) {
        state.piles.discard(card);
        if (journal.isOn()) {
          journal.add(new Happening.AlertDrawn(Colour.ALL.get(seat)));
        }
        if (left > 1) {
          state.agenda.push(TaskKind.DRAW, seat, left - 1, room);
        }
        state.agenda.push(TaskKind.SPAWN, room, seat);
        return;
      }
      take(state, seat, card, journal);
    }
  }

  private static void take(PanicState state, int seat, int card, Journal journal) {
    state.piles.putInHand(seat, card);
    if (journal.isOn()) {
      journal.add(new Happening.TookCard(Colour.ALL.get(seat)));
      journal.add(new Happening.Drew(seat, Card.kindOf(card)));
    }
    if (card == Card.HOST) {
      state.infection.becomeHost(seat);
      if (journal.isOn()) {
        journal.add(new Happening.BecameHost(seat));
      }
    }
  }

  /** 11.3: an empty deck is made anew from the discard pile. */
  private static int next(PanicState state, Chance chance, Journal journal) {
    if (state.piles.deckSize() == 0) {
      long cards = state.piles.takeDiscardPile();
      state.remember(
          Fact.RESHUFFLED,
          state.current,
          History.NONE,
          History.NONE,
          History.NONE,
          History.NONE,
          cards);
      state.piles.stackDeck(shuffled(cards, chance));
      if (journal.isOn()) {
        journal.add(new Happening.Reshuffled(Long.bitCount(cards)));
      }
    }
    return state.piles.draw();
  }

  private static int[] shuffled(long cards, Chance chance) {
    int[] deck = new int[Long.bitCount(cards)];
    long left = cards;
    for (int i = 0; i < deck.length; i++, left &= left - 1) {
      deck[i] = Long.numberOfTrailingZeros(left);
    }
    Draws.shuffle(deck, chance, Draws.RESHUFFLE);
    return deck;
  }
}
