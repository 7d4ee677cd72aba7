package plateau.arena.rows.parquet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import plateau.arena.rows.Column;
import plateau.arena.rows.CsvFields;
import plateau.arena.rows.RowWriter;

/**
 * A table as a Parquet file: plain values, packed with gzip, a page for each column and so many
 * rows. It is made of the rows of CSV, so the two cannot disagree. Equal rows give equal bytes.
 */
public final class ParquetRows implements RowWriter {

  private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
  private static final int ROWS_IN_A_GROUP = 50_000;
  private static final int PLAIN = 0;
  private static final int RUNS = 3;
  private static final int GZIP = 2;
  private static final int DATA_PAGE = 0;

  private final OutputStream out;
  private final List<CompactProtocol> groups = new ArrayList<>();
  private List<Column> columns = List.of();
  private List<ColumnPage> pages = List.of();
  private int rowsInGroup;
  private long rows;
  private long written;

  public ParquetRows(OutputStream out) {
    this.out = out;
  }

  @Override
  public void columns(List<Column> all) throws IOException {
    columns = List.copyOf(all);
    startGroup();
    write(MAGIC);
  }

  @Override
  public void rows(String csv) throws IOException {
    CsvFields fields = new CsvFields(csv);
    while (!fields.isAtEnd()) {
      pages.forEach(page -> page.add(fields.next()));
      rowsInGroup++;
      if (rowsInGroup == ROWS_IN_A_GROUP) {
        endGroup();
      }
    }
  }

  @Override
  public void close() throws IOException {
    try (out) {
      if (rowsInGroup > 0) {
        endGroup();
      }
      byte[] footer = footer();
      write(footer);
      ByteArrayOutputStream length = new ByteArrayOutputStream();
      LittleEndian.write(length, footer.length, Integer.BYTES);
      write(length.toByteArray());
      write(MAGIC);
    }
  }

  private void startGroup() {
    pages = columns.stream().map(column -> new ColumnPage(column.content())).toList();
    rowsInGroup = 0;
  }

  private void endGroup() throws IOException {
    List<CompactProtocol> chunks = new ArrayList<>();
    long bytes = 0;
    for (int i = 0; i < columns.size(); i++) {
      byte[] plain = pages.get(i).bytes();
      bytes += plain.length;
      chunks.add(writePage(columns.get(i), pages.get(i).count(), plain));
    }
    groups.add(new CompactProtocol().structs(1, chunks).i64(2, bytes).i64(3, rowsInGroup));
    rows += rowsInGroup;
    startGroup();
  }

  /** Writes a page with its header; answers what the footer says of it. */
  private CompactProtocol writePage(Column column, int count, byte[] plain) throws IOException {
    long offset = written;
    byte[] packed = ColumnPage.compressed(plain);
    byte[] header =
        new CompactProtocol()
            .i32(1, DATA_PAGE)
            .i32(2, plain.length)
            .i32(3, packed.length)
            .struct(5, new CompactProtocol().i32(1, count).i32(2, PLAIN).i32(3, RUNS).i32(4, RUNS))
            .bytes();
    write(header);
    write(packed);
    CompactProtocol about =
        new CompactProtocol()
            .i32(1, Schema.physicalType(column.content()))
            .numbers(2, List.of(PLAIN, RUNS))
            .texts(3, Schema.path(column))
            .i32(4, GZIP)
            .i64(5, count)
            .i64(6, (long) header.length + plain.length)
            .i64(7, written - offset)
            .i64(9, offset);
    return new CompactProtocol().i64(2, offset).struct(3, about);
  }

  private byte[] footer() {
    return new CompactProtocol()
        .i32(1, 1)
        .structs(2, Schema.elements(columns))
        .i64(3, rows)
        .structs(4, groups)
        .text(6, "plateau version 1")
        .bytes();
  }

  private void write(byte[] bytes) throws IOException {
    out.write(bytes);
    written += bytes.length;
  }
}
