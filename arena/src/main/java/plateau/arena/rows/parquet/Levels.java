package plateau.arena.rows.parquet;

import java.io.ByteArrayOutputStream;

/**
 * Levels of 0 and 1, as runs of equal ones: whether a value is there, and whether it goes on with
 * the list before it.
 */
final class Levels {

  private final ByteArrayOutputStream runs = new ByteArrayOutputStream();
  private int level;
  private long length;

  void add(int next) {
    if (next != level) {
      endRun();
      level = next;
    }
    length++;
  }

  /** Their length in bytes, and the runs. */
  void writeTo(ByteArrayOutputStream page) {
    endRun();
    LittleEndian.write(page, runs.size(), Integer.BYTES);
    page.writeBytes(runs.toByteArray());
  }

  // A run is its length with a lowest bit of 0, and its level in a byte.
  private void endRun() {
    if (length > 0) {
      CompactProtocol.write(runs, length << 1);
      runs.write(level);
      length = 0;
    }
  }
}
