package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.codroid.CodroidGame;
import plateau.codroid.player.ListPlayer;
import plateau.kernel.Decision;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** An order of measures plays as the player {@code list} does with the same list (§13). */
class MeasureOrderTest {

  private static final CodroidGame GAME = new CodroidGame();

  @Test
  void walkingAnOrderEndsGamesAsTheListPlayerDoes() {
    for (long seed = 1; seed <= 200; seed++) {
      assertThat(GAME.view(walked(seed), Seat.REFEREE))
          .as("seed %d", seed)
          .isEqualTo(GAME.view(listed(seed), Seat.REFEREE));
    }
  }

  private static CodroidState walked(long seed) {
    Seeded dice = new Seeded(seed);
    CodroidState state = start(seed);
    while (state.toMove() != Seat.OVER) {
      MeasureOrder.BEST.walk(state);
      state.play(CodroidMove.DONE, dice, Journal.OFF);
    }
    return state;
  }

  private static CodroidState listed(long seed) {
    ListPlayer player = new ListPlayer(MeasureOrder.BEST.measures());
    Seeded dice = new Seeded(seed);
    CodroidState state = start(seed);
    while (state.toMove() != Seat.OVER) {
      state.play(player.decide(new Decision<>(GAME, state)), dice, Journal.OFF);
    }
    return state;
  }

  @Test
  void gamesAfterAPositionLeaveItAsItWas() {
    CodroidState state = start(1);
    Object before = GAME.view(state, Seat.REFEREE);
    MeasureOrder.BEST.winsAfter(state, new Seeded(0), 1, 1);
    assertThat(GAME.view(state, Seat.REFEREE)).isEqualTo(before);
  }

  /** Three games of four (docs/lab.md); 0.68 is five standard deviations below. */
  @Test
  void theBestOrderWinsMoreThanTheListOfTheRulesPage() {
    assertThat(won(MeasureOrder.BEST)).isGreaterThan(0.68);
    assertThat(won(new MeasureOrder(List.of()))).isLessThan(0.1);
  }

  private static double won(MeasureOrder order) {
    int won = 0;
    for (long seed = 1; seed <= 1000; seed++) {
      CodroidState state = start(seed);
      order.walk(state);
      won += order.winsAfter(state, new Seeded(0), seed, 0) ? 1 : 0;
    }
    return won / 1000.0;
  }

  private static CodroidState start(long seed) {
    return GAME.start(Setup.of(GAME.info(), 1, Map.of()), new Seeded(seed), Journal.OFF);
  }
}
