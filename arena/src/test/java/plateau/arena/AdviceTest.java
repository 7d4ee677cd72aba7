package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import plateau.kernel.Game;
import plateau.kernel.Seat;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.player.Level;
import plateau.kernel.player.Thought;
import plateau.secret.Duel;
import plateau.secret.DuelState;
import plateau.secret.Lay;

class AdviceTest {

  private static final Game<DuelState, Lay> GAME = new Duel();

  private static DuelState dealt(long seed) {
    Setup setup = Setup.of(GAME.info(), 2, Map.of());
    return GAME.start(setup, new Seeded(seed), Journal.OFF);
  }

  @Test
  void whatTheSeatCannotSeeChangesNothing() {
    DuelState state = dealt(3);
    List<Thought<Lay>> advice = Advice.on(GAME, state.copy(), 1, () -> 0).thoughts();
    int scrambled = 0;
    for (long seed = 1; seed <= 5; seed++) {
      DuelState other = GAME.imagine(state, state.toMove(), new Seeded(seed));
      if (!GAME.view(other, Seat.REFEREE).equals(GAME.view(state, Seat.REFEREE))) {
        scrambled++;
      }
      assertThat(Advice.on(GAME, other, 1, () -> 0).thoughts())
          .as("imagined with seed %d", seed)
          .isEqualTo(advice);
    }
    assertThat(scrambled).isPositive();
  }

  @Test
  void everyMoveThatWasTriedIsThereTheBestFirst() {
    DuelState state = dealt(3);
    List<Thought<Lay>> advice = Advice.on(GAME, state, 1, () -> 0).thoughts();
    assertThat(advice).extracting(Thought::move).containsExactlyInAnyOrderElementsOf(state.moves());
    assertThat(advice).allMatch(thought -> thought.samples() > 0);
    assertThat(advice.getFirst().samples()).isGreaterThanOrEqualTo(advice.getLast().samples());
  }

  @Test
  void theExpertIsAskedWhereThatTakesNoLongerThanASecond() {
    DuelState state = dealt(3);
    Advice<Lay> quick = Advice.on(GAME, state.copy(), 1, clock(100));
    Advice<Lay> slow = Advice.on(GAME, state.copy(), 1, clock(300));
    assertThat(quick.level()).contains(Level.EXPERT);
    assertThat(slow.level()).contains(Level.HARD);
    assertThat(tries(quick)).isGreaterThan(tries(slow));
  }

  private static int tries(Advice<Lay> advice) {
    return advice.thoughts().stream().mapToInt(Thought::samples).sum();
  }

  // So many milliseconds pass between two looks at it.
  private static LongSupplier clock(long millis) {
    AtomicLong now = new AtomicLong();
    return () -> now.addAndGet(millis * 1_000_000);
  }
}
