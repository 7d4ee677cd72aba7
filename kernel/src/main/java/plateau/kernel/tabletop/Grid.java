package plateau.kernel.tabletop;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Squares in columns and rows.
 *
 * @param cells those that there are, in the order of reading; a board may have holes
 */
public record Grid(String id, int columns, int rows, List<Cell> cells) implements Item {

  public Grid {
    Checked.id(id);
    cells = List.copyOf(cells);
    Set<String> ids = new HashSet<>();
    Set<List<Integer>> places = new HashSet<>();
    for (Cell cell : cells) {
      Checked.that(
          cell.column() < columns && cell.row() < rows,
          () ->
              "%s lies at %d, %d, outside of %s with %d columns and %d rows"
                  .formatted(cell.id(), cell.column(), cell.row(), id, columns, rows));
      Checked.that(ids.add(cell.id()), () -> "two cells of " + id + " are called " + cell.id());
      Checked.that(
          places.add(List.of(cell.column(), cell.row())),
          () -> "two cells of %s lie at %d, %d".formatted(id, cell.column(), cell.row()));
    }
  }
}
