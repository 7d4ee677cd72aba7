package plateau.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlacingTest {

  private static final double HARDLY_ANY_PRIOR = 1e7;

  // Weng and Lin (2011) with their usual numbers: a first match moves the mean of a player by
  // sigma^2 / c times the slope of the likelihood, where c^2 adds sigma^2 + beta^2 of all players.
  private static final double MEAN = 25;
  private static final double SPREAD = MEAN / 3;
  private static final double LUCK = MEAN / 6;

  private static List<List<Integer>> alone(int players) {
    return IntStream.range(0, players).mapToObj(List::of).toList();
  }

  private static double meanAfter(int player, List<Integer> places) {
    int players = places.size();
    Placing match = new Placing(alone(players), places, -1);
    double[] slope = new Likelihood(players, List.of(match), 0).at(new double[players + 1]).slope();
    double c = Math.sqrt(players * (SPREAD * SPREAD + LUCK * LUCK));
    return MEAN + SPREAD * SPREAD / c * slope[player];
  }

  @Test
  void aFirstMatchMovesEverybodyAsPublishedForTheModelOfWengAndLin() {
    double[][] published = {
      {27.63523138347365, 22.36476861652635},
      {27.868876552746237, 25.717219138186557, 21.413904309067206},
      {27.795084971874736, 26.552824984374855, 24.68943500312503, 20.96265504062538},
    };
    for (double[] means : published) {
      List<Integer> places = IntStream.rangeClosed(1, means.length).boxed().toList();
      for (int player = 0; player < means.length; player++) {
        assertThat(meanAfter(player, places))
            .as("place %d of %d", player + 1, means.length)
            .isCloseTo(means[player], within(1e-9));
      }
    }
  }

  // Worths of 3, 2 and 1: the order 0-1-2 has the chance 3/6 * 2/3, and so on.
  @Test
  void ordersAsOftenAsTheirChanceGiveBackTheStrengthsBehindThem() {
    double[] worths = {3, 2, 1};
    List<Placing> matches = new ArrayList<>();
    for (int first = 0; first < 3; first++) {
      for (int second = 0; second < 3; second++) {
        if (first != second) {
          double chance = worths[first] / 6 * worths[second] / (6 - worths[first]);
          Placing order = new Placing(alone(3), placesOf(first, second), -1);
          matches.addAll(Collections.nCopies((int) Math.round(600 * chance), order));
        }
      }
    }
    Ratings ratings = Ratings.of(3, matches, HARDLY_ANY_PRIOR);
    assertThat(ratings.difference(0, 2).points() / Ratings.POINTS)
        .isCloseTo(Math.log(3), within(1e-6));
    assertThat(ratings.difference(1, 2).points() / Ratings.POINTS)
        .isCloseTo(Math.log(2), within(1e-6));
  }

  private static List<Integer> placesOf(int first, int second) {
    List<Integer> places = new ArrayList<>(List.of(3, 3, 3));
    places.set(first, 1);
    places.set(second, 2);
    return places;
  }

  @Test
  void twoSidesAreRatedAsInAnEncounter() {
    List<Placing> placings =
        List.of(
            new Placing(alone(2), List.of(1, 2), 0),
            new Placing(alone(2), List.of(1, 1), 0),
            new Placing(alone(2), List.of(1, 2), 1));
    List<Encounter> encounters =
        List.of(Encounter.duel(0, 1, 1), Encounter.duel(0, 1, 0.5), Encounter.duel(1, 0, 0));
    Ratings one = Ratings.of(2, placings);
    Ratings other = Ratings.of(2, encounters);
    assertThat(one.difference(0, 1).points())
        .isCloseTo(other.difference(0, 1).points(), within(1e-9));
    assertThat(one.difference(0, 1).error())
        .isCloseTo(other.difference(0, 1).error(), within(1e-9));
    assertThat(one.front().points()).isCloseTo(other.front().points(), within(1e-9));
  }

  @Test
  void aTeamIsWorthTheMeanOfItsPlayers() {
    List<List<Integer>> teams = List.of(List.of(0, 1), List.of(2, 3), List.of(4, 5));
    Ratings ratings =
        Ratings.of(6, Collections.nCopies(20, new Placing(teams, List.of(1, 2, 3), -1)));
    assertThat(ratings.player(0).points()).isEqualTo(ratings.player(1).points(), within(1e-9));
    assertThat(ratings.player(0).points()).isGreaterThan(ratings.player(2).points());
    assertThat(ratings.player(2).points()).isGreaterThan(ratings.player(4).points());
  }

  @Test
  void thoseWhoDidNotWinAreNotComparedWithEachOther() {
    assertThat(winOf0().choices(4)).hasSize(1);
    assertThat(new Placing(alone(3), List.of(1, 2, 3), -1).choices(4)).hasSize(2);
    assertThat(new Placing(alone(3), List.of(1, 1, 1), -1).choices(4)).hasSize(3);
  }

  @Test
  void aDrawOfAllBringsThemTogether() {
    Ratings before = Ratings.of(3, Collections.nCopies(5, winOf0()));
    List<Placing> more = new ArrayList<>(Collections.nCopies(5, winOf0()));
    more.addAll(Collections.nCopies(5, new Placing(alone(3), List.of(1, 1, 1), -1)));
    assertThat(Ratings.of(3, more).difference(0, 1).points())
        .isPositive()
        .isLessThan(before.difference(0, 1).points());
  }

  private static Placing winOf0() {
    return new Placing(alone(3), List.of(1, 2, 2), -1);
  }
}
