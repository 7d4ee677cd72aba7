package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Room;
import plateau.panic.station.RoomType;
import plateau.panic.station.TerminalFunction;

/** Uses of a terminal (8.7). */
final class Terminal {

  private Terminal() {}

  static @Nullable PanicMove revealRoom(Situation now) {
    return now.isHiveLaid() ? null : use(now, TerminalFunction.REVEAL_ROOM);
  }

  static @Nullable PanicMove openDoors(Situation now) {
    return use(now, TerminalFunction.OPEN_DOORS);
  }

  static @Nullable PanicMove heatScan(Situation now) {
    return use(now, TerminalFunction.HEAT_SCAN);
  }

  /** To a terminal, unless somebody is there or it has been used this turn. */
  static @Nullable PanicMove goThere(Situation now) {
    int terminals = now.laidRooms(RoomType.TERMINAL);
    boolean isThere = (now.myRooms() & terminals) != 0;
    return isThere || now.isTerminalUsed() ? null : Travel.towards(now, terminals);
  }

  private static @Nullable PanicMove use(Situation now, TerminalFunction function) {
    int terminals = now.myRooms() & now.laidRooms(RoomType.TERMINAL);
    for (int left = terminals; left != 0; left &= left - 1) {
      Room room = Room.of(Integer.numberOfTrailingZeros(left));
      PanicMove use = now.ifLegal(new PanicMove.UseTerminal(room, function));
      if (use != null) {
        return use;
      }
    }
    return null;
  }
}
