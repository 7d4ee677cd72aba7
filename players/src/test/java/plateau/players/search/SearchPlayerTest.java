package plateau.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.AlteredGame;
import plateau.kernel.Decision;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.Hints;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.Thought;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;
import plateau.players.RandomPlayer;
import plateau.players.StandardPlayers;
import plateau.secret.Duel;
import plateau.secret.DuelState;
import plateau.secret.Lay;

class SearchPlayerTest {

  private static final long SEED = 5;
  private static final Pig PIG = new Pig();
  private static final Duel DUEL = new Duel();

  // Another roll brings 20/6 points on average and costs a sixth of the pot: it pays below 20.
  @Test
  void itRollsOnASmallPotAndHoldsALargeOne() {
    assertThat(think(PIG, pigWithPot(2), "2000").getFirst().move())
        .as("seed %d", SEED)
        .isEqualTo(PigMove.ROLL);
    assertThat(think(PIG, pigWithPot(6, 6, 6, 6, 6, 6, 6), "2000").getFirst().move())
        .as("seed %d", SEED)
        .isEqualTo(PigMove.HOLD);
  }

  @Test
  void itsThoughtsAreOddsWithTheNumberOfTries() {
    List<Thought<PigMove>> thoughts = think(PIG, pigWithPot(5), "2000");
    assertThat(thoughts).extracting(Thought::move).containsExactlyInAnyOrder(PigMove.values());
    assertThat(thoughts.stream().mapToInt(Thought::samples).sum()).isEqualTo(2000);
    assertThat(thoughts).allSatisfy(thought -> assertThat(thought.odds()).isBetween(0.0, 1.0));
    assertThat(thoughts.getFirst().samples()).isGreaterThan(thoughts.getLast().samples());
  }

  @Test
  void aBudgetOfMatchesDecidesTheSameOnAnyNumberOfThreads() {
    DuelState state = dealt(2);
    List<Thought<Lay>> alone = onThreads(1, state);
    assertThat(onThreads(3, state)).as("seed %d", SEED).isEqualTo(alone);
  }

  private static List<Thought<Lay>> onThreads(int threads, DuelState state) {
    try (ForkJoinPool pool = new ForkJoinPool(threads)) {
      return pool.submit(() -> think(DUEL, state, "2000")).join();
    }
  }

  @Test
  void whatIsHiddenFromTheSeatChangesNothing() {
    DuelState state = dealt(3);
    List<Thought<Lay>> thoughts = think(DUEL, state, "600");
    for (int other = 0; other < 5; other++) {
      DuelState otherwise = DUEL.imagine(state, state.toMove(), new Seeded(other));
      assertThat(think(DUEL, otherwise, "600")).as("seed %d", other).isEqualTo(thoughts);
    }
  }

  @Test
  void thinkingLeavesThePositionAsItWas() {
    DuelState state = dealt(2);
    Object before = DUEL.view(state, Seat.REFEREE);
    think(DUEL, state, "100");
    assertThat(DUEL.view(state, Seat.REFEREE)).isEqualTo(before);
  }

  @Test
  void itBeatsChanceAtSecretsAndAmongThree() {
    Setup forTwo = Setup.of(DUEL.info(), 2, Map.of());
    assertThat(winsAgainstChance(DUEL, forTwo)).as("of 60, seed %d", SEED).isGreaterThan(36);
    Setup forThree = Setup.of(PIG.info(), 3, Map.of("target", "40"));
    assertThat(winsAgainstChance(PIG, forThree)).as("of 60, seed %d", SEED).isGreaterThan(40);
  }

  private static <S extends State<S, M>, M> int winsAgainstChance(Game<S, M> game, Setup setup) {
    int wins = 0;
    for (int match = 0; match < 60; match++) {
      int seat = match % setup.seats();
      Seeded chance = new Seeded(Seeded.derive(SEED, match));
      Player<S, M> search = player(game, "100", SEED + match);
      Player<S, M> random = new RandomPlayer<>(new Seeded(match));
      S state = game.start(setup, chance, Journal.OFF);
      while (state.toMove() != Seat.OVER) {
        Player<S, M> mover = state.toMove() == seat ? search : random;
        state.play(mover.decide(new Decision<>(game, state)), chance, Journal.OFF);
      }
      wins += state.result().won(seat) ? 1 : 0;
    }
    return wins;
  }

  @Test
  void aSeatThatGoesOnDecidingKeepsWhatWasLearntBehindItsMove() {
    Forest<PigState, PigMove> forest = new Forest<>(PIG, SEED, 2);
    PigState state = pigWithPot(5);
    forest.grow(new Decision<>(PIG, state), 1000, () -> true);
    Thought<PigMove> roll = thoughtOf(forest, state, PigMove.ROLL);
    state.play(PigMove.ROLL, RecordedChance.dice(3), Journal.OFF);
    forest.follow(PigMove.ROLL, new Decision<>(PIG, state));
    int kept = forest.thoughts(state.moves()).stream().mapToInt(Thought::samples).sum();
    // One roll of six was a three.
    assertThat(kept).isBetween(roll.samples() / 12, roll.samples() / 4);
  }

  private static Thought<PigMove> thoughtOf(
      Forest<PigState, PigMove> forest, PigState state, PigMove move) {
    return forest.thoughts(state.moves()).stream()
        .filter(thought -> thought.move() == move)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aGameMayCutPlayoutsShortAndGuideThem() {
    Hinted hinted = new Hinted(1);
    think(hinted, pigWithPot(5), "200");
    assertThat(hinted.chosen).as("decisions in playouts").isGreaterThan(100);
    Hinted blind = new Hinted(0);
    think(blind, pigWithPot(5), "200");
    assertThat(blind.chosen).as("decisions in playouts").isZero();
  }

  @Test
  void aMoveThatPromisesMuchIsTriedMoreOften() {
    Thought<PigMove> praised = think(new Hinted(0), pigWithPot(5), "40").getFirst();
    assertThat(praised.move()).isEqualTo(PigMove.HOLD);
    assertThat(praised.samples()).isLessThan(40);
  }

  @Test
  void movesThatPromiseLittleAreNotTriedWhereOnlyTheBestAreLookedAt() {
    List<Thought<PigMove>> thoughts = think(new Hinted(0, 1), pigWithPot(5), "40");
    assertThat(thoughts).extracting(Thought::samples).containsExactly(40, 0);
  }

  @Test
  void itDecidesAsItThinksAlthoughItStopsWhenNothingCanChange() {
    for (int pot = 2; pot <= 6; pot++) {
      Decision<PigState, PigMove> decision = new Decision<>(PIG, pigWithPot(pot, pot, pot));
      assertThat(player(PIG, "200", SEED).decide(decision))
          .as("a pot of %d, seed %d", 3 * pot, SEED)
          .isEqualTo(think(PIG, pigWithPot(pot, pot, pot), "200").getFirst().move());
    }
    Hinted hinted = new Hinted(1);
    player(hinted, "200", SEED).decide(new Decision<>(hinted, pigWithPot(5)));
    int early = hinted.chosen;
    think(hinted, pigWithPot(5), "200");
    assertThat(early).as("decisions in playouts").isLessThan(hinted.chosen - early);
  }

  @ParameterizedTest
  @ValueSource(strings = {"9999999", "9999999ms"})
  void itStopsThinkingWhenWhoeverAskedIsInterrupted(String budget) {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> think(PIG, pigWithPot(5), budget))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aWishThatWasGivenUpStaysGivenUpWhenAPoolHidesTheInterruption() {
    StillWanted wish = new StillWanted();
    assertThat(wish.getAsBoolean()).isTrue();
    Thread.currentThread().interrupt();
    assertThat(wish.getAsBoolean()).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(wish.getAsBoolean()).as("after the interruption is taken away").isFalse();
  }

  /** Pig for a search that is told to hold, whatever the pot, and sees no difference otherwise. */
  private static final class Hinted extends AlteredGame<PigState, PigMove>
      implements Hints<PigState, PigMove> {

    private final int horizon;
    private final int breadth;
    private int chosen;

    Hinted(int horizon) {
      this(horizon, Integer.MAX_VALUE);
    }

    Hinted(int horizon, int breadth) {
      super(PIG);
      this.horizon = horizon;
      this.breadth = breadth;
    }

    @Override
    public Hints<PigState, PigMove> hints() {
      return this;
    }

    @Override
    public Optional<Evaluation<PigState>> evaluation() {
      return Optional.of((state, seat) -> 0.5);
    }

    @Override
    public PigMove playout(PigState state, Chance chance) {
      chosen++;
      return PigMove.HOLD;
    }

    @Override
    public double promise(PigState state, PigMove move) {
      return move == PigMove.HOLD ? 1 : 0;
    }

    @Override
    public int breadth() {
      return breadth;
    }

    @Override
    public int round(PigState state) {
      return chosen;
    }

    @Override
    public int horizon() {
      return horizon;
    }
  }

  @Test
  void aBudgetOfTimeGivesALegalMove() {
    DuelState state = dealt(2);
    assertThat(state.moves())
        .contains(player(DUEL, "5ms", SEED).decide(new Decision<>(DUEL, state, 1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-3", "2.5", "1s", "ms", "12345678"})
  void aBudgetIsANumberOfMatchesOrMilliseconds(String argument) {
    IllegalSetup problem =
        catchThrowableOfType(IllegalSetup.class, () -> player(PIG, argument, SEED));
    assertThat(Words.in(Language.ENGLISH, StandardPlayers.class).say(problem.message()))
        .isEqualTo(
            "The player \"mcts\" takes the number of matches to imagine, or a time in milliseconds,"
                + " but \"mcts:"
                + argument
                + "\" was given. Write for example \"mcts:2000\" or \"mcts:500ms\".");
  }

  private static <S extends State<S, M>, M> List<Thought<M>> think(
      Game<S, M> game, S state, String budget) {
    return new SearchPlayer<>(game, Budget.read(budget).orElseThrow(), new Seeded(SEED))
        .think(new Decision<>(game, state));
  }

  private static <S extends State<S, M>, M> Player<S, M> player(
      Game<S, M> game, String argument, long seed) {
    return new SearchPlayer.Kind<S, M>().create(game, argument, new Seeded(seed));
  }

  private static DuelState dealt(int seats) {
    return DUEL.start(Setup.of(DUEL.info(), seats, Map.of()), new Seeded(SEED), Journal.OFF);
  }

  private static PigState pigWithPot(int... rolls) {
    Setup setup = Setup.of(PIG.info(), 2, Map.of("target", "100"));
    PigState state = PIG.start(setup, new Seeded(0), Journal.OFF);
    for (int pips : rolls) {
      state.play(PigMove.ROLL, RecordedChance.dice(pips), Journal.OFF);
    }
    return state;
  }
}
