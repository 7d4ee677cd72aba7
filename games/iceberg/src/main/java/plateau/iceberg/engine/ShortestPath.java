package plateau.iceberg.engine;

import java.util.Arrays;
import plateau.iceberg.map.IceMap;

/**
 * Answers {@code shortestPath} (§8.4), one question after another; allocates nothing once warm. One
 * thread at a time.
 *
 * <p>The answer of the search that section 8.4 describes is, among the shortest ways, the first in
 * the order of their letters when N comes before E, S and W: cells leave the queue in the order of
 * their ways. So we may search from the destination, a whole row at once in the bits of an int,
 * keep the layers, and then walk from the start, each time in the first direction that is one layer
 * nearer.
 */
public final class ShortestPath {

  // One int a row in each layer. The line before and behind the grid stays empty.
  private static final int STRIDE = 32;
  private static final int USUAL_LAYERS = 64;

  private final int[] open = new int[STRIDE];
  private int[] layers = new int[USUAL_LAYERS * STRIDE];
  private final byte[] steps = new byte[IceMap.CELLS];

  /**
   * Finds the way between two cells, which may be off the grid. Returns its number of steps, 0 if
   * there is none; {@link #step} tells them until the next question.
   */
  public int find(Ice ice, int fromRow, int fromColumn, int toRow, int toColumn) {
    if (!IceMap.isOnGrid(fromRow, fromColumn) || !IceMap.isOnGrid(toRow, toColumn)) {
      return 0;
    }
    int from = Square.at(fromRow, fromColumn);
    int to = Square.at(toRow, toColumn);
    Board board = ice.board();
    if (from == to || board.at(to) != Board.FREE) {
      return 0;
    }
    for (int line = 1; line <= IceMap.SIZE; line++) {
      open[line] = ~board.obstacles(line);
    }
    // The start may be a wall or taken; nobody comes back to it, so opening it changes no way.
    open[Square.line(from)] |= 1 << Square.place(from);
    int length = flood(to, from);
    walk(from, length);
    return length;
  }

  /** A step of the latest way, as the number of its {@link Direction}. */
  public int step(int index) {
    return steps[index];
  }

  // Layer k holds the cells k steps from the destination. Returns the start's layer, 0 if it is in
  // none.
  private int flood(int to, int from) {
    int fromLine = Square.line(from);
    int fromBit = 1 << Square.place(from);
    int first = Square.line(to);
    int last = first;
    Arrays.fill(layers, 0, STRIDE, 0);
    layers[first] = 1 << Square.place(to);
    open[first] &= ~layers[first];
    for (int layer = 1; ; layer++) {
      first = Math.max(first - 1, 1);
      last = Math.min(last + 1, IceMap.SIZE);
      if (grow(layer, first, last) == 0) {
        return 0;
      }
      if ((layers[layer * STRIDE + fromLine] & fromBit) != 0) {
        return layer;
      }
    }
  }

  private int grow(int layer, int first, int last) {
    int at = layer * STRIDE;
    if (at == layers.length) {
      layers = Arrays.copyOf(layers, 2 * at);
    }
    Arrays.fill(layers, at, at + STRIDE, 0);
    int any = 0;
    for (int line = first; line <= last; line++) {
      int i = at - STRIDE + line;
      int row = layers[i];
      int reached = ((row << 1) | (row >>> 1) | layers[i - 1] | layers[i + 1]) & open[line];
      layers[at + line] = reached;
      open[line] &= ~reached;
      any |= reached;
    }
    return any;
  }

  private void walk(int from, int length) {
    int square = from;
    for (int i = 0; i < length; i++) {
      int direction = firstInto(length - i - 1, square);
      steps[i] = (byte) direction;
      square += Square.step(direction);
    }
  }

  private int firstInto(int layer, int square) {
    int direction = 0;
    while (!isIn(layer, square + Square.step(direction))) {
      direction++;
    }
    return direction;
  }

  private boolean isIn(int layer, int square) {
    return ((layers[layer * STRIDE + Square.line(square)] >>> Square.place(square)) & 1) != 0;
  }
}
