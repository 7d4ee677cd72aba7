package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 8.3, and the laying of a room from a terminal (8.7). */
final class Exploring {

  /** Instead of a room: next to any laid room. */
  static final int ANYWHERE = -1;

  private Exploring() {}

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

  static void explore(PanicState state, int room, Journal journal) {
    state.pay(1);
    if (journal.isOn()) {
      journal.add(new Happening.Explored(Colour.ALL.get(state.current), Room.of(room)));
    }
    lookForPlace(state, room, journal);
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
