package plateau.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtTest {

  private static final Sprt TEST = new Sprt(0, 60, 0.05, 0.05);

  @Test
  void theBoundsAreThoseOfWald() {
    assertThat(TEST.upper()).isCloseTo(2.9444, within(0.0001));
    assertThat(TEST.lower()).isCloseTo(-2.9444, within(0.0001));
  }

  @Test
  void nothingIsDecidedBeforeTheFirstMatch() {
    assertThat(TEST.logRatio(List.of(0, 0, 0))).isZero();
    assertThat(TEST.verdict(List.of(0, 0, 0, 0, 0))).isEqualTo(Sprt.Verdict.OPEN);
  }

  @Test
  void manyWinsAndManyLossesDecide() {
    assertThat(TEST.verdict(List.of(100, 50, 200))).isEqualTo(Sprt.Verdict.BETTER);
    assertThat(TEST.verdict(List.of(200, 50, 100))).isEqualTo(Sprt.Verdict.NOT_BETTER);
    assertThat(TEST.verdict(List.of(9, 5, 10))).isEqualTo(Sprt.Verdict.OPEN);
  }

  // What the tester of the chess program Stockfish (fishtest, LLR_logistic) gives for these pairs.
  @ParameterizedTest
  @CsvSource({
    "3 20 50 22 5, 0, 20, 0.04032037241670679",
    "3 20 50 22 5, 0, 5, 0.17838022438188125",
    "3 20 50 22 5, -10, 10, 0.9344729113889829",
    "0 10 30 12 0, 0, 20, -0.27041453628885204",
    "0 10 30 12 0, 0, 5, 0.085226848211516",
    "12 40 60 30 8, 0, 20, -2.9973011351582723",
    "12 40 60 30 8, -10, 10, -2.0579732004260216",
    "30 40 50, 0, 20, 1.4333717997704136",
  })
  void itAgreesWithAnotherProgram(String counts, double worse, double better, double ratio) {
    List<Integer> numbers = Stream.of(counts.split(" ")).map(Integer::valueOf).toList();
    assertThat(new Sprt(worse, better, 0.05, 0.05).logRatio(numbers))
        .isCloseTo(ratio, within(1e-9));
  }

  // With wins and losses alone nothing is left to guess, and the ratio is Wald's own.
  @Test
  void withoutDrawsItIsTheExactTest() {
    double low = 0.5;
    double high = new Ratings.Estimate(60, 1).score();
    double exact = 13 * Math.log(high / low) + 7 * Math.log((1 - high) / (1 - low));
    assertThat(TEST.logRatio(List.of(7, 0, 13))).isCloseTo(exact, within(1e-3));
    assertThat(TEST.logRatio(List.of(7, 0, 0, 0, 13))).isCloseTo(exact, within(1e-3));
  }

  @Test
  void itIsSeldomWrong() {
    for (boolean inPairs : new boolean[] {false, true}) {
      assertThat(many(0, inPairs).share(Sprt.Verdict.BETTER)).as("wrong yes").isLessThan(0.08);
      assertThat(many(60, inPairs).share(Sprt.Verdict.NOT_BETTER)).as("wrong no").isLessThan(0.08);
    }
  }

  @Test
  void pairsNeedFewerGamesWhereSeatsOrDiceWeighMuch() {
    assertThat(many(60, true).games()).isLessThan(0.75 * many(60, false).games());
  }

  private record Many(List<Sprt.Verdict> verdicts, double games) {

    double share(Sprt.Verdict verdict) {
      return (double) verdicts.stream().filter(verdict::equals).count() / verdicts.size();
    }
  }

  // Tests of a player with a true lead; seeds 0 to 399.
  private static Many many(double lead, boolean inPairs) {
    List<Sprt.Verdict> verdicts = new ArrayList<>();
    double games = 0;
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      int[] counts = new int[inPairs ? 5 : 3];
      Sprt.Verdict verdict = Sprt.Verdict.OPEN;
      while (verdict == Sprt.Verdict.OPEN) {
        int points = twoGames(new Ratings.Estimate(lead, 1).score(), counts, inPairs, random);
        if (inPairs) {
          counts[points]++;
        }
        games += 2;
        verdict = TEST.verdict(IntStream.of(counts).boxed().toList());
      }
      verdicts.add(verdict);
    }
    return new Many(verdicts, games / 400);
  }

  // The first seat is worth 0.3 of a game. Two points for a win.
  private static int twoGames(double score, int[] counts, boolean inPairs, Random random) {
    int points = 0;
    for (double seat : new double[] {0.3, -0.3}) {
      double luck = random.nextDouble();
      int game = luck < 0.1 ? 1 : luck < 0.1 + 0.9 * (score + seat - 0.05) / 0.9 ? 2 : 0;
      points += game;
      if (!inPairs) {
        counts[game]++;
      }
    }
    return points;
  }

  @Test
  void aTestMustLookForADifference() {
    assertThatThrownBy(() -> new Sprt(5, 5, 0.05, 0.05))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sprt(0, 5, 0, 0.05)).isInstanceOf(IllegalArgumentException.class);
  }
}
