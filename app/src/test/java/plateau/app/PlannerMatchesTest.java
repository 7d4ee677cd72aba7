package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.arena.Autoplay;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.players.seating.Seating;

/** Iceberg's planner against the greedy player, which only this module sees together. */
class PlannerMatchesTest {

  private static final IcebergGame GAME = new IcebergGame();
  private static final int MAPS = 5;

  @Test
  void thePlannerBeatsTheGreedyPlayerInNineOfTenMatchesBothWaysRound() {
    int won = 0;
    List<String> results = new ArrayList<>();
    for (int map = 1; map <= MAPS; map++) {
      won += count(won("planner,greedy", map, 0, results));
      won += count(won("greedy,planner", map, 1, results));
    }
    assertThat(won).as("maps and seeds 1 to %d: %s", MAPS, results).isGreaterThanOrEqualTo(9);
  }

  private static int count(boolean isWon) {
    return isWon ? 1 : 0;
  }

  private static boolean won(String seats, int map, int planner, List<String> results) {
    Setup setup = Setup.of(GAME.info(), 2, Map.of("map", "generated:" + map));
    var seating = Seating.read(GAME, seats, Seating.People.ABSENT);
    IcebergState end = new Autoplay<>(GAME, setup, seating).play(map, (step, state) -> {});
    Result result = end.result();
    results.add("map %d, %s: %s".formatted(map, seats, result.scores()));
    return result.won(planner);
  }
}
