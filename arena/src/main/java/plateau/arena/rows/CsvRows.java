package plateau.arena.rows;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** A table as CSV: a header, then the rows as they come. */
public final class CsvRows implements RowWriter {

  private final Appendable out;

  public CsvRows(Appendable out) {
    this.out = out;
  }

  @Override
  public void columns(List<Column> columns) throws IOException {
    out.append(line(columns.stream().map(Column::name).toList()));
  }

  @Override
  public void rows(String csv) throws IOException {
    out.append(csv);
  }

  @Override
  public void close() throws IOException {
    if (out instanceof Closeable open) {
      open.close();
    }
  }

  /** A whole line. */
  public static String line(List<String> texts) {
    return texts.stream().map(CsvRows::field).collect(Collectors.joining(",", "", "\n"));
  }

  /** A text as a field, in quotes where it needs them. */
  public static String field(String text) {
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
