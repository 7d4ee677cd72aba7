package plateau.app.fairness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.map.MapWriter;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.BothWays;

class SelfPlayTest {

  private static final long SEED = 5;

  // Blue starts on the left, Red on the right; a wall of ice blocks lies between.
  private static IceMap parted(String aliens) {
    return MapReader.read(
        (".".repeat(12) + "X" + ".".repeat(12) + "\n").repeat(IceMap.SIZE)
            + "0 0 1 0 2 0 3 0\n0 24 1 24 2 24 3 24\n"
            + aliens);
  }

  private static SelfPlay<?, ?> playing(IceMap map) {
    IcebergGame game = new IcebergGame();
    BothWays ways = game.documents().getFirst().bothWays().orElseThrow();
    return new SelfPlay<>(game, "map", ways, MapWriter.write(map), "greedy");
  }

  @Test
  void aMapWhoseAliensAreAllOnOneSideIsCalledUnfair() {
    IceMap left = parted("2\n5 5 9 3 50 12 2 6 20 60\n");
    assertThat(playing(left).play(6, SEED).verdict()).isEqualTo(Verdict.FIRST_SIDE_FAVOURED);
    assertThat(playing(left.sidesExchanged()).play(6, SEED).verdict())
        .isEqualTo(Verdict.SECOND_SIDE_FAVOURED);
  }

  @Test
  void aMapThatGivesBothTheSameIsCalledFair() {
    IceMap both = parted("2\n5 5 9 3 50 5 19 9 3 50\n");
    Fairness fairness = playing(both).play(6, SEED);
    assertThat(fairness.verdict()).isEqualTo(Verdict.FAIR);
    assertThat(fairness.of(Role.FIRST_SIDE).points()).isEqualTo(9);
  }

  @Test
  void exchangingTheSidesExchangesTheirAdvantageAndKeepsThatOfMovingFirst() {
    IceMap map = MapGenerator.generate(new MapPlan(Optional.empty(), 80, 10), new Seeded(SEED));
    Fairness fairness = playing(map).play(2, SEED);
    Fairness exchanged = playing(map.sidesExchanged()).play(2, SEED);
    assertThat(exchanged.leadOfFirstSide().mean()).isEqualTo(-fairness.leadOfFirstSide().mean());
    assertThat(exchanged.leadOfFirst()).isEqualTo(fairness.leadOfFirst());
    assertThat(fairness.of(Role.FIRST).points()).as("seed %d", SEED).isPositive();
  }
}
