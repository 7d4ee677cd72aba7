package plateau.panic.rules;

import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.rules.PanicMove.UseTerminal;
import plateau.panic.station.Room;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.station.TerminalFunction;
import plateau.panic.view.TaskKind;

/** 8.7: the functions of a terminal. */
final class UsingTerminal extends RoomAction<UseTerminal> {

  private static final Verb<UseTerminal> TERMINAL =
      Verb.of("terminal", "room", Room.ALL, "function", TerminalFunction.ALL, UseTerminal::new);

  UsingTerminal() {
    super(TERMINAL);
  }

  @Override
  void offerIn(PanicState state, int room, MoveList moves) {
    if (state.turn.terminalUsed || !isTerminal(room)) {
      return;
    }
    for (TerminalFunction function : TerminalFunction.ALL) {
      if (isOffered(state, function)) {
        moves.append(TERMINAL.get(room, function.ordinal()));
      }
    }
  }

  /** R15: the computer of a two-room card stands in its inner room. */
  private static boolean isTerminal(int room) {
    return Rooms.type(room) == RoomType.TERMINAL && Rooms.hasIcon(room);
  }

  private static boolean isOffered(PanicState state, TerminalFunction function) {
    return switch (function) {
      case HEAT_SCAN -> true;
      case OPEN_DOORS -> !state.doorsOpen;
      case REVEAL_ROOM -> Exploring.mayRevealRoom(state);
    };
  }

  @Override
  Message whyNot(PanicState state, long task, UseTerminal move) {
    Room room = move.room();
    if (!isTerminal(room.number())) {
      return Message.of("refused.no-terminal", "room", room);
    }
    if (!state.isInRoom(room.number())) {
      return Message.of("refused.not-there", "room", room);
    }
    if (state.turn.terminalUsed) {
      return Message.of("refused.terminal-used");
    }
    if (isOffered(state, move.function())) {
      return Message.of("refused.search-first");
    }
    return Message.of(
        move.function() == TerminalFunction.OPEN_DOORS
            ? "refused.doors-open"
            : "refused.nothing-to-reveal");
  }

  @Override
  Stream<UseTerminal> meant(PanicState state, Named thing) {
    return TERMINAL.all().stream().filter(move -> thing.equals(move.room()));
  }

  @Override
  boolean leavesSearch(PanicState state, UseTerminal move) {
    return switch (move.function()) {
      case HEAT_SCAN -> FirstSearch.isPossible(state, 1);
      case OPEN_DOORS -> FirstSearch.isPossibleWithOpenDoors(state, 1);
      case REVEAL_ROOM -> FirstSearch.isPossibleExploring(state, Exploring.ANYWHERE, 1);
    };
  }

  @Override
  Prospect foretell(Things things, UseTerminal move, Prospect prospect) {
    return Icons.foretell(things, move.room(), prospect);
  }

  @Override
  void play(PanicState state, UseTerminal move, Chance chance, Journal journal) {
    state.pay(1);
    state.turn.terminalUsed = true;
    if (journal.isOn()) {
      Colour player = Colour.ALL.get(state.current);
      journal.add(new Happening.TerminalUsed(player, move.room(), move.function()));
    }
    state.agenda.push(TaskKind.TERMINAL, move.function().ordinal());
    Icons.use(state, move.room().number());
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
