package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.Explore;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.Ground;
import plateau.panic.view.TaskKind;

/** 8.3: exploring, and the laying of a room from a terminal (8.7). */
final class Exploring extends Action<Explore> {

  /** Instead of a room: next to any laid room. */
  static final int ANYWHERE = -1;

  private static final Verb<Explore> EXPLORE = Verb.of("explore", "room", Room.ALL, Explore::new);

  Exploring() {
    super(EXPLORE, TaskKind.TURN_ACTION);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int offered = offered(state);
    int trooper = state.roomOf(Role.TROOPER);
    int android = state.roomOf(Role.ANDROID);
    if (trooper != Crew.NOWHERE && (offered >> trooper & 1) != 0) {
      moves.append(EXPLORE.get(trooper));
    }
    if (android != trooper && android != Crew.NOWHERE && (offered >> android & 1) != 0) {
      moves.append(EXPLORE.get(android));
    }
  }

  @Override
  Message whyNot(PanicState state, long task, Explore move) {
    Room room = move.room();
    if (!state.isInRoom(room.number())) {
      return Message.of("refused.not-there", "room", room);
    }
    if (state.stack.isEmpty()) {
      return Message.of("refused.stack-empty");
    }
    if (state.turn.exploreFailed) {
      return Message.of("refused.explore-failed");
    }
    RoomCard card = RoomCard.ALL.get(state.stack.card(0));
    if ((offered(state) >> room.number() & 1) != 0) {
      return Message.of("refused.search-first");
    }
    return Message.of(
        state.station.fits(card.number()) ? "refused.fits-elsewhere" : "refused.fits-nowhere",
        "card",
        card,
        "room",
        room);
  }

  /** Of a room where one can; where one cannot, something else is missed first. */
  @Override
  Stream<Explore> meant(PanicState state, Named thing) {
    return EXPLORE.all().stream().filter(move -> thing.equals(move.room()) && state.allows(move));
  }

  @Override
  boolean leavesSearch(PanicState state, Explore move) {
    return FirstSearch.isPossibleExploring(state, move.room().number(), 1);
  }

  /** Point 3: a card that fits nowhere makes way for the next. */
  @Override
  Prospect foretell(Things things, Explore move, Prospect prospect) {
    PanicState state = things.state;
    Prospect known =
        prospect.touching(List.of(things.of(move.room()))).drawnFrom(Ground.of(move.room()));
    RoomCard top = RoomCard.ALL.get(state.stack.card(0));
    return state.station.fits(top.number())
        ? known
        : known.noting(List.of(Message.of("outlook.next-card", "card", top, "room", move.room())));
  }

  @Override
  void play(PanicState state, Explore move, Chance chance, Journal journal) {
    state.pay(1);
    if (journal.isOn()) {
      journal.add(new Happening.Explored(Colour.ALL.get(state.current), move.room()));
    }
    lookForPlace(state, move.room().number(), journal);
  }

  /** The rooms for which Explore is offered, as a set; the current player need not stand there. */
  static int offered(PanicState state) {
    if (state.turn.exploreFailed || state.stack.isEmpty()) {
      return 0;
    }
    int rooms = state.station.layableFrom(state.stack.card(0));
    if (rooms != 0) {
      return rooms;
    }
    return mayUseException(state) ? state.station.openEnded() : 0;
  }

  /** Point 3: a card that fits nowhere may go under the stack, once a turn. */
  static boolean mayUseException(PanicState state) {
    return !state.turn.stackExceptionUsed && state.stack.size() >= 2;
  }

  /** 8.7: when reveal-room is offered. */
  static boolean mayRevealRoom(PanicState state) {
    return !state.stack.isEmpty()
        && (state.station.fits(state.stack.card(0)) || mayUseException(state));
  }

  /** Lays the top card next to this room, or takes the exception of points 3 and 4. */
  static void lookForPlace(PanicState state, int from, Journal journal) {
    if (state.station.fits(state.stack.card(0))) {
      state.agenda.push(TaskKind.PLACE_ROOM, from, 0);
    } else {
      tryNextCard(state, from, journal);
    }
  }

  private static void tryNextCard(PanicState state, int from, Journal journal) {
    state.turn.stackExceptionUsed = true;
    boolean isHive = state.stack.card(0) == Rooms.HIVE;
    if (!isHive) {
      putUnder(state, 0, journal);
    }
    int place = isHive ? 1 : 0;
    if (fitsFrom(state, state.stack.card(place), from)) {
      state.agenda.push(TaskKind.PLACE_ROOM, from, place);
    } else {
      fail(state, place, journal);
    }
  }

  private static boolean fitsFrom(PanicState state, int card, int from) {
    int rooms = state.station.layableFrom(card);
    return from == ANYWHERE ? rooms != 0 : (rooms >> from & 1) != 0;
  }

  /** R21; and R74: the card under the Hive goes under the stack. */
  private static void fail(PanicState state, int place, Journal journal) {
    state.turn.exploreFailed = true;
    if (journal.isOn()) {
      journal.add(new Happening.FoundNoPlace(RoomCard.ALL.get(state.stack.card(place))));
    }
    if (place > 0) {
      putUnder(state, place, journal);
    }
  }

  private static void putUnder(PanicState state, int place, Journal journal) {
    if (journal.isOn()) {
      journal.add(new Happening.WentUnder(RoomCard.ALL.get(state.stack.card(place))));
    }
    state.stack.putUnder(place);
  }
}
