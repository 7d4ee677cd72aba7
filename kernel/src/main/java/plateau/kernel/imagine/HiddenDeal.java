package plateau.kernel.imagine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.chance.Chance;

/**
 * One deal that fits what is known. Cards that can be at one place only go there first; places of
 * which the same is known are dealt to as if they were one stack, so that most deals are a shuffle
 * and a cut. {@link Sharing} does the rest. One thread at a time.
 */
final class HiddenDeal {

  private static final int NOWHERE = -1;

  private final long[] mayBe;
  private final int[] room;
  private final int[] placeOf;

  /** There is a deal: whoever asks has made sure. */
  HiddenDeal(long[] mayBe, int... sizes) {
    this.mayBe = mayBe.clone();
    room = sizes.clone();
    placeOf = new int[mayBe.length];
    Arrays.fill(placeOf, NOWHERE);
  }

  int[][] drawn(Chance chance) {
    settle();
    int[] loose =
        IntStream.range(0, placeOf.length).filter(card -> placeOf[card] == NOWHERE).toArray();
    List<int[]> stacks = stacks(loose);
    int[] stackRoom = stacks.stream().mapToInt(this::roomAt).toArray();
    long[] atStacks = IntStream.of(loose).mapToLong(card -> among(stacks, card)).toArray();
    int[] stackOf = Sharing.drawn(atStacks, stackRoom, chance);
    for (int i = 0; i < stacks.size(); i++) {
      int stack = i;
      int[] cards = IntStream.range(0, loose.length).filter(c -> stackOf[c] == stack).toArray();
      cut(IntStream.of(cards).map(c -> loose[c]).toArray(), stacks.get(i), chance);
    }
    return gathered(chance);
  }

  /** What can be at one place only, until nothing more follows. */
  private void settle() {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = false;
      long open = open();
      for (int card = 0; card < mayBe.length; card++) {
        mayBe[card] &= open;
        if (placeOf[card] == NOWHERE && Long.bitCount(mayBe[card]) == 1) {
          place(card, Long.numberOfTrailingZeros(mayBe[card]));
          goesOn = true;
        }
      }
    }
  }

  private long open() {
    long open = 0;
    for (int place = 0; place < room.length; place++) {
      open |= room[place] > 0 ? 1L << place : 0;
    }
    return open;
  }

  private void place(int card, int place) {
    placeOf[card] = place;
    room[place]--;
  }

  /** The places that have room, those together of which the same is known. */
  private List<int[]> stacks(int... loose) {
    List<int[]> stacks = new ArrayList<>();
    long left = open();
    while (left != 0) {
      int first = Long.numberOfTrailingZeros(left);
      long alike = left;
      for (int card : loose) {
        alike &= (mayBe[card] & 1L << first) != 0 ? mayBe[card] : ~mayBe[card];
      }
      stacks.add(bits(alike));
      left &= ~alike;
    }
    return stacks;
  }

  private static int[] bits(long bits) {
    return IntStream.range(0, Long.SIZE).filter(bit -> (bits >>> bit & 1) != 0).toArray();
  }

  private int roomAt(int... stack) {
    return IntStream.of(stack).map(place -> room[place]).sum();
  }

  /** The stacks where this card may be, a bit for each. */
  private long among(List<int[]> stacks, int card) {
    long among = 0;
    for (int i = 0; i < stacks.size(); i++) {
      among |= (mayBe[card] >>> stacks.get(i)[0] & 1) << i;
    }
    return among;
  }

  private void cut(int[] cards, int[] stack, Chance chance) {
    if (stack.length > 1) {
      chance.shuffle(cards);
    }
    int next = 0;
    for (int place : stack) {
      for (int left = room[place]; left > 0; left--) {
        place(cards[next++], place);
      }
    }
  }

  private int[][] gathered(Chance chance) {
    int[][] cards = new int[room.length][];
    for (int place = 0; place < room.length; place++) {
      int here = place;
      cards[place] =
          IntStream.range(0, placeOf.length).filter(card -> placeOf[card] == here).toArray();
      chance.shuffle(cards[place]);
    }
    return cards;
  }
}
