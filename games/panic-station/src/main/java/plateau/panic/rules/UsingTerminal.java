package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.station.Room;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.station.TerminalFunction;
import plateau.panic.view.TaskKind;

/** 8.7. */
final class UsingTerminal {

  private UsingTerminal() {}

  /** R15: the computer of a two-room card stands in its inner room. */
  static boolean isTerminal(int room) {
    return Rooms.type(room) == RoomType.TERMINAL && Rooms.hasIcon(room);
  }

  static boolean isOffered(PanicState state, TerminalFunction function) {
    return switch (function) {
      case HEAT_SCAN -> true;
      case OPEN_DOORS -> !state.doorsOpen;
      case REVEAL_ROOM -> Exploring.mayRevealRoom(state);
    };
  }

  static void use(PanicState state, int room, TerminalFunction function, Journal journal) {
    state.pay(1);
    state.turn.terminalUsed = true;
    if (journal.isOn()) {
      journal.add(
          new Happening.TerminalUsed(Colour.ALL.get(state.current), Room.of(room), function));
    }
    state.agenda.push(TaskKind.TERMINAL, function.ordinal());
    Icons.useIcon(state, room, Rooms.card(room));
  }

  /** What the terminal does, after its parasite if there was one. */
  static void function(PanicState state, TerminalFunction function, Journal journal) {
    switch (function) {
      case HEAT_SCAN -> HeatScan.take(state, journal);
      case OPEN_DOORS -> state.doorsOpen = true;
      case REVEAL_ROOM -> Exploring.lookForPlace(state, Exploring.ANYWHERE, journal);
    }
  }
}
