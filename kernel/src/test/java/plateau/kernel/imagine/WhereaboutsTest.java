package plateau.kernel.imagine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;

class WhereaboutsTest {

  private static final int SMALL_CASES = 60;
  private static final int LARGE_CASES = 100;

  /** All that chance can bring, one after the other, each with how likely it is. */
  private static final class EveryChance implements Chance {

    private final List<int[]> draws = new ArrayList<>();
    private int next;

    @Override
    public int below(int n, Draw draw) {
      if (next == draws.size()) {
        draws.add(new int[] {0, n});
      }
      return draws.get(next++)[0];
    }

    double likelihood() {
      return draws.stream().mapToDouble(draw -> 1.0 / draw[1]).reduce(1, (a, b) -> a * b);
    }

    /** The next one, or false after the last. */
    boolean hasNext() {
      next = 0;
      while (!draws.isEmpty() && draws.getLast()[0] + 1 == draws.getLast()[1]) {
        draws.removeLast();
      }
      if (draws.isEmpty()) {
        return false;
      }
      draws.getLast()[0]++;
      return true;
    }
  }

  @Test
  void everyDealThatFitsIsExactlyAsLikelyAsTheOthers() {
    for (int i = 1; i <= SMALL_CASES; i++) {
      int seed = i;
      Case small = Case.random(new Seeded(seed), 5, 4);
      Set<List<Integer>> fits = small.fits();
      Map<List<Integer>, Double> likelihoods = small.likelihoods();
      assertThat(likelihoods.keySet()).as("deals, seed %d", seed).isEqualTo(fits);
      likelihoods.forEach(
          (deal, likelihood) ->
              assertThat(likelihood)
                  .as("how likely %s is, seed %d", deal, seed)
                  .isCloseTo(1.0 / fits.size(), within(1e-12)));
    }
  }

  @Test
  void aDealThatExistsIsFoundHoweverMuchIsKnown() {
    for (int seed = 1; seed <= LARGE_CASES; seed++) {
      Case large = Case.random(new Seeded(seed), 60, 9);
      int[][] cards = large.known.deal(new Seeded(seed), large.sizes);
      for (int place = 0; place < cards.length; place++) {
        assertThat(cards[place]).as("seed %d, place %d", seed, place).hasSize(large.sizes[place]);
        for (int card : cards[place]) {
          assertThat(large.known.mayBeAt(card, place))
              .as("seed %d: card %d may be at %d", seed, card, place)
              .isTrue();
        }
      }
      assertThat(Arrays.stream(cards).flatMapToInt(Arrays::stream).distinct().count())
          .as("different cards, seed %d", seed)
          .isEqualTo(large.truth.length);
      assertThat(large.known.deal(new Seeded(seed), large.sizes))
          .as("the same again, seed %d", seed)
          .isDeepEqualTo(cards);
    }
  }

  @Test
  void wherePlacesAreTooManyToCountAllDealsStillComeUpAboutAsOften() {
    // Ten hands of four, none of which can have one card: more ways than are counted.
    int[] sizes = new int[10];
    Arrays.fill(sizes, 4);
    Whereabouts known = new Whereabouts(40, 10);
    IntStream.range(0, 10).forEach(place -> known.isNotAt(place, place));
    known.isNotAt(39, 0);
    assertThat(Ways.canCount(sizes)).isFalse();
    int[] at = new int[10];
    Chance chance = new Seeded(7);
    int deals = 900;
    for (int i = 0; i < deals; i++) {
      at[placeOf(39, known.deal(chance, sizes))]++;
    }
    // Nine places are alike to this card, so each has 100 ± 9.4 of 900.
    assertThat(at[0]).isZero();
    assertThat(Arrays.stream(at).skip(1))
        .as("seed 7")
        .allMatch(count -> Math.abs(count - 100) < 47);
  }

  @Test
  void aSeenCardIsWhereItWasSeenAndAMissingOneIsNot() {
    Whereabouts known = new Whereabouts(4, 2);
    known.isAt(0, 1);
    known.isNotAt(2, 1);
    known.isAt(3, 1);
    known.isNotAt(3, 1);
    known.isAt(3, 0);
    assertThat(known.cardsKnownAt(0)).containsExactly(2, 3);
    assertThat(known.cardsKnownAt(1)).containsExactly(0);
    assertThat(known.places(1)).containsExactly(0, 1);
    int[][] cards = known.deal(new Seeded(1), 2, 2);
    assertThat(cards[0]).containsExactlyInAnyOrder(2, 3);
    assertThat(cards[1]).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void whatPassesUnseenIsForgottenAsFarAsItMustBe() {
    int me = 0;
    int you = 1;
    int deck = 2;
    Whereabouts known = new Whereabouts(6, 3);
    known.isAt(0, me);
    known.isAt(1, you);
    known.isAt(2, you);
    known.passedUnseen(you, deck, 1, 2, 3);
    // One of the two seen cards is still there: the hand was full of them.
    assertThat(known.places(1)).containsExactly(you, deck);
    assertThat(known.places(2)).containsExactly(you, deck);
    assertThat(known.places(3)).containsExactly(deck);
    for (int seed = 1; seed <= 20; seed++) {
      assertThat(known.deal(new Seeded(seed), 1, 1, 4)[you])
          .as("your hand, seed %d", seed)
          .doesNotContain(0, 3, 4, 5);
    }
  }

  @Test
  void aPileThatIsShuffledIntoAnotherTakesWhatWasKnownOfItAlong() {
    Whereabouts known = new Whereabouts(4, 3);
    known.isAt(0, 1);
    known.isAt(1, 1);
    known.allPassed(1, 2, 1, 2, 1);
    assertThat(known.places(0)).containsExactly(2);
    assertThat(known.places(2)).containsExactly(0, 2);
  }

  @Test
  void whatIsKnownAlwaysFitsTheTruthHoweverCardsMove() {
    for (int seed = 1; seed <= LARGE_CASES; seed++) {
      Chance chance = new Seeded(seed);
      Case play = Case.random(chance, 12, 4);
      for (int step = 0; step < 30; step++) {
        play.move(chance);
        for (int card = 0; card < play.truth.length; card++) {
          assertThat(play.known.mayBeAt(card, play.truth[card]))
              .as("seed %d, step %d: card %d may be at %d", seed, step, card, play.truth[card])
              .isTrue();
        }
      }
      play.known.deal(chance, play.sizes);
    }
  }

  @Test
  void copiesKnowForThemselves() {
    Whereabouts known = new Whereabouts(2, 2);
    Whereabouts copy = known.copy();
    copy.isAt(0, 1);
    assertThat(known.places(0)).containsExactly(0, 1);
  }

  @Test
  void whereNoDealFitsItSaysWhichCardsHaveNoRoom() {
    Whereabouts known = new Whereabouts(5, 3);
    known.isAt(1, 2);
    known.isAt(4, 2);
    assertThatThrownBy(() -> known.deal(new Seeded(1), 2, 2, 1))
        .hasMessage(
            "No deal fits what is known: the cards [1, 4] can only be at 2, with room for 1");
    known.isNotAt(1, 2);
    assertThatThrownBy(() -> known.deal(new Seeded(1), 2, 2, 1))
        .hasMessage("No deal fits what is known: card 1 may be nowhere");
  }

  @Test
  void sizesThatCannotBeAreRefused() {
    Whereabouts known = new Whereabouts(5, 2);
    assertThatThrownBy(() -> known.deal(new Seeded(1), 2, 2))
        .hasMessage(
            "Places of the sizes [2, 2] do not hold 5 cards: count what is out of play as a place"
                + " too");
    assertThatThrownBy(() -> known.deal(new Seeded(1), 5))
        .hasMessage("The sizes of 1 places were given, but there are 2 places");
    assertThatThrownBy(() -> known.isAt(0, 2))
        .hasMessage("There is no place 2: places go from 0 to 1");
    assertThatThrownBy(() -> new Whereabouts(501, 2))
        .hasMessage("501 cards at 2 places: there can be 0 to 500 cards and 1 to 64 places");
  }

  /** Cards somewhere, and what somebody knows of it. */
  private static final class Case {

    private final int[] truth;
    private final int[] sizes;
    private final Whereabouts known;

    private Case(int[] truth, int[] sizes, Whereabouts known) {
      this.truth = truth;
      this.sizes = sizes;
      this.known = known;
    }

    static Case random(Chance chance, int mostCards, int mostPlaces) {
      int[] truth = new int[1 + chance.below(mostCards)];
      int[] sizes = new int[1 + chance.below(mostPlaces)];
      Whereabouts known = new Whereabouts(truth.length, sizes.length);
      int excluded = chance.below(4);
      for (int card = 0; card < truth.length; card++) {
        truth[card] = chance.below(sizes.length);
        sizes[truth[card]]++;
        for (int place = 0; place < sizes.length; place++) {
          if (place != truth[card] && chance.below(4) < excluded) {
            known.isNotAt(card, place);
          }
        }
      }
      return new Case(truth, sizes, known);
    }

    /** Something moves or is seen, and is told as a game would tell it. */
    void move(Chance chance) {
      int card = chance.below(truth.length);
      int to = chance.below(sizes.length);
      int from = truth[card];
      switch (chance.below(4)) {
        case 0 -> known.isAt(card, from);
        case 1 -> {
          known.passedUnseen(from, to, sizes);
          go(card, to);
        }
        case 2 -> {
          go(card, to);
          known.isAt(card, to);
        }
        default -> {
          if (from != to) {
            known.allPassed(from, to, sizes);
            IntStream.range(0, truth.length)
                .filter(each -> truth[each] == from)
                .forEach(each -> go(each, to));
          }
        }
      }
    }

    private void go(int card, int to) {
      sizes[truth[card]]--;
      truth[card] = to;
      sizes[to]++;
    }

    /** The place of each card, in all deals that fit. */
    Set<List<Integer>> fits() {
      Set<List<Integer>> fits = new HashSet<>();
      collect(new ArrayList<>(), sizes.clone(), fits);
      return fits;
    }

    private void collect(List<Integer> places, int[] room, Set<List<Integer>> fits) {
      if (places.size() == truth.length) {
        fits.add(List.copyOf(places));
        return;
      }
      for (int place = 0; place < room.length; place++) {
        if (room[place] > 0 && known.mayBeAt(places.size(), place)) {
          room[place]--;
          places.add(place);
          collect(places, room, fits);
          places.removeLast();
          room[place]++;
        }
      }
    }

    Map<List<Integer>, Double> likelihoods() {
      Map<List<Integer>, Double> likelihoods = new HashMap<>();
      EveryChance chance = new EveryChance();
      do {
        int[][] cards = known.deal(chance, sizes);
        likelihoods.merge(placesOf(cards), chance.likelihood(), Double::sum);
      } while (chance.hasNext());
      return likelihoods;
    }

    private List<Integer> placesOf(int[]... cards) {
      return IntStream.range(0, truth.length)
          .map(card -> placeOf(card, cards))
          .boxed()
          .collect(Collectors.toList());
    }
  }

  private static int placeOf(int card, int[]... cards) {
    return IntStream.range(0, cards.length)
        .filter(place -> IntStream.of(cards[place]).anyMatch(each -> each == card))
        .findFirst()
        .orElseThrow();
  }
}
