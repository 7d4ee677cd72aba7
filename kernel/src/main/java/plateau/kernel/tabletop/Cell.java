package plateau.kernel.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A square of a {@link Grid}.
 *
 * @param id as paths and moves call it: {@code b3}, or {@code harbour}, which the message files may
 *     name as {@code cell.harbour}
 * @param column from 0, on the left
 * @param row from 0, at the top
 * @param ground what it is made of, where that differs
 * @param figures what stands there
 */
public record Cell(String id, int column, int row, Optional<Ground> ground, List<Figure> figures) {

  private static final int LETTERS = 26;

  public Cell {
    Checked.id(id);
    Checked.that(column >= 0 && row >= 0, () -> id + " lies at " + column + ", " + row);
    figures = List.copyOf(figures);
  }

  /** An empty one that is called by its column and row, the one in the upper left {@code a1}. */
  public static Cell at(int column, int row) {
    return new Cell(idOf(column, row), column, row, Optional.empty(), List.of());
  }

  /** As {@link #at} calls it. */
  public static String idOf(int column, int row) {
    Checked.that(
        column >= 0 && column < LETTERS && row >= 0, () -> "no letter for column " + column);
    return "" + (char) ('a' + column) + (row + 1);
  }

  public Cell on(Ground its) {
    return new Cell(id, column, row, Optional.of(its), figures);
  }

  /** With one figure more. */
  public Cell with(Figure figure) {
    List<Figure> all = new ArrayList<>(figures);
    all.add(figure);
    return new Cell(id, column, row, ground, all);
  }
}
