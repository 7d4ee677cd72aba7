package plateau.panic.station;

import java.util.Arrays;

/** How many Moves lie between rooms, through passages usable now (§8.10). */
public final class Distance {

  /** More than any distance in a station of 22 rooms. */
  public static final int UNREACHABLE = 99;

  private Distance() {}

  /**
   * The least number of Moves from one of these rooms to one of those (both sets), or {@link
   * #UNREACHABLE}.
   */
  public static int between(Station station, int from, int to, boolean passesSecurity) {
    int reached = from;
    int wave = from;
    for (int moves = 0; wave != 0; moves++) {
      if ((wave & to) != 0) {
        return moves;
      }
      wave = next(station, wave, passesSecurity) & ~reached;
      reached |= wave;
    }
    return UNREACHABLE;
  }

  /** Writes for every room the least number of Moves from one of these rooms (a set). */
  public static void fill(Station station, int from, boolean passesSecurity, byte[] distances) {
    Arrays.fill(distances, (byte) UNREACHABLE);
    int reached = from;
    int wave = from;
    for (byte moves = 0; wave != 0; moves++) {
      for (int rooms = wave; rooms != 0; rooms &= rooms - 1) {
        distances[Integer.numberOfTrailingZeros(rooms)] = moves;
      }
      wave = next(station, wave, passesSecurity) & ~reached;
      reached |= wave;
    }
  }

  private static int next(Station station, int wave, boolean passesSecurity) {
    int next = 0;
    for (int rooms = wave; rooms != 0; rooms &= rooms - 1) {
      next |= station.oneMoveFrom(Integer.numberOfTrailingZeros(rooms), passesSecurity);
    }
    return next;
  }
}
