package plateau.arena.rows.parquet;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A structure in Thrift's compact protocol, in which Parquet writes all that is not data: each
 * field has a number, larger than that of the field before, and a type.
 */
final class CompactProtocol {

  private static final int I32 = 5;
  private static final int I64 = 6;
  private static final int BINARY = 8;
  private static final int LIST = 9;
  private static final int STRUCT = 12;
  private static final int LONG_LIST = 15;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int lastField;

  CompactProtocol i32(int field, int value) {
    head(field, I32);
    zigzag(value);
    return this;
  }

  CompactProtocol i64(int field, long value) {
    head(field, I64);
    zigzag(value);
    return this;
  }

  CompactProtocol text(int field, String value) {
    head(field, BINARY);
    text(value);
    return this;
  }

  CompactProtocol struct(int field, CompactProtocol value) {
    head(field, STRUCT);
    out.writeBytes(value.bytes());
    return this;
  }

  CompactProtocol structs(int field, List<CompactProtocol> values) {
    listHead(field, values.size(), STRUCT);
    values.forEach(value -> out.writeBytes(value.bytes()));
    return this;
  }

  CompactProtocol texts(int field, List<String> values) {
    listHead(field, values.size(), BINARY);
    values.forEach(this::text);
    return this;
  }

  CompactProtocol numbers(int field, List<Integer> values) {
    listHead(field, values.size(), I32);
    values.forEach(this::zigzag);
    return this;
  }

  /** The structure with its end. */
  byte[] bytes() {
    byte[] fields = out.toByteArray();
    byte[] all = new byte[fields.length + 1];
    System.arraycopy(fields, 0, all, 0, fields.length);
    return all;
  }

  private void head(int field, int type) {
    out.write((field - lastField) << 4 | type);
    lastField = field;
  }

  private void listHead(int field, int size, int type) {
    head(field, LIST);
    out.write(Math.min(size, LONG_LIST) << 4 | type);
    if (size >= LONG_LIST) {
      varint(size);
    }
  }

  private void text(String value) {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    varint(bytes.length);
    out.writeBytes(bytes);
  }

  private void zigzag(long value) {
    varint(value << 1 ^ value >> 63);
  }

  private void varint(long value) {
    write(out, value);
  }

  /** Seven bits in a byte, the lowest first; all but the last byte have their highest bit set. */
  static void write(ByteArrayOutputStream out, long value) {
    long left = value;
    for (; (left & ~0x7fL) != 0; left >>>= 7) {
      out.write((int) ((left & 0x7f) | 0x80));
    }
    out.write((int) left);
  }
}
