package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.rules.History.Fact;
import plateau.panic.rules.PanicMove.Search;
import plateau.panic.station.Room;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 8.5: searching, and the drawing of cards (11.3). */
final class Searching extends RoomAction<Search> {

  private static final Verb<Search> SEARCH = Verb.of("search", "room", Room.ALL, Search::new);

  Searching() {
    super(SEARCH);
  }

  @Override
  void offerIn(PanicState state, int room, MoveList moves) {
    if (hasIcon(room) && state.piles.canDraw()) {
      moves.append(SEARCH.get(room));
    }
  }

  private static boolean hasIcon(int room) {
    return (Rooms.SEARCHABLE >> room & 1) != 0;
  }

  @Override
  Message whyNot(PanicState state, long task, Search move) {
    Room room = move.room();
    if (!state.isInRoom(room.number())) {
      return Message.of("refused.not-there", "room", room);
    }
    return Message.of(
        hasIcon(room.number()) ? "refused.no-cards" : "refused.no-icon", "room", room);
  }

  @Override
  Stream<Search> meant(PanicState state, Named thing) {
    return SEARCH.all().stream().filter(move -> thing.equals(move.room()));
  }

  @Override
  boolean leavesSearch(PanicState state, Search move) {
    return true;
  }

  @Override
  Prospect foretell(Things things, Search move, Prospect prospect) {
    int room = move.room().number();
    List<Message> notes = new ArrayList<>();
    notes.add(Message.of("outlook.cards", "count", cards(things.state, room)));
    List<Colour> partners =
        isForTeams(room) ? things.colours(TeamSearching.partners(things.state, room)) : List.of();
    if (!partners.isEmpty()) {
      notes.add(Message.of("outlook.team", "players", partners));
    }
    return Icons.foretell(things, move.room(), prospect).noting(notes);
  }

  private static boolean isForTeams(int room) {
    return Rooms.type(room) == RoomType.TEAM;
  }

  @Override
  void play(PanicState state, Search move, Chance chance, Journal journal) {
    int seat = state.current;
    int room = move.room().number();
    int cards = cards(state, room);
    state.pay(1);
    state.turn.searchOwed = false;
    if (journal.isOn()) {
      journal.add(new Happening.Searched(Colour.ALL.get(seat), move.room()));
    }
    if (isForTeams(room)) {
      state.agenda.push(TaskKind.TEAM_SEARCH, room);
    } else {
      state.agenda.push(TaskKind.DRAW, seat, cards, room);
    }
    Icons.use(state, room);
  }

  private static int cards(PanicState state, int room) {
    return Rooms.type(room).cards(!state.station.isRed(Rooms.card(room)));
  }

  /**
   * Point 3: one card after the other; after an alert the rest waits for its parasite. What comes
   * in between is told in the order of table 3.1, as the hand will show it (section 16).
   */
  static void draw(PanicState state, long task, Chance chance, Journal journal) {
    int seat = Agenda.a(task);
    int room = Agenda.c(task);
    long drawn = 0;
    for (int left = Agenda.b(task); left > 0 && state.piles.canDraw(); left--) {
      int card = next(state, chance, journal);
      state.remember(Fact.DREW, seat, card);
      if (Card.kindOf(card) == CardKind.PARASITE_ALERT) {
        takeAll(state, seat, drawn, journal);
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
      drawn |= Card.bit(card);
    }
    takeAll(state, seat, drawn, journal);
  }

  private static void takeAll(PanicState state, int seat, long cards, Journal journal) {
    for (long left = cards; left != 0; left &= left - 1) {
      take(state, seat, Long.numberOfTrailingZeros(left), journal);
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
