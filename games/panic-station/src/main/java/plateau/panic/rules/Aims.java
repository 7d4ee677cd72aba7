package plateau.panic.rules;

import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.station.Direction;
import plateau.panic.station.Rooms;

/** 8.6, decision 5: what can be aimed at. */
final class Aims {

  private static final int DIRECTIONS = 4;

  private Aims() {}

  /** Whether a weapon that is ready has anything to hit. */
  static boolean hasTarget(PanicState state, Role role, Weapon weapon) {
    int room = state.roomOf(role);
    if (room == Crew.NOWHERE) {
      return false;
    }
    if (isTargetIn(state, room)) {
      return true;
    }
    for (int i = 0; i < DIRECTIONS && reachesOut(state, weapon); i++) {
      int next = inReach(state, room, i);
      if (next != Rooms.NOWHERE && isTargetIn(state, next)) {
        return true;
      }
    }
    return false;
  }

  /**
   * In a meeting the first pick is another player's character in this room; the second pick of a
   * machine gun is in the room of the first.
   */
  static void list(PanicState state, long task, MoveList moves) {
    int first = Agenda.d(task);
    if (first == Targets.NONE) {
      Weapon weapon = Weapon.ALL.get(Agenda.b(task));
      listFirst(state, Role.ALL.get(Agenda.a(task)), weapon, Agenda.e(task) != 0, moves);
      return;
    }
    listCharacters(state, Targets.roomOf(state, first), moves);
    listParasites(state, Targets.roomOf(state, first), moves);
  }

  static void listFirst(
      PanicState state, Role role, Weapon weapon, boolean inMeeting, MoveList moves) {
    int room = state.roomOf(role);
    listCharacters(state, room, moves);
    if (inMeeting) {
      return;
    }
    listParasites(state, room, moves);
    for (int i = 0; i < DIRECTIONS && reachesOut(state, weapon); i++) {
      int next = inReach(state, room, i);
      if (next != Rooms.NOWHERE) {
        listCharacters(state, next, moves);
        listParasites(state, next, moves);
      }
    }
  }

  private static boolean isTargetIn(PanicState state, int room) {
    return (state.crew.othersIn(room, state.current) | state.parasites.in(room)) != 0;
  }

  /** 11.2: guns reach an adjacent room with a targeting scope on the table. */
  private static boolean reachesOut(PanicState state, Weapon weapon) {
    return weapon != Weapon.KNIFE
        && state.piles.hasOnTable(state.current, CardKind.TARGETING_SCOPE);
  }

  private static int inReach(PanicState state, int room, int direction) {
    Direction side = Direction.ALL.get(direction);
    boolean leads = state.station.leads(room, side, state.passesSecurity(state.current));
    return leads ? state.station.neighbour(room, side) : Rooms.NOWHERE;
  }

  private static void listCharacters(PanicState state, int room, MoveList moves) {
    for (int left = state.crew.othersIn(room, state.current); left != 0; left &= left - 1) {
      moves.append(Moves.aimAtCharacter(Integer.numberOfTrailingZeros(left)));
    }
  }

  private static void listParasites(PanicState state, int room, MoveList moves) {
    for (int left = state.parasites.in(room); left != 0; left &= left - 1) {
      moves.append(Moves.aimAtParasite(Integer.numberOfTrailingZeros(left)));
    }
  }
}
