package plateau.kernel.imagine;

import java.util.Arrays;
import java.util.stream.IntStream;
import plateau.kernel.chance.Chance;

/**
 * Shares cards among places, which they fill: each way that fits as likely as the others, where the
 * ways can be counted.
 *
 * <p>Where there are too many, it begins with any fit, then again and again gathers the cards of
 * three places and shares them anew, which can be counted. Were all fits equally likely before such
 * a round, they would be so after it; so each round brings them nearer to that.
 */
final class Sharing {

  private static final int ROUNDS_PER_PLACE = 4;
  private static final int GATHERED = 3;

  private Sharing() {}

  /** The place of each card; there is a way. */
  static int[] drawn(long[] mayBe, int[] room, Chance chance) {
    return Ways.canCount(room) ? counted(mayBe, room, chance) : approached(mayBe, room, chance);
  }

  private static int[] counted(long[] mayBe, int[] room, Chance chance) {
    long[] groups = Arrays.stream(mayBe).distinct().sorted().toArray();
    int[][] cards = new int[groups.length][];
    for (int i = 0; i < groups.length; i++) {
      long group = groups[i];
      cards[i] = IntStream.range(0, mayBe.length).filter(c -> mayBe[c] == group).toArray();
    }
    int[] sizes = Arrays.stream(cards).mapToInt(each -> each.length).toArray();
    int[][] shares = new Ways(groups, sizes, room).drawn(chance);
    int[] placeOf = new int[mayBe.length];
    for (int i = 0; i < groups.length; i++) {
      if (isSplit(shares[i])) {
        chance.shuffle(cards[i]);
      }
      give(cards[i], shares[i], placeOf);
    }
    return placeOf;
  }

  private static boolean isSplit(int... shares) {
    return IntStream.of(shares).filter(share -> share > 0).count() > 1;
  }

  private static void give(int[] cards, int[] shares, int[] placeOf) {
    int next = 0;
    for (int place = 0; place < shares.length; place++) {
      for (int left = shares[place]; left > 0; left--) {
        placeOf[cards[next++]] = place;
      }
    }
  }

  private static int[] approached(long[] mayBe, int[] room, Chance chance) {
    int[] placeOf = Fitting.atRandom(mayBe, room, chance);
    int[] places = IntStream.range(0, room.length).toArray();
    for (int left = ROUNDS_PER_PLACE * room.length; left > 0; left--) {
      chance.shuffle(places);
      int[] some = Arrays.copyOf(places, Math.min(GATHERED, places.length));
      shareAnew(countable(some, room), mayBe, room, placeOf, chance);
    }
    return placeOf;
  }

  private static int[] countable(int[] places, int[] room) {
    boolean canCount = Ways.canCount(IntStream.of(places).map(place -> room[place]).toArray());
    return canCount ? places : Arrays.copyOf(places, GATHERED - 1);
  }

  private static void shareAnew(
      int[] places, long[] mayBe, int[] room, int[] placeOf, Chance chance) {
    int[] cards =
        IntStream.range(0, placeOf.length)
            .filter(card -> IntStream.of(places).anyMatch(place -> place == placeOf[card]))
            .toArray();
    int[] shared =
        counted(
            IntStream.of(cards).mapToLong(card -> among(places, mayBe[card])).toArray(),
            IntStream.of(places).map(place -> room[place]).toArray(),
            chance);
    for (int i = 0; i < cards.length; i++) {
      placeOf[cards[i]] = places[shared[i]];
    }
  }

  private static long among(int[] places, long mayBe) {
    long among = 0;
    for (int i = 0; i < places.length; i++) {
      among |= (mayBe >>> places[i] & 1) << i;
    }
    return among;
  }
}
