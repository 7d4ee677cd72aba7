package plateau.iceberg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.engine.Ice;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** Where agents can get to, as their board is told it. */
class WaysTest {

  private static final int SEED = 11;

  private final IcebergGame game = new IcebergGame();
  private final IcebergState state =
      game.start(Setup.of(game.info(), 2, Map.of()), new Seeded(SEED), Journal.OFF);

  private List<Map<String, String>> ways() {
    return IcebergOutlook.of(state).ways();
  }

  @Test
  void everyWayCanBePlayedAndEndsWhereItSays() {
    List<Map<String, String>> ways = ways();
    assertThat(ways).as("seed %d", SEED).hasSize(4).allMatch(cells -> cells.size() > 8);
    for (int agent = 0; agent < ways.size(); agent++) {
      for (Map.Entry<String, String> way : ways.get(agent).entrySet()) {
        IcebergState after = state.copy();
        play(after, agent, way.getValue());
        assertThat(cell(after, agent)).as("seed %d, %s", SEED, way).isEqualTo(way.getKey());
      }
    }
  }

  @Test
  void allThatOneMoveReachesIsReachedForNoMore() {
    for (IcebergMove move : state.moves()) {
      if (move instanceof IcebergMove.OfAgent action) {
        IcebergState after = state.copy();
        after.play(move, new Seeded(0), Journal.OFF);
        String cell = cell(after, action.agent());
        if (!cell.equals(cell(state, action.agent()))) {
          Map<String, String> ways = ways().get(action.agent());
          assertThat(ways).as("seed %d", SEED).containsKey(cell);
          String way = Objects.requireNonNull(ways.get(cell));
          assertThat(spent(way, action.agent()))
              .as("seed %d, %s by %s", SEED, cell, way)
              .isLessThanOrEqualTo(action.type().cost());
        }
      }
    }
  }

  @Test
  void aWayGoesOnFromTheWayToTheCellBeforeIt() {
    for (Map<String, String> cells : ways()) {
      assertThat(cells.values())
          .as("seed %d", SEED)
          .allMatch(way -> way.length() == 1 || cells.containsValue(withoutLast(way)));
    }
  }

  @Test
  void whoHasNoPointsLeftGetsNowhere() {
    play(state, 0, "ne");
    state.moves().stream()
        .filter(IcebergMove.Move.class::isInstance)
        .filter(move -> ((IcebergMove.Move) move).agent() == 0)
        .findFirst()
        .ifPresent(move -> state.play(move, new Seeded(0), Journal.OFF));
    int left = state.ice().points(0, 0);
    assertThat(left).as("seed %d", SEED).isEqualTo(1);
    assertThat(ways().getFirst().values()).isNotEmpty().allMatch(way -> way.matches("[NESW]"));
    play(state, 0, ways().getFirst().values().iterator().next());
    assertThat(ways().getFirst()).isEmpty();
  }

  private int spent(String way, int agent) {
    IcebergState after = state.copy();
    play(after, agent, way);
    return Ice.POINTS_PER_TURN - after.ice().points(0, agent);
  }

  private static void play(IcebergState state, int agent, String way) {
    for (int i = 0; i < way.length(); i++) {
      char letter = way.charAt(i);
      String text = (Character.isUpperCase(letter) ? "M" : "S") + agent + letter;
      IcebergMove move = IcebergNotation.move(text.toUpperCase(Locale.ROOT)).orElseThrow();
      state.play(move, new Seeded(0), Journal.OFF);
    }
  }

  private static String cell(IcebergState state, int agent) {
    Position at = IcebergView.of(state).agents().getFirst().get(agent);
    return at.row() + "," + at.column();
  }

  private static String withoutLast(String way) {
    return way.substring(0, way.length() - 1);
  }
}
