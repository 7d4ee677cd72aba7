package plateau.arena.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.arena.Rate;
import plateau.kernel.Result;

/** Against numbers worked out by hand. */
class StatisticsTest {

  @Test
  void theSpreadOfOneToTwenty() {
    assertThat(Spread.of(counts(IntStream.rangeClosed(1, 20).toArray())))
        .isEqualTo(new Spread(10.5, 1, 1, 5, 10, 15, 19, 20));
  }

  @Test
  void theSpreadOfAFewNumbersInAnyOrder() {
    assertThat(Spread.of(counts(7, 0, 3, 3, 100)))
        .isEqualTo(new Spread(22.6, 0, 0, 3, 3, 7, 100, 100));
  }

  @Test
  void theSpreadOfOneNumberIsThatNumber() {
    assertThat(Spread.of(counts(42))).isEqualTo(new Spread(42, 42, 42, 42, 42, 42, 42, 42));
  }

  @Test
  void nothingHasNoQuantile() {
    assertThatThrownBy(() -> new Counts().quantile(50)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void countsOfPartsAddUpToTheCountsOfTheWhole() {
    Counts sum = counts(1, 2, 500);
    sum.addAll(counts(2, 3));
    assertThat(Spread.of(sum)).isEqualTo(Spread.of(counts(1, 2, 2, 3, 500)));
    assertThat(sum.of(2)).isEqualTo(2);
    assertThat(sum.of(9999)).isZero();
  }

  @Test
  void wilsonsIntervalForEightOfTen() {
    Rate rate = new Rate(8, 10);
    assertThat(rate.share()).isEqualTo(0.8);
    assertThat(rate.low()).isCloseTo(0.4902, within(0.0001));
    assertThat(rate.high()).isCloseTo(0.9433, within(0.0001));
  }

  @Test
  void wilsonsIntervalStaysBetweenZeroAndOne() {
    assertThat(new Rate(0, 10).low()).isZero();
    assertThat(new Rate(0, 10).high()).isCloseTo(0.2775, within(0.0001));
    assertThat(new Rate(10, 10).low()).isCloseTo(0.7225, within(0.0001));
    assertThat(new Rate(10, 10).high()).isCloseTo(1, within(1e-12)).isLessThanOrEqualTo(1);
  }

  @Test
  void aMarkIsCountedByItsTimeAndByTheResult() {
    MarkTally mark = new MarkTally();
    mark.add(2, true);
    mark.add(2, false);
    mark.add(5, true);
    mark.add(0, false);
    assertThat(mark.taken()).isEqualTo(new Rate(2, 3));
    assertThat(mark.notTaken()).isEqualTo(new Rate(0, 1));
    assertThat(mark.takenBetween(1, 4)).isEqualTo(new Rate(1, 2));
    assertThat(mark.takenBetween(5, 5)).isEqualTo(new Rate(1, 1));
    assertThat(mark.times().mean()).isEqualTo(3);
  }

  @Test
  void seatsPlayTogetherAsLongAsNoneWinsAlone() {
    Tally tally = new Tally(2, 0, 0);
    tally.addGame(new Result("won", List.of(0, 1), List.of(1, 1)), 3);
    tally.addGame(new Result("lost", List.of(), List.of(0, 0)), 4);
    assertThat(tally.isTogether()).isTrue();
    tally.addGame(new Result("won", List.of(1), List.of(0, 1)), 5);
    assertThat(tally.isTogether()).isFalse();
    assertThat(tally.wins(0)).isEqualTo(new Rate(1, 3));
    assertThat(tally.wins(1)).isEqualTo(new Rate(2, 3));
    assertThat(tally.outcomes()).containsEntry("won", 2L).containsEntry("lost", 1L);
  }

  private static Counts counts(int... numbers) {
    Counts counts = new Counts();
    IntStream.of(numbers).forEach(counts::add);
    return counts;
  }
}
