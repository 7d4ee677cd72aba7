package plateau.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The numbers below were computed by another program from docs/replay-format.md. They are pinned
 * for ever: when one changes, every replay with a seed becomes unverifiable.
 */
class SeededTest {

  @ParameterizedTest
  @CsvSource({
    "0, 6, '5 2 0 5 0 1 1 4 1 5'",
    "42, 6, '4 0 1 2 0 5 1 4 2 3'",
    "-1, 6, '5 5 1 2 4 4 5 1 4 0'",
    "42, 100, '74 15 27 34 3 86 21 80 33 61'",
    "9223372036854775807, 1000000,"
        + " '165646 945495 922204 125491 324728 112587 176455 547106 805382 846853'"
  })
  void aSeedGivesTheseNumbersForEver(long seed, int n, String numbers) {
    assertThat(ten(new Seeded(seed), n)).isEqualTo(numbers);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, '0 2 0 4 2 1 2 1 4 4'",
    "42, 0, '1 1 3 3 2 2 4 3 1 0'",
    "42, 1, '4 0 5 0 4 4 5 2 2 5'",
    "42, 2, '1 1 3 4 5 2 3 5 1 0'",
    "-7, 3, '4 3 0 2 1 2 1 1 5 4'",
    "42, 2147483647, '5 4 0 0 5 3 2 2 4 1'"
  })
  void aStepOfASeedThrowsTheseDiceForEver(long seed, int step, String numbers) {
    assertThat(ten(Seeded.forStep(seed, step), 6)).isEqualTo(numbers);
    assertThat(ten(Dice.seeded(seed).forStep(step), 6)).isEqualTo(numbers);
    Seeded restarted = new Seeded(99);
    restarted.restart(seed, step);
    assertThat(ten(restarted, 6)).isEqualTo(numbers);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 258863698125685209",
    "42, 0, -2057509784398792321",
    "42, 1, 1792143220935661557",
    "42, 4294967296, -2101838754038112691",
    "-1, -1, 4922461756044938104"
  })
  void derivedSeedsAreTheseForEver(long seed, long number, long derived) {
    assertThat(Seeded.derive(seed, number)).isEqualTo(derived);
  }

  @Test
  void aShuffleIsFisherYatesFromTheEnd() {
    int[] deck = IntStream.range(0, 10).toArray();
    new Seeded(42).shuffle(deck);
    assertThat(deck).containsExactly(8, 3, 6, 5, 4, 0, 9, 2, 1, 7);
    List<Integer> cards = new ArrayList<>(IntStream.range(0, 10).boxed().toList());
    new Seeded(42).shuffle(cards);
    assertThat(cards).containsExactly(8, 3, 6, 5, 4, 0, 9, 2, 1, 7);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 6, 7, 52})
  void everyNumberComesUpAboutEquallyOften(int n) {
    int[] counts = new int[n];
    Seeded chance = new Seeded(1);
    int each = 10_000;
    for (int i = 0; i < n * each; i++) {
      counts[chance.below(n)]++;
    }
    // Five standard deviations of a binomial count.
    double tolerance = 5 * Math.sqrt(each);
    assertThat(Arrays.stream(counts).boxed())
        .as("seed 1, below %d", n)
        .allMatch(count -> Math.abs(count - each) < tolerance);
  }

  @Test
  void theFirstDieOfEachStepIsFairToo() {
    int[] counts = new int[6];
    for (int step = 0; step < 60_000; step++) {
      counts[Seeded.forStep(7, step).below(6)]++;
    }
    assertThat(Arrays.stream(counts).boxed())
        .as("seed 7")
        .allMatch(count -> Math.abs(count - 10_000) < 500);
  }

  @Test
  void stepsAndNeighbouringSeedsHaveStreamsOfTheirOwn() {
    Set<Long> derived = new HashSet<>();
    for (long seed = -50; seed < 50; seed++) {
      for (int step = 0; step < 100; step++) {
        derived.add(Seeded.derive(seed, step));
      }
    }
    assertThat(derived).hasSize(100 * 100);
  }

  private static String ten(Chance chance, int n) {
    return String.join(
        " ", IntStream.range(0, 10).mapToObj(i -> Integer.toString(chance.below(n))).toList());
  }
}
