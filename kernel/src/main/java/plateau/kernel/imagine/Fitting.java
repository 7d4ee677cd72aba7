package plateau.kernel.imagine;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import plateau.kernel.chance.Chance;

/**
 * Puts cards at places with room for so many, each where it may be, and moves others out of the way
 * where it must: so it finds a fit whenever there is one. Takes cards × places × cards steps at
 * worst. One thread at a time.
 */
final class Fitting {

  private static final int NOWHERE = -1;

  private final long[] mayBe;
  private final int[] room;
  private final int[] placeOf;
  // The places that were tried for the card that is being put somewhere.
  private long tried;

  private Fitting(long[] mayBe, int[] room) {
    this.mayBe = mayBe;
    this.room = room.clone();
    placeOf = new int[mayBe.length];
    Arrays.fill(placeOf, NOWHERE);
  }

  /** The first fit that is found; says which cards have no room where there is none. */
  static Fitting first(long[] mayBe, int... room) {
    Fitting fitting = new Fitting(mayBe, room);
    int[] places = IntStream.range(0, room.length).toArray();
    for (int card = 0; card < mayBe.length; card++) {
      fitting.place(card, places);
    }
    return fitting;
  }

  /**
   * The place of each card in a fit at random. Each may come up: a card goes to the first place in
   * a random order where it may be, so none need move if all meet their places of that fit first.
   */
  static int[] atRandom(long[] mayBe, int[] room, Chance chance) {
    Fitting fitting = new Fitting(mayBe, room);
    int[] cards = IntStream.range(0, mayBe.length).toArray();
    int[] places = IntStream.range(0, room.length).toArray();
    chance.shuffle(cards);
    for (int card : cards) {
      chance.shuffle(places);
      fitting.place(card, places);
    }
    return fitting.placeOf;
  }

  private void place(int card, int[] order) {
    tried = 0;
    if (!tryToPlace(card, order)) {
      throw noDeal(card);
    }
  }

  private boolean tryToPlace(int card, int[] order) {
    for (int place : order) {
      if ((mayBe[card] & ~tried & 1L << place) != 0) {
        tried |= 1L << place;
        if (room[place] > 0 || makesRoom(place, order)) {
          room[place]--;
          placeOf[card] = place;
          return true;
        }
      }
    }
    return false;
  }

  private boolean makesRoom(int place, int[] order) {
    for (int other = 0; other < placeOf.length; other++) {
      if (placeOf[other] == place && tryToPlace(other, order)) {
        room[place]++;
        return true;
      }
    }
    return false;
  }

  /** The places that were tried are full of cards that can be nowhere else. */
  private IllegalArgumentException noDeal(int card) {
    int[] cards =
        IntStream.range(0, placeOf.length)
            .filter(i -> i == card || (placeOf[i] != NOWHERE && (tried & 1L << placeOf[i]) != 0))
            .toArray();
    String where =
        LongStream.range(0, room.length)
            .filter(place -> (tried & 1L << place) != 0)
            .mapToObj(Long::toString)
            .collect(Collectors.joining(", "));
    return new IllegalArgumentException(
        tried == 0
            ? "No deal fits what is known: card %d may be nowhere".formatted(card)
            : "No deal fits what is known: the cards %s can only be at %s, with room for %d"
                .formatted(Arrays.toString(cards), where, cards.length - 1));
  }

  /**
   * The places where this card is in some fit. It can move to a place if cards can move on from
   * there, one from each place, until one comes to where it was.
   */
  long possible(int card) {
    long possible = 1L << placeOf[card];
    long before;
    do {
      before = possible;
      for (int other = 0; other < placeOf.length; other++) {
        possible |= (mayBe[other] & possible) != 0 ? 1L << placeOf[other] : 0;
      }
    } while (possible != before);
    return possible & mayBe[card];
  }
}
