package plateau.iceberg.player;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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

  /** How many aliens are looked at; a judgement takes the square of this. */
  static final int MOST = 32;

  /**
   * The aliens that can still be captured and come within so many rounds, in the order of the map;
   * when they are more than {@link #MOST}, the most promising ones.
   */
  static List<Window> open(Ice ice, Atlas atlas, int rounds) {
    return IntStream.range(0, ice.map().aliens().size())
        .filter(number -> isOpen(ice, number, rounds))
        .boxed()
        .sorted(Comparator.comparingDouble(number -> -promise(ice, number)))
        .limit(MOST)
        .sorted()
        .map(number -> of(ice, number, atlas))
        .toList();
  }

  private static boolean isOpen(Ice ice, int number, int rounds) {
    AlienState state = ice.alienState(number);
    Alien alien = ice.map().aliens().get(number);
    int first = first(alien, ice);
    return (state == AlienState.ON_ICE || state == AlienState.WAITING)
        && first <= ice.round() + rounds
        && finish(first, ice.captureProgress(number)) <= last(alien, ice);
  }

  // What is worth much, to get or to keep away from, comes soon and is near to somebody.
  private static double promise(Ice ice, int number) {
    Alien alien = ice.map().aliens().get(number);
    double rounds = first(alien, ice) - ice.round();
    double turns = nearest(ice, alien) / (double) Ice.POINTS_PER_TURN;
    return Math.abs(alien.points()) / (1 + Math.max(rounds, turns));
  }

  private static int nearest(Ice ice, Alien alien) {
    int least = IceMap.CELLS;
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      int cell = ice.cellOf(agent / IceMap.AGENTS, agent % IceMap.AGENTS);
      int rows = Math.abs(IceMap.row(cell) - alien.row());
      int columns = Math.abs(IceMap.column(cell) - alien.column());
      least = Math.min(least, rows + columns);
    }
    return least;
  }

  private static Window of(Ice ice, int number, Atlas atlas) {
    Alien alien = ice.map().aliens().get(number);
    return new Window(
        number,
        alien.cell(),
        alien.points(),
        first(alien, ice),
        last(alien, ice),
        atlas.journeysTo(number));
  }

  private static int first(Alien alien, Ice ice) {
    return Math.max(alien.arrival(), ice.round());
  }

  private static int last(Alien alien, Ice ice) {
    return (int) Math.min((long) alien.arrival() + alien.duration(), ice.map().rounds()) - 1;
  }

  /** The round whose end captures the alien when this one is the next to count. */
  static int finish(int start, int counted) {
    return start + CAPTURE_ROUNDS - 1 - counted;
  }
}
