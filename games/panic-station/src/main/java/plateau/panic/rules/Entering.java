package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Direction;
import plateau.panic.station.Passage;
import plateau.panic.station.Room;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.view.Ground;
import plateau.panic.view.TaskKind;

/** 8.4 and section 9: the ways into a room, and what it does to whoever enters it. */
final class Entering {

  private Entering() {}

  /** Parasite, then meeting, then Run (R28): pushed in the opposite order. */
  static void enter(PanicState state, Role role, Direction direction, Journal journal) {
    int member = Member.index(state.current, role);
    int room = state.station.neighbour(state.crew.room(member), direction);
    state.crew.place(member, room);
    if (journal.isOn()) {
      journal.add(new Happening.Moved(Member.of(member), Room.of(room)));
    }
    if (Rooms.type(room) == RoomType.RUN) {
      state.agenda.push(TaskKind.RUN, role.ordinal());
    }
    state.agenda.push(TaskKind.MEETING, role.ordinal());
    if (isParasiteRoom(room)) {
      state.agenda.push(TaskKind.SPAWN, room, state.current);
    }
  }

  /** Point 1. */
  static boolean isParasiteRoom(int room) {
    return Rooms.type(room) == RoomType.PARASITE;
  }

  static boolean isMeeting(PanicState state, Role role) {
    int room = state.roomOf(role);
    return room != Crew.NOWHERE && meets(state, role, room);
  }

  /** Point 2: no trading in the reactor (R25), nor in a room that he has settled (R31). */
  static boolean meets(PanicState state, Role role, int room) {
    return room != Rooms.REACTOR
        && state.crew.othersIn(room, state.current) != 0
        && !state.turn.hasSettled(role, room);
  }

  static boolean mayRun(PanicState state, Role role) {
    int room = state.roomOf(role);
    return room != Crew.NOWHERE && runsOn(state, role, room);
  }

  /** Point 3. */
  static boolean runsOn(PanicState state, Role role, int room) {
    return Rooms.type(room) == RoomType.RUN
        && state.crew.othersIn(room, state.current) == 0
        && !state.turn.hasRun(role, room);
  }

  /** The ways by which a character of the current player would get there, if there were a door. */
  static Stream<Direction> waysInto(PanicState state, Role role, Room room) {
    int from = state.roomOf(role);
    return from == Crew.NOWHERE
        ? Stream.empty()
        : Direction.ALL.stream()
            .filter(side -> state.station.neighbour(from, side) == room.number());
  }

  /** Why a character of the current player cannot go that way. */
  static Message whyNot(PanicState state, Role role, Direction direction) {
    int room = state.roomOf(role);
    if (room == Crew.NOWHERE) {
      return Message.of("refused.dead", "role", role);
    }
    boolean isClosed =
        state.station.passage(room, direction) == Passage.SECURITY
            && !state.passesSecurity(state.current);
    if (isClosed) {
      return Message.of("refused.closed-door", "direction", direction);
    }
    if (state.station.leads(room, direction, state.passesSecurity(state.current))) {
      return Message.of("refused.search-first");
    }
    boolean isRoom = state.station.neighbour(room, direction) != Rooms.NOWHERE;
    return Message.of(
        isRoom ? "refused.wall" : "refused.no-room", "role", role, "direction", direction);
  }

  /** What awaits him, in the order of section 9. */
  static Prospect foretell(Things things, Role role, Direction direction, Prospect prospect) {
    PanicState state = things.state;
    Room from = Room.of(state.roomOf(role));
    Room to = Room.of(state.station.neighbour(from.number(), direction));
    List<Room> shares = isParasiteRoom(to.number()) ? Spawn.places(state, to) : List.of();
    Prospect known = prospect.touching(List.of(things.of(to))).noting(notes(things, role, to));
    return (shares.isEmpty() ? known : known.with(Spawn.odds(things, to)))
        .drawnFrom(new Ground(List.of(to), Optional.of(from), Optional.of(to), shares));
  }

  private static List<Message> notes(Things things, Role role, Room to) {
    PanicState state = things.state;
    List<Message> notes = new ArrayList<>();
    if (isParasiteRoom(to.number())) {
      notes.add(Message.of("outlook.spawn"));
    }
    int present = Integer.bitCount(state.parasites.in(to.number()));
    if (present > 0) {
      notes.add(Message.of("outlook.parasites", "count", present));
    }
    List<Colour> others = things.others(to.number());
    if (meets(state, role, to.number())) {
      notes.add(Message.of("outlook.meeting", "players", others));
    } else if (!others.isEmpty()) {
      notes.add(Message.of("outlook.company", "players", others));
    } else if (runsOn(state, role, to.number())) {
      notes.add(Message.of("outlook.run-on"));
    }
    return notes;
  }
}
