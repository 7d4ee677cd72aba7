package plateau.players.seating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.kernel.AlteredGame;
import plateau.kernel.Game;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.Setup;
import plateau.kernel.Thought;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
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

  @Test
  void wherePlayersWeighNoOddsTheirMoveIsPlayedOnFromLikeTheOthers() {
    Game<DuelState, Lay> game = new Greedily();
    DuelState state = dealt(3);
    Advice<Lay> advice = Advice.on(game, state.copy(), 1, () -> 0);
    assertThat(advice.level()).contains(Level.EXPERT);
    assertThat(advice.thoughts()).hasSizeGreaterThan(1).allMatch(one -> one.samples() == 96);
    assertThat(advice.thoughts())
        .extracting(Thought::move)
        .isSubsetOf(state.moves())
        .contains(Seating.seated(game, "expert", state.toMove(), 0).decide(state, 1));
    assertThat(Advice.on(game, state, 1, () -> 0)).as("asked again").isEqualTo(advice);
  }

  @Test
  void whenTimeRunsOutWhatWasFoundMustDo() {
    Advice<Lay> hurried = Advice.on(new Greedily(), dealt(3), 1, clock(100));
    assertThat(hurried.thoughts()).isNotEmpty();
    int most = hurried.thoughts().stream().mapToInt(Thought::samples).max().orElse(0);
    assertThat(most).isBetween(1, 30);
  }

  @Test
  void movesThatCannotBeToldApartAreSaidToBeAlike() {
    assertThat(advice(15, 0.51, 0.5, 0.5, 0.5, 0.5).alike(5)).isEqualTo(5);
    assertThat(advice(15, 0.51, 0.5, 0.5).alike(2)).as("of those that are shown").isEqualTo(2);
    assertThat(advice(400, 0.7, 0.66, 0.4).alike(5)).isEqualTo(2);
    assertThat(advice(400, 0.7, 0.5).alike(5)).isEqualTo(1);
    assertThat(advice(1, 0.7, 0.695, 0.6).alike(5)).as("nothing left to chance").isEqualTo(2);
    assertThat(new Advice<Integer>(Optional.empty(), List.of()).alike(5)).isZero();
  }

  private static Advice<Integer> advice(int tries, double... odds) {
    List<Thought<Integer>> thoughts =
        IntStream.range(0, odds.length)
            .mapToObj(move -> new Thought<>(move, odds[move], tries))
            .toList();
    return new Advice<>(Optional.of(Level.HARD), thoughts);
  }

  /** A duel between players who look one card ahead and weigh no odds. */
  private static final class Greedily extends AlteredGame<DuelState, Lay> {

    Greedily() {
      super(GAME);
    }

    @Override
    public List<Graded> levels() {
      return Arrays.stream(Level.values())
          .map(level -> Graded.unmeasured(level, "greedy"))
          .toList();
    }
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
