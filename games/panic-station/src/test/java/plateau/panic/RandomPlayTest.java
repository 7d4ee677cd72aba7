package plateau.panic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Seat;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** Whole games of random moves. */
class RandomPlayTest {

  private static final PanicGame GAME = new PanicGame();

  @Test
  void everyRandomGameEnds() {
    long decisions = 0;
    for (int seats = 3; seats <= 6; seats++) {
      for (long seed = 1; seed <= 200; seed++) {
        PanicState state =
            GAME.start(Setup.of(GAME.info(), seats, Map.of()), new Seeded(seed), Journal.OFF);
        Seeded chance = new Seeded(seed);
        while (state.toMove() != Seat.OVER) {
          var moves = state.moves();
          assertThat(moves).as("seed %d", seed).isNotEmpty();
          state.play(moves.get(chance.below(moves.size())), chance, Journal.OFF);
          decisions++;
        }
      }
    }
    assertThat(decisions).isPositive();
  }
}
