package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.codroid.CodroidGame;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * How many lines of play there are to a depth, with the dice of a fixed seed: any change in what is
 * legal, or in how a draw is used, moves these numbers. A line that ends early counts once.
 */
class LinesOfPlayTest {

  private static final CodroidGame GAME = new CodroidGame();

  /**
   * Three openings: two cards of cost 1, or done. After a card only done is left; after done, round
   * 2 offers seven cards of cost 1 or 2, and done. From there: 8 continuations after gestures 1
   * (which unlock gestures 2), 7 after shopping; after done, 2 for each card of cost 1, 1 for each
   * of five cards of cost 2, and the 12 cards of cost 3 or less in round 3, and done.
   */
  @Test
  @DisplayName("The first three depths, counted by hand")
  void countedByHand() {
    assertThat(lines(1, 1)).isEqualTo(3);
    assertThat(lines(1, 2)).isEqualTo(1 + 1 + 8);
    assertThat(lines(1, 3)).isEqualTo(8 + 7 + (2 + 2 + 5 + 13));
  }

  @ParameterizedTest(name = "seed {0}: {1}, {2}, {3}, {4}, {5}, {6}")
  @CsvSource({
    "1, 3, 10, 37, 164, 727, 3271",
    "2, 3, 10, 39, 214, 988, 5881",
    "3, 3, 10, 37, 191, 957, 3204"
  })
  void pinned(long seed, long one, long two, long three, long four, long five, long six) {
    assertThat(IntStream.rangeClosed(1, 6).mapToLong(depth -> lines(seed, depth)))
        .containsExactly(one, two, three, four, five, six);
  }

  private static long lines(long seed, int depth) {
    Setup standard = Setup.of(GAME.info(), 1, Map.of());
    return lines(GAME.start(standard, Seeded.forStep(seed, 0), Journal.OFF), seed, 1, depth);
  }

  private static long lines(CodroidState state, long seed, int step, int depth) {
    if (depth == 0 || state.status != Status.IN_PROGRESS) {
      return 1;
    }
    long lines = 0;
    for (CodroidMove move : state.moves()) {
      CodroidState next = state.copy();
      next.play(move, Seeded.forStep(seed, step), Journal.OFF);
      lines += lines(next, seed, step + 1, depth - 1);
    }
    return lines;
  }
}
