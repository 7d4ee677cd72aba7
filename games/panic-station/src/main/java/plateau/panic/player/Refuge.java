package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Direction;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;

/**
 * How safe from the next parasite phase a character can be after so many Moves. He goes through
 * quiet rooms only: none with somebody to trade with, none that brings another parasite.
 */
final class Refuge {

  private static final int WOUND = 2;
  private static final int DEATH_OF_TROOPER = 10;
  private static final int DEATH_OF_ANDROID = 6;

  private final Situation now;
  private final Role role;
  private final int[] tolls = new int[Rooms.COUNT];
  private final int[] moves = new int[Rooms.COUNT];

  Refuge(Situation now, Role role) {
    this.now = now;
    this.role = role;
    if (now.isAlive(role)) {
      findTheWays();
    }
  }

  private void findTheWays() {
    int here = now.room(role);
    for (int room = 0; room < Rooms.COUNT; room++) {
      tolls[room] = room == here || isQuiet(room) ? 0 : Routes.UNREACHABLE;
    }
    Routes back = routes(here);
    for (int room = 0; room < Rooms.COUNT; room++) {
      moves[room] = tolls[room] + back.cost(room);
    }
  }

  private Routes routes(int goal) {
    return new Routes(now.station(), now.passesSecurity(), tolls, 1 << goal);
  }

  private boolean isQuiet(int room) {
    return Rooms.type(room) != RoomType.PARASITE && !now.isMeeting(room);
  }

  /**
   * What he suffers at least, summed up over the four throws of the die, in halves of a health
   * point; more when he dies of it.
   */
  int risk(int most) {
    return now.isAlive(role) ? riskIn(safest(most)) : 0;
  }

  /** The first step to the safest room within so many Moves. */
  @Nullable PanicMove step(int most) {
    if (most == 0) {
      return null;
    }
    Direction direction = routes(safest(most)).step(now.room(role));
    return direction == null ? null : now.ifLegal(new PanicMove.Move(role, direction));
  }

  private int safest(int most) {
    int best = now.room(role);
    for (int room = 0; room < Rooms.COUNT; room++) {
      if (moves[room] <= most && riskIn(room) < riskIn(best)) {
        best = room;
      }
    }
    return best;
  }

  private int riskIn(int room) {
    int health = now.health(role);
    int risk = 0;
    for (Direction roll : Direction.ALL) {
      int damage = now.bites(room, roll);
      risk += damage < health ? WOUND * damage : WOUND * health + death();
    }
    return risk;
  }

  /** Only a trooper can burn the Hive. */
  private int death() {
    return role == Role.TROOPER ? DEATH_OF_TROOPER : DEATH_OF_ANDROID;
  }
}
