package plateau.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatingsTest {

  private static final double HARDLY_ANY_PRIOR = 1e7;

  // Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore: how often the team of the
  // row beat that of the column in the American League of 1987 (Agresti, Categorical Data
  // Analysis).
  private static final int[][] BASEBALL = {
    {0, 7, 9, 7, 7, 9, 11},
    {6, 0, 7, 5, 11, 9, 9},
    {4, 6, 0, 7, 7, 8, 12},
    {6, 8, 6, 0, 6, 7, 10},
    {6, 2, 6, 7, 0, 7, 12},
    {4, 4, 5, 6, 6, 0, 6},
    {2, 4, 1, 3, 1, 7, 0},
  };

  // Log odds against Baltimore and their standard errors, as published for these data.
  private static final double[] PUBLISHED = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839};
  private static final double[] PUBLISHED_ERRORS = {0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319};

  @Test
  void aPublishedExampleComesOutAsPublished() {
    Ratings ratings = Ratings.of(7, baseball(), HARDLY_ANY_PRIOR);
    for (int team = 0; team < PUBLISHED.length; team++) {
      Ratings.Estimate lead = ratings.difference(team, 6);
      assertThat(lead.points() / Ratings.POINTS).isCloseTo(PUBLISHED[team], within(0.0001));
      assertThat(lead.error() / Ratings.POINTS).isCloseTo(PUBLISHED_ERRORS[team], within(0.0001));
    }
  }

  private static List<Encounter> baseball() {
    List<Encounter> games = new ArrayList<>();
    for (int team = 0; team < 7; team++) {
      for (int other = 0; other < 7; other++) {
        for (int game = 0; game < BASEBALL[team][other]; game++) {
          games.add(new Encounter(List.of(team), List.of(other), 1, false));
        }
      }
    }
    return games;
  }

  @Test
  void theOrderOfTheMatchesDoesNotMatter() {
    List<Encounter> shuffled = new ArrayList<>(baseball());
    Collections.shuffle(shuffled, new Random(3));
    assertThat(Ratings.of(7, shuffled).player(2).points())
        .isCloseTo(Ratings.of(7, baseball()).player(2).points(), within(1e-6));
  }

  @Test
  void whoWonEverythingIsStrongButNotInfinitelySo() {
    Ratings few = Ratings.of(2, Collections.nCopies(3, Encounter.duel(0, 1, 1)));
    Ratings many = Ratings.of(2, Collections.nCopies(300, Encounter.duel(0, 1, 1)));
    assertThat(few.difference(0, 1).points()).isBetween(100.0, 600.0);
    assertThat(many.difference(0, 1).points())
        .isBetween(few.difference(0, 1).points() + 100, 3000.0);
  }

  @Test
  void fourHundredPointsAreTenToOne() {
    assertThat(new Ratings.Estimate(400, 1).score()).isCloseTo(10.0 / 11, within(1e-9));
    assertThat(new Ratings.Estimate(0, 1).score()).isEqualTo(0.5);
  }

  @Test
  void whatSittingInFrontIsWorthIsKeptApart() {
    List<Encounter> games = new ArrayList<>();
    for (int game = 0; game < 400; game++) {
      games.add(Encounter.duel(game % 2, 1 - game % 2, game / 2 % 4 < 3 ? 1 : 0));
    }
    Ratings ratings = Ratings.of(2, games, HARDLY_ANY_PRIOR);
    assertThat(ratings.front().points() / Ratings.POINTS).isCloseTo(Math.log(3), within(1e-4));
  }

  // Three of one kind against three of another, drawn from known strengths.
  @Test
  void playersOfTeamsAreToldApart() {
    double[] truth = {200, 100, 0, 0, -100, -200};
    long seed = 8;
    Random random = new Random(seed);
    List<Encounter> games = new ArrayList<>();
    for (int game = 0; game < 4000; game++) {
      List<Integer> players = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
      Collections.shuffle(players, random);
      List<Integer> first = players.subList(0, 3);
      List<Integer> second = players.subList(3, 6);
      double lead = mean(truth, first) - mean(truth, second);
      boolean won = random.nextDouble() < new Ratings.Estimate(lead, 1).score();
      games.add(new Encounter(first, second, won ? 1 : 0, false));
    }
    Ratings ratings = Ratings.of(6, games);
    for (int player = 0; player < 6; player++) {
      Ratings.Estimate estimate = ratings.player(player);
      assertThat(estimate.points())
          .as("player %d, seed %d", player, seed)
          .isCloseTo(truth[player], within(4 * estimate.error()));
      assertThat(estimate.error()).isBetween(5.0, 40.0);
    }
  }

  private static double mean(double[] truth, List<Integer> players) {
    return players.stream().mapToDouble(player -> truth[player]).average().orElseThrow();
  }

  // Of a hundred tournaments whose truth is known, the interval should hold it in about 95.
  @Test
  void theTruthLiesInTheIntervalNineteenTimesInTwenty() {
    int held = 0;
    for (int tournament = 0; tournament < 200; tournament++) {
      Random random = new Random(tournament);
      List<Encounter> games = new ArrayList<>();
      for (int game = 0; game < 100; game++) {
        games.add(Encounter.duel(0, 1, random.nextDouble() < 0.6 ? 1 : 0));
        games.add(Encounter.duel(1, 0, random.nextDouble() < 0.4 ? 1 : 0));
      }
      Ratings.Estimate lead = Ratings.of(2, games, HARDLY_ANY_PRIOR).difference(0, 1);
      double truth = Math.log(0.6 / 0.4) * Ratings.POINTS;
      held += lead.low() <= truth && truth <= lead.high() ? 1 : 0;
    }
    assertThat(held).as("of 200, seeds 0 to 199").isBetween(180, 199);
  }

  @Test
  void howSureADifferenceIs() {
    assertThat(new Ratings.Estimate(0, 10).isPositive()).isEqualTo(0.5);
    assertThat(new Ratings.Estimate(19.59964, 10).isPositive()).isCloseTo(0.975, within(1e-6));
    assertThat(new Ratings.Estimate(-1000, 10).isPositive()).isZero();
    assertThat(new Ratings.Estimate(1000, 10).isPositive()).isEqualTo(1);
  }

  @Test
  void aSideHasSomebodyAndAScoreIsAShare() {
    assertThatThrownBy(() -> new Encounter(List.of(), List.of(1), 1, true))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Encounter.duel(0, 1, 2)).isInstanceOf(IllegalArgumentException.class);
  }
}
