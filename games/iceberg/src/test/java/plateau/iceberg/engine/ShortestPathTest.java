package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;
import plateau.kernel.chance.Seeded;

/** The fast search against the one that section 8.4 describes, and invariant 14. */
class ShortestPathTest {

  private static final int[] ROWS = {-1, 0, 1, 0};
  private static final int[] COLUMNS = {0, 1, 0, -1};

  private final ShortestPath path = new ShortestPath();

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void theWayIsThatOfThePlainSearch(long seed) {
    Ice ice = RandomMatch.somewhere(seed);
    Seeded chance = new Seeded(seed);
    for (int i = 0; i < 2_000; i++) {
      int fromRow = chance.below(27) - 1;
      int fromColumn = chance.below(27) - 1;
      int toRow = chance.below(27) - 1;
      int toColumn = chance.below(27) - 1;
      assertThat(found(ice, fromRow, fromColumn, toRow, toColumn))
          .as("seed %d: (%d, %d) to (%d, %d)", seed, fromRow, fromColumn, toRow, toColumn)
          .isEqualTo(plain(ice, fromRow, fromColumn, toRow, toColumn));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {31, 32, 33, 34})
  void fromWhereAgentsStandAndFromWallsToo(long seed) {
    Ice ice = RandomMatch.somewhere(seed);
    for (int from = 0; from < IceMap.CELLS; from++) {
      int row = IceMap.row(from);
      int column = IceMap.column(from);
      if (ice.map().isWall(from) || ice.ownerAt(row, column) != Ice.NOBODY) {
        for (int to = 0; to < IceMap.CELLS; to += 7) {
          assertThat(found(ice, row, column, IceMap.row(to), IceMap.column(to)))
              .as("seed %d: %d to %d", seed, from, to)
              .isEqualTo(plain(ice, row, column, IceMap.row(to), IceMap.column(to)));
        }
      }
    }
  }

  @Test
  void aWayThroughALongMazeIsFound() {
    StringBuilder map = new StringBuilder();
    for (int row = 0; row < IceMap.SIZE; row++) {
      String gapAtTheEnd = row % 4 == 1 ? "X".repeat(24) + "." : "." + "X".repeat(24);
      map.append(row % 2 == 0 ? ".".repeat(25) : gapAtTheEnd).append('\n');
    }
    map.append("24 1\n24 2\n24 3\n24 4\n24 5\n24 6\n24 7\n24 8\n0\n");
    Ice ice = new Ice(MapReader.read(map.toString()));
    String way = found(ice, 0, 0, 24, 0);
    assertThat(way).hasSize(12 * 26).isEqualTo(plain(ice, 0, 0, 24, 0));
    assertThat(found(ice, 24, 0, 0, 0)).hasSize(12 * 26);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {41, 42, 43})
  void aWayCanBeWalkedStepByStep(long seed) {
    Ice ice = RandomMatch.somewhere(seed);
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      int from = ice.cellOf(0, agent);
      for (int to = 0; to < IceMap.CELLS; to += 3) {
        int length =
            path.find(
                ice, IceMap.row(from), IceMap.column(from), IceMap.row(to), IceMap.column(to));
        if (length > 0 && length <= Ice.POINTS_PER_TURN) {
          walk(ice.copy(), agent, length, to, seed);
        }
      }
    }
  }

  private void walk(Ice ice, int agent, int length, int to, long seed) {
    for (int i = 0; i < length; i++) {
      assertThat(ice.move(agent, path.step(i))).as("seed %d", seed).isEqualTo(Code.OK);
    }
    assertThat(ice.cellOf(0, agent)).as("seed %d", seed).isEqualTo(to);
  }

  private String found(Ice ice, int fromRow, int fromColumn, int toRow, int toColumn) {
    int length = path.find(ice, fromRow, fromColumn, toRow, toColumn);
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < length; i++) {
      letters.append(Direction.ALL.get(path.step(i)).letter());
    }
    return letters.toString();
  }

  // §8.4 word for word.
  private static String plain(Ice ice, int fromRow, int fromColumn, int toRow, int toColumn) {
    if (!IceMap.isOnGrid(fromRow, fromColumn)
        || !IceMap.isOnGrid(toRow, toColumn)
        || isBarred(ice, toRow, toColumn)) {
      return "";
    }
    int[] reachedBy = new int[IceMap.CELLS];
    Arrays.fill(reachedBy, -1);
    int start = IceMap.cell(fromRow, fromColumn);
    Deque<Integer> queue = new ArrayDeque<>();
    queue.add(start);
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      for (int direction = 0; direction < 4; direction++) {
        int row = IceMap.row(cell) + ROWS[direction];
        int column = IceMap.column(cell) + COLUMNS[direction];
        if (IceMap.isOnGrid(row, column) && !isBarred(ice, row, column)) {
          int next = IceMap.cell(row, column);
          if (next != start && reachedBy[next] < 0) {
            reachedBy[next] = direction;
            queue.add(next);
          }
        }
      }
    }
    return readBack(reachedBy, start, IceMap.cell(toRow, toColumn));
  }

  private static String readBack(int[] reachedBy, int start, int to) {
    StringBuilder letters = new StringBuilder();
    int cell = to;
    while (cell != start) {
      int direction = reachedBy[cell];
      if (direction < 0) {
        return "";
      }
      letters.append(Direction.ALL.get(direction).letter());
      cell -= ROWS[direction] * IceMap.SIZE + COLUMNS[direction];
    }
    return letters.reverse().toString();
  }

  private static boolean isBarred(Ice ice, int row, int column) {
    return ice.map().isWall(row, column) || ice.ownerAt(row, column) != Ice.NOBODY;
  }
}
