package plateau.codroid.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.MeasureOrder;
import plateau.kernel.Decision;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.Setup;
import plateau.kernel.Thought;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** The player {@code rollout}. */
class RolloutPlayerTest {

  private static final CodroidGame GAME = new CodroidGame();
  private static final int GAMES = 120;

  @Test
  void thinksAboutEveryLegalMoveAndTriesEach() {
    for (long seed = 1; seed <= 20; seed++) {
      CodroidState state = afterRounds(2, seed);
      List<Thought<CodroidMove>> thoughts = think(state, seed);
      assertThat(thoughts)
          .as("seed %d", seed)
          .extracting(Thought::move)
          .containsExactlyInAnyOrderElementsOf(state.moves());
      assertThat(thoughts)
          .as("seed %d", seed)
          .allSatisfy(thought -> assertThat(thought.samples()).isPositive())
          .allSatisfy(thought -> assertThat(thought.odds()).isBetween(0.0, 1.0));
    }
  }

  @Test
  void playsTheMoveThatItThinksBest() {
    for (long seed = 1; seed <= 20; seed++) {
      CodroidState state = afterRounds(3, seed);
      if (state.moves().size() > 1) {
        assertThat(player(seed).decide(new Decision<>(GAME, state)))
            .as("seed %d", seed)
            .isEqualTo(think(state, seed).getFirst().move());
      }
    }
  }

  @Test
  void theSameChanceGivesTheSameThoughts() {
    CodroidState state = afterRounds(3, 5);
    assertThat(think(state, 9)).isEqualTo(think(state, 9));
  }

  @Test
  void leavesThePositionAsItWas() {
    CodroidState state = afterRounds(3, 5);
    Object before = GAME.view(state, Seat.REFEREE);
    think(state, 1);
    assertThat(GAME.view(state, Seat.REFEREE)).isEqualTo(before);
  }

  @Test
  @DisplayName("Round 2, two points: mostly limited admissions, which keep beds free")
  void mostlyBuysLimitedAdmissionsFirst() {
    CodroidMove limits = CodroidMove.PLAYS.get(Measure.EMERGENCY_LIMITS.ordinal());
    List<CodroidMove> played =
        LongStream.rangeClosed(1, 12)
            .mapToObj(seed -> new RolloutPlayer(600, new Seeded(seed)).decide(inRound(2, seed)))
            .toList();
    assertThat(played).filteredOn(limits::equals).hasSizeGreaterThan(6);
  }

  @Test
  @DisplayName(
      "From 4000 games on, half of them check the winner: it turns back to the usual often")
  void deviatesLessOftenOnceItLooksAgain() {
    assertThat(deviations(4000)).as("of 20 positions").isPositive().isLessThan(deviations(2000));
  }

  @Test
  @DisplayName("rollout:many is refused, and told what to write")
  void wrongArgument() {
    assertThatThrownBy(() -> new RolloutPlayer.Kind().create(GAME, "many", new Seeded(0)))
        .isInstanceOf(IllegalSetup.class);
  }

  // In how many positions of round 4 the move is none that the best order would play.
  private static long deviations(int games) {
    return LongStream.rangeClosed(1, 20).filter(seed -> deviates(games, seed)).count();
  }

  private static boolean deviates(int games, long seed) {
    CodroidState state = afterRounds(4, seed);
    CodroidMove move =
        new RolloutPlayer(games, new Seeded(seed)).decide(new Decision<>(GAME, state));
    MeasureOrder.BEST.walk(state);
    return switch (move) {
      case CodroidMove.PlayMeasure(Measure measure) ->
          !GAME.view(state, Seat.REFEREE).taken().contains(measure);
      case CodroidMove.Done _ -> true;
    };
  }

  private static List<Thought<CodroidMove>> think(CodroidState state, long seed) {
    return player(seed).think(new Decision<>(GAME, state));
  }

  private static RolloutPlayer player(long seed) {
    return new RolloutPlayer(GAMES, new Seeded(seed));
  }

  private static Decision<CodroidState, CodroidMove> inRound(int round, long seed) {
    return new Decision<>(GAME, afterRounds(round, seed));
  }

  // A game that the best order plays for some rounds, if it lasts so long.
  private static CodroidState afterRounds(int rounds, long seed) {
    Seeded dice = new Seeded(seed);
    CodroidState state = GAME.start(Setup.of(GAME.info(), 1, Map.of()), dice, Journal.OFF);
    Player<CodroidState, CodroidMove> player = new ListPlayer(MeasureOrder.BEST.measures());
    for (int done = 1; done < rounds && state.toMove() != Seat.OVER; ) {
      CodroidMove move = player.decide(new Decision<>(GAME, state));
      done += move.equals(CodroidMove.DONE) ? 1 : 0;
      state.play(move, dice, Journal.OFF);
    }
    return state;
  }
}
