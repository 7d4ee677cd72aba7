package plateau.cups;

import java.util.List;

/**
 * What one seat knows.
 *
 * @param own its dice, the lowest first; empty for a spectator
 * @param dice how many each seat has left
 * @param bidCount 0 before anybody has bid
 * @param shown what was under the cups when somebody doubted last, seat by seat
 */
record CupsView(
    List<Integer> own,
    List<Integer> dice,
    int bidCount,
    int bidFace,
    List<List<Integer>> shown,
    int toMove) {

  /** What is under every cup. */
  record Whole(List<List<Integer>> cups, CupsView open) {}
}
