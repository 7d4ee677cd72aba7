package plateau.arena.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import plateau.arena.rows.Column;
import plateau.arena.rows.RowWriter;

/** The same rows in several files. */
final class RowFiles implements RowWriter {

  private final List<RowWriter> files = new ArrayList<>();

  void add(RowWriter file) {
    files.add(file);
  }

  @Override
  public void columns(List<Column> columns) throws IOException {
    for (RowWriter file : files) {
      file.columns(columns);
    }
  }

  @Override
  public void rows(String csv) throws IOException {
    for (RowWriter file : files) {
      file.rows(csv);
    }
  }

  /** Closes every file, even when one refuses. */
  @Override
  public void close() throws IOException {
    IOException refused = null;
    for (RowWriter file : files) {
      try {
        file.close();
      } catch (IOException e) {
        refused = e;
      }
    }
    if (refused != null) {
      throw refused;
    }
  }
}
