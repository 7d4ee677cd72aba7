package plateau.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SprtTest {

  private static final Sprt TEST = new Sprt(0, 60, 0.05, 0.05);

  @Test
  void theBoundsAreThoseOfWald() {
    assertThat(TEST.upper()).isCloseTo(2.9444, within(0.0001));
    assertThat(TEST.lower()).isCloseTo(-2.9444, within(0.0001));
  }

  @Test
  void nothingIsDecidedBeforeTheFirstMatch() {
    assertThat(TEST.logRatio(0, 0, 0)).isZero();
    assertThat(TEST.verdict(0, 0, 0)).isEqualTo(Sprt.Verdict.OPEN);
  }

  @Test
  void manyWinsAndManyLossesDecide() {
    assertThat(TEST.verdict(200, 50, 100)).isEqualTo(Sprt.Verdict.BETTER);
    assertThat(TEST.verdict(100, 50, 200)).isEqualTo(Sprt.Verdict.NOT_BETTER);
    assertThat(TEST.verdict(10, 5, 9)).isEqualTo(Sprt.Verdict.OPEN);
  }

  @Test
  void itIsSeldomWrong() {
    assertThat(share(0, Sprt.Verdict.BETTER)).as("wrong yes").isLessThan(0.09);
    assertThat(share(60, Sprt.Verdict.NOT_BETTER)).as("wrong no").isLessThan(0.09);
  }

  // How often tests of a player with a true lead end with this verdict; seeds 0 to 399.
  private static double share(double lead, Sprt.Verdict verdict) {
    double score = new Ratings.Estimate(lead, 1).score();
    int ended = 0;
    for (int seed = 0; seed < 400; seed++) {
      ended += run(score, new Random(seed)) == verdict ? 1 : 0;
    }
    return ended / 400.0;
  }

  private static Sprt.Verdict run(double score, Random random) {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    while (TEST.verdict(won, drawn, lost) == Sprt.Verdict.OPEN) {
      double luck = random.nextDouble();
      if (luck < 0.2) {
        drawn++;
      } else if (luck < 0.2 + 0.8 * (score - 0.1) / 0.8) {
        won++;
      } else {
        lost++;
      }
    }
    return TEST.verdict(won, drawn, lost);
  }

  @Test
  void aTestMustLookForADifference() {
    assertThatThrownBy(() -> new Sprt(5, 5, 0.05, 0.05))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sprt(0, 5, 0, 0.05)).isInstanceOf(IllegalArgumentException.class);
  }
}
