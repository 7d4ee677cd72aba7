package plateau.kernel.imagine;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.chance.Chance;

/**
 * What somebody knows of where cards are: for each card the places where it may be. Cards and
 * places are numbers from 0; a hand is a place, and so are a pile, the top of a deck, and what is
 * out of play. {@link #deal} puts every card somewhere so that it fits, which is most of {@link
 * plateau.kernel.Game#imagine}:
 *
 * <pre>{@code
 * Whereabouts known = new Whereabouts(CARDS, PLACES);
 * hand(seat).forEach(card -> known.isAt(card, seat));
 * discarded().forEach(card -> known.isAt(card, DISCARDED));
 * int[][] cards = known.deal(chance, sizes());
 * }</pre>
 *
 * <p>That is enough where the position itself shows what a seat knows. Where a seat must remember
 * what it has seen, the position keeps one of these, says at every step what was seen or may have
 * moved, and copies it with itself: an array of longs.
 *
 * <p>Nothing rests on where cards really are, so two positions that a seat cannot tell apart are
 * imagined alike. In what a seat imagines, the others know the hands that they have there: tell
 * theirs anew.
 */
public final class Whereabouts {

  private static final int MOST_CARDS = 500;
  private static final int MOST_PLACES = 64;

  private final int places;
  // A bit for each place.
  private final long[] mayBe;

  /** Nothing is known: every card may be anywhere. */
  public Whereabouts(int cards, int places) {
    if (cards < 0 || cards > MOST_CARDS || places < 1 || places > MOST_PLACES) {
      throw new IllegalArgumentException(
          "%d cards at %d places: there can be 0 to %d cards and 1 to %d places"
              .formatted(cards, places, MOST_CARDS, MOST_PLACES));
    }
    this.places = places;
    mayBe = new long[cards];
    Arrays.fill(mayBe, -1L >>> (MOST_PLACES - places));
  }

  private Whereabouts(Whereabouts other) {
    places = other.places;
    mayBe = other.mayBe.clone();
  }

  public Whereabouts copy() {
    return new Whereabouts(this);
  }

  /** The card was seen here. Whatever was known of it before counts no more. */
  public void isAt(int card, int place) {
    mayBe[card] = bit(place);
  }

  /** The card was found missing here. */
  public void isNotAt(int card, int place) {
    mayBe[card] &= ~bit(place);
  }

  /**
   * One card or several went from one place to another, and nobody saw which: each that may have
   * been there may now be here.
   *
   * @param sizes of all places before
   */
  public void passedUnseen(int from, int to, int... sizes) {
    forgetImpossible(sizes);
    for (int card = 0; card < mayBe.length; card++) {
      mayBe[card] |= mayBeAt(card, from) ? bit(to) : 0;
    }
  }

  /**
   * All cards of one place went to another, as a discard pile goes back into the deck.
   *
   * @param sizes of all places before
   */
  public void allPassed(int from, int to, int... sizes) {
    passedUnseen(from, to, sizes);
    for (int card = 0; card < mayBe.length; card++) {
      isNotAt(card, from);
    }
  }

  public boolean mayBeAt(int card, int place) {
    return (mayBe[card] & bit(place)) != 0;
  }

  /** The places where this card may be, in order. */
  public List<Integer> places(int card) {
    return IntStream.range(0, places).filter(place -> mayBeAt(card, place)).boxed().toList();
  }

  /** The cards that can be nowhere else than here, in order. */
  public List<Integer> cardsKnownAt(int place) {
    return IntStream.range(0, mayBe.length)
        .filter(card -> mayBe[card] == bit(place))
        .boxed()
        .toList();
  }

  /**
   * Every card at one of its places, drawn so that each deal that fits is as likely as the others.
   * Where that would take too long to count (many places of which different things are known) some
   * are a little likelier, but each can come up. Never fails where a deal exists.
   *
   * @param sizes how many cards are at each place
   * @return the cards at each place, in random order: sort a hand that is told in order, and leave
   *     alone what its seat sees
   */
  public int[][] deal(Chance chance, int... sizes) {
    check(sizes);
    Fitting.first(mayBe, sizes);
    return new HiddenDeal(mayBe, sizes).drawn(chance);
  }

  /** A place too small for the cards that must be there drives others out of it. */
  private void forgetImpossible(int... sizes) {
    check(sizes);
    Fitting fitting = Fitting.first(mayBe, sizes);
    for (int card = 0; card < mayBe.length; card++) {
      mayBe[card] &= fitting.possible(card);
    }
  }

  private void check(int... sizes) {
    if (sizes.length != places) {
      throw new IllegalArgumentException(
          "The sizes of %d places were given, but there are %d places"
              .formatted(sizes.length, places));
    }
    if (Arrays.stream(sizes).anyMatch(size -> size < 0)
        || Arrays.stream(sizes).sum() != mayBe.length) {
      throw new IllegalArgumentException(
          "Places of the sizes %s do not hold %d cards: count what is out of play as a place too"
              .formatted(Arrays.toString(sizes), mayBe.length));
    }
  }

  private long bit(int place) {
    if (place < 0 || place >= places) {
      throw new IllegalArgumentException(
          "There is no place %d: places go from 0 to %d".formatted(place, places - 1));
    }
    return 1L << place;
  }
}
