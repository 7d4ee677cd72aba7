package plateau.iceberg.batch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.iceberg.map.IceMap;

/** One multiplication tells how far a cell is straight ahead. */
class SpotTest {

  @Test
  void aSpotIsACell() {
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      assertThat(Spot.cell(Spot.ofCell(cell))).isEqualTo(cell);
    }
  }

  @Test
  void theProductIsTheNumberOfStepsOrMoreThanAnyDistance() {
    for (int from = 0; from < IceMap.CELLS; from++) {
      for (int to = 0; to < IceMap.CELLS; to++) {
        int difference = Spot.ofCell(to) - Spot.ofCell(from);
        int rows = IceMap.row(to) - IceMap.row(from);
        int columns = IceMap.column(to) - IceMap.column(from);
        check(difference, columns, rows == 0, from, to);
        check(-difference, -columns, rows == 0, from, to);
        check(difference * Spot.INVERSE, rows, columns == 0, from, to);
        check(-difference * Spot.INVERSE, -rows, columns == 0, from, to);
      }
    }
  }

  private static void check(int product, int steps, boolean isInLine, int from, int to) {
    boolean isAhead = isInLine && steps >= 0;
    boolean isRight = isAhead ? product == steps : (product & Lanes.ENDLESS) > IceMap.SIZE;
    if (!isRight) {
      assertThat(product).as("from cell %d to cell %d", from, to).isEqualTo(steps);
    }
  }
}
