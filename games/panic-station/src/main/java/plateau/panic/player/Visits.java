package plateau.panic.player;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Direction;
import plateau.panic.station.Rooms;

/** Walking into somebody's room in order to trade with him (section 9). */
final class Visits {

  private Visits() {}

  /**
   * A step towards a trade with one of these seats.
   *
   * @param farthest how far it may be, tolls included
   */
  static @Nullable PanicMove to(Situation now, IntPredicate hosts, int farthest) {
    PanicMove best = null;
    int least = farthest + 1;
    for (Role role : Role.ALL) {
      if (now.isAlive(role)) {
        int goals = rooms(now, role, hosts) & ~(1 << now.room(role));
        int cost = Travel.routes(now, goals).cost(now.room(role));
        PanicMove step = cost < least ? Travel.towards(now, goals, role) : null;
        if (step != null) {
          least = cost;
          best = step;
        }
      }
    }
    return best != null ? best : stepOut(now, hosts);
  }

  /** The rooms where entering brings a trade with one of these seats. */
  static int rooms(Situation now, Role role, IntPredicate hosts) {
    int rooms = 0;
    for (int room = 0; room < Rooms.COUNT; room++) {
      if (now.isMeeting(room) && !now.hasSettled(role, room) && isOneIn(now, room, hosts)) {
        rooms |= 1 << room;
      }
    }
    return rooms;
  }

  private static boolean isOneIn(Situation now, int room, IntPredicate hosts) {
    for (int left = now.othersIn(room); left != 0; left &= left - 1) {
      if (hosts.test(Member.seatOf(Integer.numberOfTrailingZeros(left)))) {
        return true;
      }
    }
    return false;
  }

  /** Only entering brings a trade: out of the room of one of them, to come back. */
  private static @Nullable PanicMove stepOut(Situation now, IntPredicate hosts) {
    if (now.actionPoints() < 2) {
      return null;
    }
    for (Role role : Role.ALL) {
      if (now.isAlive(role) && (rooms(now, role, hosts) >> now.room(role) & 1) != 0) {
        PanicMove out = quietExit(now, role);
        if (out != null) {
          return out;
        }
      }
    }
    return null;
  }

  private static @Nullable PanicMove quietExit(Situation now, Role role) {
    for (Direction direction : Direction.ALL) {
      PanicMove move = now.ifLegal(new PanicMove.Move(role, direction));
      if (move != null && !now.isMeeting(now.station().neighbour(now.room(role), direction))) {
        return move;
      }
    }
    return null;
  }
}
