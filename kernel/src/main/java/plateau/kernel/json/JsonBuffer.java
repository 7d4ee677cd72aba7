package plateau.kernel.json;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * JSON on its way out, as bytes of UTF-8: what goes to a file or a socket is never a text in
 * between. Grows as needed. One thread at a time.
 */
public final class JsonBuffer {

  private static final int ASCII = 0x80;
  private static final int LONGEST_INT = 11;

  private byte[] bytes;
  private int length;

  /** For about so many bytes. */
  public JsonBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  public int length() {
    return length;
  }

  /** Any value that {@link Json} can write. */
  public JsonBuffer value(@Nullable Object value) {
    if (value == null) {
      return append("null");
    }
    Form.of(value.getClass()).append(value, this);
    return this;
  }

  /**
   * Of a record only the facts that an earlier one did not have so. Whoever lays them over the
   * earlier record has the later one. Anything else than two records of one class is written whole.
   */
  public JsonBuffer difference(Object before, Object now) {
    if (before.getClass() == now.getClass() && Form.of(now.getClass()) instanceof RecordForm form) {
      form.appendDifference(before, now, this);
      return this;
    }
    return value(now);
  }

  /** What is JSON already. */
  public JsonBuffer append(String json) {
    return append(json.getBytes(StandardCharsets.UTF_8));
  }

  /** What is JSON already. */
  public JsonBuffer append(byte[] json) {
    makeRoom(json.length);
    System.arraycopy(json, 0, bytes, length, json.length);
    length += json.length;
    return this;
  }

  /** A sign of ASCII. */
  public JsonBuffer append(char sign) {
    makeRoom(1);
    bytes[length++] = (byte) sign;
    return this;
  }

  public JsonBuffer append(int number) {
    if (number < 0) {
      return append(Integer.toString(number));
    }
    makeRoom(LONGEST_INT);
    int end = length + digitsOf(number);
    length = end;
    int left = number;
    do {
      bytes[--end] = (byte) ('0' + left % 10);
      left /= 10;
    } while (left > 0);
    return this;
  }

  private static int digitsOf(int number) {
    int digits = 1;
    for (int left = number / 10; left > 0; left /= 10) {
      digits++;
    }
    return digits;
  }

  /** A text in its quotes. */
  public JsonBuffer quote(String text) {
    append('"');
    int taken = takeOver(text);
    if (taken < text.length()) {
      append(Escape.all(text.substring(taken)).getBytes(StandardCharsets.UTF_8));
    }
    return append('"');
  }

  // Nearly all texts are plain names. Takes over the signs that stand for themselves, up to the
  // first one that does not: as many as it answers.
  private int takeOver(String text) {
    makeRoom(text.length());
    byte[] to = bytes;
    int from = length;
    int i = 0;
    while (i < text.length() && isPlain(text.charAt(i))) {
      to[from + i] = (byte) text.charAt(i);
      i++;
    }
    length = from + i;
    return i;
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < ASCII && c != '"' && c != '\\';
  }

  /** A copy of what is there so far. */
  public byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }

  /** What is there so far, without a copy: nothing may be added any more. */
  public ByteBuffer toBuffer() {
    return ByteBuffer.wrap(bytes, 0, length);
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  private void makeRoom(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }
}
