package plateau.kernel.imagine;

import java.util.HashMap;
import java.util.Map;
import plateau.kernel.chance.Chance;

/**
 * Counts in how many ways groups of cards can be shared among places, and draws one share for each:
 * how many cards of which group go where. Cards of a group may be at the same places. Counts are
 * doubles: exact up to 2^53, and precise to 15 digits beyond. One thread at a time.
 */
final class Ways {

  // Counting so many takes some ten milliseconds.
  private static final double MOST_SHARINGS = 5_000;
  private static final int EXACT = 1 << 30;
  private static final int HALF = 1 << 26;

  private final long[] mayBe;
  private final int[] sizes;
  private final int[] room;
  private final int[] roomAtFirst;
  private final Map<Long, Double> counted = new HashMap<>();

  /**
   * @param mayBe the places of each group, a bit for each
   * @param sizes of the groups
   * @param room at each place; all together as much as there are cards
   */
  Ways(long[] mayBe, int[] sizes, int[] room) {
    this.mayBe = mayBe;
    this.sizes = sizes;
    this.room = room.clone();
    roomAtFirst = room.clone();
  }

  /** Whether there are few enough ways to share this room to count them. */
  static boolean canCount(int... room) {
    double sharings = 1;
    int most = 0;
    for (int each : room) {
      sharings *= each + 1;
      most = Math.max(most, each);
    }
    // What goes to one of the places, the others tell.
    return sharings / (most + 1) <= MOST_SHARINGS;
  }

  /** For each group, how many of its cards go to each place; there is a way. */
  int[][] drawn(Chance chance) {
    int[][] shares = new int[sizes.length][room.length];
    for (int group = 0; group < sizes.length; group++) {
      int left = sizes[group];
      for (int place = 0; place < room.length; place++) {
        int share = share(group, place, left, chance);
        shares[group][place] = share;
        room[place] -= share;
        left -= share;
      }
    }
    return shares;
  }

  // Of this group, so many cards are left for this place and those after it.
  private double count(int group, int place, int left) {
    if (place == room.length) {
      if (left > 0) {
        return 0;
      }
      return group + 1 == sizes.length ? 1 : count(group + 1, 0, sizes[group + 1]);
    }
    // How many are left follows from the room that is left.
    long key = key(group, place);
    Double known = counted.get(key);
    if (known != null) {
      return known;
    }
    double all = 0;
    double choices = 1;
    int most = most(group, place, left);
    for (int share = 0; share <= most; share++) {
      all += choices * countWith(group, place, left, share);
      choices = choices * (left - share) / (share + 1);
    }
    counted.put(key, all);
    return all;
  }

  private int most(int group, int place, int left) {
    return (mayBe[group] & 1L << place) == 0 ? 0 : Math.min(left, room[place]);
  }

  private double countWith(int group, int place, int left, int share) {
    room[place] -= share;
    double count = count(group, place + 1, left - share);
    room[place] += share;
    return count;
  }

  private long key(int group, int place) {
    long key = (long) group * room.length + place;
    for (int i = 0; i < room.length; i++) {
      key = key * (roomAtFirst[i] + 1) + room[i];
    }
    return key;
  }

  private int share(int group, int place, int left, Chance chance) {
    double[] weights = new double[most(group, place, left) + 1];
    double choices = 1;
    double all = 0;
    for (int share = 0; share < weights.length; share++) {
      weights[share] = choices * countWith(group, place, left, share);
      all += weights[share];
      choices = choices * (left - share) / (share + 1);
    }
    return chosen(weights, all, chance);
  }

  private static int chosen(double[] weights, double all, Chance chance) {
    int chosen = -1;
    double left = weights.length == 1 ? 0 : below(all, chance);
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > 0 && left >= 0) {
        chosen = i;
      }
      left -= weights[i];
    }
    return chosen;
  }

  private static double below(double all, Chance chance) {
    if (all <= EXACT) {
      return chance.below((int) all);
    }
    double fraction = (chance.below(HALF) + (double) chance.below(HALF) / HALF) / HALF;
    return all * fraction;
  }
}
