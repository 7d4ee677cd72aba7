package plateau.iceberg.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Decision;
import plateau.kernel.IllegalSetup;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

class PlannerTest {

  private static final IcebergGame GAME = new IcebergGame();
  private static final int ROUNDS = 4;

  @Test
  void theGameOffersThePlannerAndSaysWhatItDoes() {
    assertThat(GAME.players()).extracting(PlayerKind::id).contains("planner");
    for (Language language : Language.values()) {
      assertThat(Words.in(language, IcebergGame.class).has("player.planner.about")).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fast", "0", "10", "-1"})
  void thePlannerTakesTheNumberOfTurnsThatItForesees(String argument) {
    assertThatThrownBy(() -> new Planner.Kind().create(GAME, argument, new Seeded(1)))
        .isInstanceOf(IllegalSetup.class);
  }

  @Test
  void itForeseesTurnsAndDecidesTheSameAgain() {
    IcebergState state = start(1);
    Planner planner = new Planner.Kind().create(GAME, "1", new Seeded(1));
    while (state.ice().round() < 2) {
      IcebergMove move = planner.decide(new Decision<>(GAME, state));
      assertThat(state.moves()).contains(move);
      assertThat(new Planner(1).decide(new Decision<>(GAME, state))).isEqualTo(move);
      play(state, move);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void itDecidesTheSameAfterAResumeAtAnyStep(long map) {
    IcebergState state = start(map);
    Planner planner = new Planner();
    Planner other = new Planner();
    while (state.ice().round() < ROUNDS) {
      Planner atWork = state.toMove() == 0 ? planner : other;
      IcebergMove move = atWork.decide(new Decision<>(GAME, state));
      assertThat(state.moves()).as("map %d", map).contains(move);
      assertThat(new Planner().decide(new Decision<>(GAME, state)))
          .as("map %d, round %d", map, state.ice().round())
          .isEqualTo(move);
      play(state, move);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void itGoesOnWhenSomebodyElseHasBegunTheTurn(long map) {
    IcebergState state = start(map);
    Planner planner = new Planner();
    Seeded chance = new Seeded(map);
    while (state.ice().round() < ROUNDS) {
      boolean begins = state.ice().actionCount(state.toMove()) == 0;
      IcebergMove move =
          begins
              ? state.moves().get(chance.below(state.moves().size()))
              : planner.decide(new Decision<>(GAME, state));
      assertThat(state.moves()).as("map %d", map).contains(move);
      play(state, move);
    }
  }

  @Test
  void againstNobodyItCapturesMostOfWhatCanBeCaptured() {
    IcebergState state = start(1);
    Planner planner = new Planner();
    while (state.toMove() != Seat.OVER) {
      play(
          state,
          state.toMove() == 0 ? planner.decide(new Decision<>(GAME, state)) : IcebergMove.END);
    }
    int all = state.ice().map().aliens().stream().mapToInt(alien -> alien.points()).sum();
    assertThat(state.ice().score(0)).isGreaterThan(all * 3 / 4);
  }

  private static IcebergState start(long map) {
    Setup setup = Setup.of(GAME.info(), 2, Map.of("map", "generated:" + map));
    return GAME.start(setup, new Seeded(map), Journal.OFF);
  }

  private static void play(IcebergState state, IcebergMove move) {
    state.play(move, new Seeded(0), Journal.OFF);
  }
}
