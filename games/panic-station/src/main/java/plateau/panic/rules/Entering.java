package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 8.4 and section 9: moving, and what a room does to whoever enters it. */
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
}
