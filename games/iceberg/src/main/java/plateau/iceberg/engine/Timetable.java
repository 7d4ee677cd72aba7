package plateau.iceberg.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;

/**
 * Which aliens something happens to in a round, in the order of the map: a linked list for each
 * round, so that a round costs no more than what happens in it. Immutable.
 */
public final class Timetable {

  public static final int NO_MORE = -1;

  private final short[] first = new short[IceMap.ROUNDS];
  private final short[] next;

  /** Rounds that no match has are left out. */
  Timetable(List<Alien> aliens, ToIntFunction<Alien> round) {
    next = new short[aliens.size()];
    Arrays.fill(first, (short) NO_MORE);
    for (int alien = aliens.size() - 1; alien >= 0; alien--) {
      int when = round.applyAsInt(aliens.get(alien));
      if (when < IceMap.ROUNDS) {
        next[alien] = first[when];
        first[when] = (short) alien;
      }
    }
  }

  public int first(int round) {
    return first[round];
  }

  public int next(int alien) {
    return next[alien];
  }
}
