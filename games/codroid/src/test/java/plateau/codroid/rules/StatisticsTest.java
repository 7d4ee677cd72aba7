package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.codroid.CodroidGame;
import plateau.codroid.player.ListPlayer;
import plateau.codroid.player.PassPlayer;
import plateau.kernel.Decision;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** The statistical checks of §13: 10 000 games with a fixed seed, wide tolerances. */
class StatisticsTest {

  private static final int GAMES = 10_000;
  private static final long SEED = 2026;
  private static final Offset<Double> A_POINT = within(1.0);

  private static final CodroidGame GAME = new CodroidGame();

  @Test
  @DisplayName("13. Never play a measure: 98.1 % lose the hospital, 4.69 rounds")
  void pass() {
    Findings found = play(new PassPlayer.Kind());
    assertThat(found.percent(Status.WON_IMMUNE)).isCloseTo(1.4, A_POINT);
    assertThat(found.percent(Status.WON_ERADICATED)).isCloseTo(0.1, within(0.3));
    assertThat(found.percent(Status.LOST_HOSPITAL)).isCloseTo(98.1, A_POINT);
    assertThat(found.percent(Status.LOST_TIME)).isCloseTo(0.4, within(0.4));
    assertThat(found.meanFinalRound()).isCloseTo(4.69, within(0.05));
  }

  // Half a percentage point is one standard deviation of a 71 % rate at 10 000 games.
  @Test
  @DisplayName("13. Walk the list: 71.2 % win by immunity, 7.49 rounds")
  void list() {
    Findings found = play(new ListPlayer.Kind());
    assertThat(found.percent(Status.WON_IMMUNE)).isCloseTo(71.2, within(1.3));
    assertThat(found.percent(Status.WON_ERADICATED)).isCloseTo(0.5, within(0.4));
    assertThat(found.percent(Status.LOST_HOSPITAL)).isCloseTo(27.0, within(1.3));
    assertThat(found.percent(Status.LOST_TIME)).isCloseTo(1.4, within(0.5));
    assertThat(found.meanFinalRound()).isCloseTo(7.49, within(0.06));
  }

  @Test
  @DisplayName("13. After step 2 of round 1: 53.2 healthy, 6.8 incubating, 3.5 sick")
  void afterStep2OfRound1() {
    double[] sums = new double[Pawn.KINDS];
    for (int game = 0; game < GAMES; game++) {
      Seeded dice = new Seeded(Seeded.derive(SEED, game));
      CodroidState state = new CodroidState(1, 10, 5);
      SetUp.setUp(state, dice, Journal.OFF);
      FirstMovement.run(state, dice, Journal.OFF);
      Disease.run(state, Journal.OFF);
      for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
        sums[pawn] += state.total(pawn);
      }
    }
    assertThat(sums[Pawn.H] / GAMES).isCloseTo(53.2, within(0.15));
    assertThat(sums[Pawn.I] / GAMES).isCloseTo(6.8, within(0.15));
    assertThat(sums[Pawn.S] / GAMES).isCloseTo(3.5, within(0.06));
    assertThat(sums[Pawn.C]).isZero();
  }

  private record Findings(Map<Status, Integer> outcomes, long rounds) {

    double percent(Status status) {
      return 100.0 * outcomes.getOrDefault(status, 0) / GAMES;
    }

    double meanFinalRound() {
      return (double) rounds / GAMES;
    }
  }

  private static Findings play(PlayerKind<CodroidState, CodroidMove> kind) {
    Map<Status, Integer> outcomes = new EnumMap<>(Status.class);
    long rounds = 0;
    for (int game = 0; game < GAMES; game++) {
      CodroidState end = play(kind.create(GAME, "", new Seeded(0)), Seeded.derive(SEED, game));
      outcomes.merge(end.status, 1, Integer::sum);
      rounds += Math.min(end.round, 10); // a game lost on time counts as 10
    }
    return new Findings(outcomes, rounds);
  }

  private static CodroidState play(Player<CodroidState, CodroidMove> player, long seed) {
    Seeded dice = new Seeded(seed);
    CodroidState state = GAME.start(Setup.of(GAME.info(), 1, Map.of()), dice, Journal.OFF);
    while (state.status == Status.IN_PROGRESS) {
      state.play(player.decide(new Decision<>(GAME, state)), dice, Journal.OFF);
    }
    return state;
  }
}
