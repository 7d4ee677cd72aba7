package plateau.panic.player;

import java.util.List;
import plateau.panic.station.Direction;
import plateau.panic.station.Passage;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.ParasiteSeen;

/**
 * What the parasites would do to a character in each room in the next parasite phase (section 7),
 * on average, in quarters of a health point.
 */
final class Threat {

  private final int[] quarters = new int[Rooms.COUNT];
  private final int[][] bites = new int[Direction.ALL.size()][Rooms.COUNT];

  Threat(Station station, List<ParasiteSeen> parasites) {
    for (ParasiteSeen parasite : parasites) {
      int room = parasite.room().number();
      for (Direction roll : Direction.ALL) {
        boolean moves = station.passage(room, roll) == Passage.OPEN;
        int then = moves ? station.neighbour(room, roll) : room;
        int damage = parasite.black() ? 2 : 1;
        quarters[then] += damage;
        bites[roll.ordinal()][then] += damage;
      }
    }
  }

  /** The damage to each character there when the die shows this direction. */
  int in(int room, Direction roll) {
    return bites[roll.ordinal()][room];
  }

  int in(int room) {
    return quarters[room];
  }
}
