package plateau.iceberg.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.iceberg.engine.IceScript;
import plateau.iceberg.map.MapCheck.Reach;

class MapCheckTest {

  private static final String OPEN = (".".repeat(25) + "\n").repeat(25);
  private static final String TWO_HALVES =
      (".".repeat(25) + "\n").repeat(12)
          + "X".repeat(25)
          + "\n"
          + (".".repeat(25) + "\n").repeat(12);

  @Test
  void anAlienBehindAWallIsReachedByThoseOnItsSide() {
    MapCheck check =
        check(
            TWO_HALVES
                + "0 0\n0 1\n0 2\n24 3\n24 4\n24 5\n24 6\n24 7\n2\n1 1 5 0 9\n20 20 5 0 9\n");
    assertThat(check.regions()).isEqualTo(2);
    assertThat(check.reach())
        .containsExactly(
            new Reach(0, List.of(0, 1, 2), List.of()),
            new Reach(1, List.of(3), List.of(0, 1, 2, 3)));
  }

  @Test
  void anAlienThatNobodyReachesIsReported() {
    String pocket =
        OPEN.replaceFirst("\\.{25}\n\\.{25}", ".X.......................\nX" + ".".repeat(24));
    MapCheck check = check(pocket + "2 0\n2 1\n2 2\n2 3\n3 4\n3 5\n3 6\n3 7\n1\n0 0 5 0 9\n");
    assertThat(check.regions()).isEqualTo(2);
    assertThat(check.reach().getFirst().isReachable()).isFalse();
  }

  @Test
  void theExamplesMapHasNoSymmetry() {
    assertThat(MapCheck.of(MapReader.read(IceScript.EXAMPLES_MAP)).symmetries()).isEmpty();
  }

  @Test
  void agentsMayChangeTheirNumbersButNotTheirSides() {
    String mirrored = "1 0\n2 0\n3 0\n4 0\n4 24\n3 24\n2 24\n1 24\n";
    assertThat(check(OPEN + mirrored + "0\n").symmetries()).containsExactly(Symmetry.HORIZONTAL);
    String ownSide = "1 0\n2 0\n1 24\n2 24\n3 0\n4 0\n3 24\n4 24\n";
    assertThat(check(OPEN + ownSide + "0\n").symmetries()).isEmpty();
  }

  @Test
  void aliensInMirroredCellsMustBeEqualInEverything() {
    String starts = "1 0\n2 0\n3 0\n4 0\n4 24\n3 24\n2 24\n1 24\n";
    assertThat(check(OPEN + starts + "2\n9 3 5 0 9\n9 21 5 0 9\n").symmetries()).isNotEmpty();
    assertThat(check(OPEN + starts + "2\n9 3 5 0 9\n9 21 6 0 9\n").symmetries()).isEmpty();
    assertThat(check(OPEN + starts + "2\n9 3 5 0 9\n9 21 5 1 9\n").symmetries()).isEmpty();
    assertThat(check(OPEN + starts + "2\n9 3 5 0 9\n9 21 5 0 8\n").symmetries()).isEmpty();
    assertThat(check(OPEN + starts + "1\n9 12 5 0 9\n").symmetries()).isNotEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theImageOfTheImageIsTheCell(Symmetry symmetry) {
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      assertThat(symmetry.mirror(symmetry.mirror(cell))).isEqualTo(cell);
    }
  }

  @Test
  void imagesOfACell() {
    int cell = IceMap.cell(1, 4);
    assertThat(Symmetry.CENTRAL.mirror(cell)).isEqualTo(IceMap.cell(23, 20));
    assertThat(Symmetry.HORIZONTAL.mirror(cell)).isEqualTo(IceMap.cell(1, 20));
    assertThat(Symmetry.VERTICAL.mirror(cell)).isEqualTo(IceMap.cell(23, 4));
    assertThat(Symmetry.DIAGONAL.mirror(cell)).isEqualTo(IceMap.cell(4, 1));
    assertThat(Symmetry.ANTIDIAGONAL.mirror(cell)).isEqualTo(IceMap.cell(20, 23));
  }

  private static MapCheck check(String text) {
    return MapCheck.of(MapReader.read(text));
  }
}
