package plateau.iceberg.player;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;

/**
 * The rounds at whose ends an alien can be counted, this round or later.
 *
 * @param alien its number
 * @param first the first of them
 * @param last the last of them
 * @param journeys how far everybody is from it
 */
record Window(int alien, int cell, int points, int first, int last, Journeys journeys) {

  /** Ends of rounds that capture an alien (§6.2). */
  static final int CAPTURE_ROUNDS = 3;

  /** The aliens that can still be captured and come within so many rounds. */
  static List<Window> open(Ice ice, Atlas atlas, int rounds) {
    List<Window> open = new ArrayList<>();
    for (int number = 0; number < ice.map().aliens().size(); number++) {
      Alien alien = ice.map().aliens().get(number);
      AlienState state = ice.alienState(number);
      boolean comes = state == AlienState.ON_ICE || state == AlienState.WAITING;
      Window window = of(alien, number, ice.round(), atlas);
      if (comes
          && window.first <= ice.round() + rounds
          && window.finish(window.first, ice.captureProgress(number)) <= window.last) {
        open.add(window);
      }
    }
    return open;
  }

  private static Window of(Alien alien, int number, int round, Atlas atlas) {
    int first = Math.max(alien.arrival(), round);
    long end = Math.min((long) alien.arrival() + alien.duration(), IceMap.ROUNDS);
    return new Window(
        number, alien.cell(), alien.points(), first, (int) end - 1, atlas.journeysTo(number));
  }

  /** The round whose end captures the alien when this one is the next to count. */
  int finish(int start, int counted) {
    return start + CAPTURE_ROUNDS - 1 - counted;
  }
}
