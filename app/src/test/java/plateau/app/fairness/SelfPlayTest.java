package plateau.app.fairness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapReader;
import plateau.kernel.chance.Seeded;

class SelfPlayTest {

  private static final long SEED = 5;

  // Blue starts on the left, Red on the right; a wall of ice blocks lies between.
  private static IceMap parted(String aliens) {
    return MapReader.read(
        (".".repeat(12) + "X" + ".".repeat(12) + "\n").repeat(IceMap.SIZE)
            + "0 0 1 0 2 0 3 0\n0 24 1 24 2 24 3 24\n"
            + aliens);
  }

  @Test
  void aMapWhoseAliensAreAllOnOneSideIsCalledUnfair() {
    IceMap left = parted("2\n5 5 9 3 50 12 2 6 20 60\n");
    assertThat(new SelfPlay(left, "greedy").play(6, SEED).verdict())
        .isEqualTo(Verdict.BLUE_FAVOURED);
    assertThat(new SelfPlay(left.sidesExchanged(), "greedy").play(6, SEED).verdict())
        .isEqualTo(Verdict.RED_FAVOURED);
  }

  @Test
  void aMapThatGivesBothTheSameIsCalledFair() {
    IceMap both = parted("2\n5 5 9 3 50 5 19 9 3 50\n");
    Fairness fairness = new SelfPlay(both, "greedy").play(6, SEED);
    assertThat(fairness.verdict()).isEqualTo(Verdict.FAIR);
    assertThat(fairness.of(Role.BLUE_CELLS).points()).isEqualTo(9);
  }

  @Test
  void exchangingTheSidesExchangesTheirAdvantageAndKeepsThatOfMovingFirst() {
    IceMap map = MapGenerator.generate(new MapPlan(Optional.empty(), 80, 10), new Seeded(SEED));
    Fairness fairness = new SelfPlay(map, "greedy").play(2, SEED);
    Fairness exchanged = new SelfPlay(map.sidesExchanged(), "greedy").play(2, SEED);
    assertThat(exchanged.leadOfBlue().mean()).isEqualTo(-fairness.leadOfBlue().mean());
    assertThat(exchanged.leadOfFirst()).isEqualTo(fairness.leadOfFirst());
    assertThat(fairness.of(Role.FIRST).points()).as("seed %d", SEED).isPositive();
  }
}
