package plateau.page.instead;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Methods of the JDK that the page's library lacks, or has otherwise. The build puts them into
 * every class that the page is made of.
 */
public final class Instead {

  private static final int WORD = 32;
  private static final long LOW = 0xffff_ffffL;

  private Instead() {}

  // --- missing ---

  /** A line ends with LF, CR, or both; behind the last end there is none. */
  @InsteadOf(String.class)
  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = start;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      lines.add(text.substring(start, end));
      boolean isBoth = text.startsWith("\r\n", end);
      start = end + (isBoth ? 2 : 1);
    }
    return lines.stream();
  }

  /** The upper half of a product of 128 bits, from four products of 64 (Hacker's Delight 8-2). */
  @InsteadOf(Math.class)
  public static long unsignedMultiplyHigh(long x, long y) {
    long xLow = x & LOW;
    long xHigh = x >>> WORD;
    long yLow = y & LOW;
    long yHigh = y >>> WORD;
    long middle = xHigh * yLow + ((xLow * yLow) >>> WORD);
    return xHigh * yHigh + (middle >>> WORD) + (((middle & LOW) + xLow * yHigh) >>> WORD);
  }

  /** The lowest bits, put where the mask has a bit, one after the other. */
  @InsteadOf(Long.class)
  public static long expand(long bits, long mask) {
    long expanded = 0;
    long left = mask;
    for (long rest = bits; left != 0; rest >>>= 1) {
      long place = left & -left;
      expanded |= (rest & 1) == 0 ? 0 : place;
      left ^= place;
    }
    return expanded;
  }

  @InsteadOf(Class.class)
  public static boolean isRecord(Class<?> type) {
    return Record.class == type.getSuperclass();
  }

  /** There are no threads to share the work. */
  @InsteadOf(IntStream.class)
  public static IntStream parallel(IntStream stream) {
    return stream;
  }

  @InsteadOf(List.class)
  public static <T> Stream<T> parallelStream(List<T> list) {
    return list.stream();
  }

  @InsteadOf(Character.class)
  public static boolean isEmoji(int sign) {
    return Signs.are(sign, "Emoji");
  }

  @InsteadOf(Character.class)
  public static boolean isEmojiModifier(int sign) {
    return Signs.are(sign, "Emoji_Modifier");
  }

  @InsteadOf(Character.class)
  public static boolean isExtendedPictographic(int sign) {
    return Signs.are(sign, "Extended_Pictographic");
  }

  @InsteadOf(Character.class)
  public static boolean isIdeographic(int sign) {
    return Signs.are(sign, "Ideographic");
  }

  // --- otherwise ---

  /** The library's own cuts signs above 0xFF. */
  @InsteadOf(Properties.class)
  public static void load(Properties properties, Reader reader) throws IOException {
    PropertyFile.read(reader).forEach(properties::setProperty);
  }

  /** The library's own does not go beyond the end. */
  @InsteadOf(java.util.Arrays.class)
  public static int[] copyOfRange(int[] numbers, int from, int to) {
    int[] copy = new int[to - from];
    System.arraycopy(numbers, from, copy, 0, Math.min(numbers.length, to) - from);
    return copy;
  }

  @InsteadOf(java.util.Arrays.class)
  public static byte[] copyOfRange(byte[] bytes, int from, int to) {
    byte[] copy = new byte[to - from];
    System.arraycopy(bytes, from, copy, 0, Math.min(bytes.length, to) - from);
    return copy;
  }
}
