package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Direction;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;

/** How to get somewhere: which character goes, and by which way. */
final class Travel {

  /** What one expected wound is worth in Moves. */
  private static final int QUARTERS_A_MOVE = 4;

  private Travel() {}

  /** The step of the character who gets there most cheaply; null when both are there or cannot. */
  static @Nullable PanicMove towards(Situation now, int goals) {
    Routes routes = routes(now, goals);
    Role best = cheapest(now, routes);
    return best == null ? null : step(now, routes, best);
  }

  static @Nullable PanicMove towards(Situation now, int goals, Role role) {
    return now.isAlive(role) ? step(now, routes(now, goals), role) : null;
  }

  static Routes routes(Situation now, int goals) {
    return new Routes(now.station(), now.passesSecurity(), tolls(now), goals);
  }

  private static @Nullable Role cheapest(Situation now, Routes routes) {
    Role best = null;
    int least = Routes.UNREACHABLE;
    for (Role role : Role.ALL) {
      if (now.isAlive(role)) {
        int cost = routes.cost(now.room(role)) + reluctance(now, role);
        if (cost < least) {
          least = cost;
          best = role;
        }
      }
    }
    return best;
  }

  /** Only the trooper can burn the Hive: a player who spares him sends the android. */
  private static int reluctance(Situation now, Role role) {
    boolean spared = role == Role.TROOPER && now.temper().sparesTrooper();
    return spared && now.isAlive(Role.ANDROID) ? 2 : 0;
  }

  private static @Nullable PanicMove step(Situation now, Routes routes, Role role) {
    Direction direction = routes.step(now.room(role));
    return direction == null ? null : now.ifLegal(new PanicMove.Move(role, direction));
  }

  private static int[] tolls(Situation now) {
    int[] tolls = new int[Rooms.COUNT];
    for (int room = 0; room < Rooms.COUNT; room++) {
      tolls[room] = tollForMeeting(now, room) + tollForParasites(now, room);
    }
    return tolls;
  }

  private static int tollForMeeting(Situation now, int room) {
    boolean seeksMeetings = !now.isHuman() && !Hunting.isHiding(now);
    if (seeksMeetings || !now.isMeeting(room)) {
      return 0;
    }
    boolean dangerous = now.isHuman() && now.suspicionIn(room) >= now.temper().protectsFrom();
    return now.temper().meetingToll() * (dangerous ? 2 : 1);
  }

  private static int tollForParasites(Situation now, int room) {
    int toll = Rooms.type(room) == RoomType.PARASITE ? 1 : 0;
    return now.parasitesComeSoon() ? toll + now.threat(room) / QUARTERS_A_MOVE : toll;
  }
}
