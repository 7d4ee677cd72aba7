package plateau.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.arena.rating.Ratings;

/** Matches drawn from players whose strength on each side and ground is known. */
class SideRatingsTest {

  // Of four players, in front and behind; the means of both columns are 0.
  private static final double[][] TRUTH = {{250, -50}, {50, 50}, {-100, 150}, {-200, -150}};
  private static final double FRONT = 120;
  private static final long SEED = 21;

  @Test
  void strengthsOnEachSideComeBack() {
    List<PlayedMatch> played = play(4, 500, new Random(SEED));
    SideRatings ratings = SideRatings.of(4, 2, played);
    for (int player = 0; player < 4; player++) {
      for (int place = 0; place < 2; place++) {
        Ratings.Estimate estimate = ratings.on(player, place);
        assertThat(estimate.points())
            .as("player %d on place %d, seed %d", player, place, SEED)
            .isCloseTo(TRUTH[player][place], within(3.5 * estimate.error()));
        assertThat(estimate.error()).isBetween(5.0, 30.0);
      }
    }
  }

  // Of 60 small tournaments with 8 truths each; what the intervals promise is 95 of 100.
  @Test
  void theTruthLiesInTheIntervalNineteenTimesInTwenty() {
    int held = 0;
    for (int seed = 0; seed < 60; seed++) {
      SideRatings ratings = SideRatings.of(4, 2, play(4, 40, new Random(seed)));
      for (int player = 0; player < 4; player++) {
        for (int place = 0; place < 2; place++) {
          Ratings.Estimate estimate = ratings.on(player, place);
          double truth = TRUTH[player][place];
          held += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
        }
      }
    }
    assertThat(held / 480.0).as("of 480, seeds 0 to 59").isBetween(0.92, 0.985);
  }

  @Test
  void betweenTheSameTwoSidesCannotBeTold() {
    double error = SideRatings.of(2, 2, play(2, 500, new Random(SEED))).on(0, 0).error();
    assertThat(error).as("as little is known as before any match").isGreaterThan(200);
  }

  @Test
  void nobodyLeadsBeforeItIsClear() {
    Share one = new Share(6, 10);
    assertThat(one.isAbove(new Share(5, 10))).isFalse();
    assertThat(new Share(60, 100).isAbove(new Share(40, 100))).isTrue();
    assertThat(new Share(56, 100).isAbove(new Share(44, 100)))
        .as("0.56 - 0.44 is less than what Newcombe's interval spans")
        .isFalse();
  }

  // So many games of each two, both ways round.
  private static List<PlayedMatch> play(int players, int games, Random random) {
    List<PlayedMatch> played = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      for (int one = 0; one < players; one++) {
        for (int other = 0; other < players; other++) {
          if (one != other) {
            double lead = TRUTH[one][0] + FRONT - TRUTH[other][1];
            boolean won = random.nextDouble() < new Ratings.Estimate(lead, 1).score();
            played.add(match(played.size() + 1, List.of(one, other), won ? 0 : 1));
          }
        }
      }
    }
    return played;
  }

  private static PlayedMatch match(int number, List<Integer> order, int winner) {
    List<SeatLine> seats =
        IntStream.range(0, 2)
            .mapToObj(seat -> new SeatLine(0, seat == winner, 1, 0, 0, 0, 0, Optional.empty()))
            .toList();
    return new PlayedMatch(new Fixture(number, 1, 0, order, 0), Optional.empty(), "won", 1, seats);
  }
}
