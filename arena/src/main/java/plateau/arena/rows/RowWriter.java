package plateau.arena.rows;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** Takes the rows of a table in their order. Closing it completes the file. */
public interface RowWriter extends Closeable {

  /** What the rows will hold. Called once, before the first rows. */
  void columns(List<Column> columns) throws IOException;

  /** Some whole rows, as lines of CSV. */
  void rows(String csv) throws IOException;
}
