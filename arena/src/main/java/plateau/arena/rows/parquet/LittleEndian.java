package plateau.arena.rows.parquet;

import java.io.ByteArrayOutputStream;

/** Numbers with their lowest byte first, as Parquet has them outside its structures. */
final class LittleEndian {

  private LittleEndian() {}

  static void write(ByteArrayOutputStream out, long number, int bytes) {
    for (int i = 0; i < bytes; i++) {
      out.write((int) (number >>> (8 * i)));
    }
  }
}
