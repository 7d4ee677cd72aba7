package plateau.kernel.json;

import plateau.kernel.basis.Named;

/**
 * Writes records, maps, lists, numbers, texts and truth values as JSON on one line; a {@link Named}
 * thing is written as its id. Equal things give equal bytes as long as maps have an order.
 */
public final class Json {

  private static final int USUAL_LENGTH = 256;

  private Json() {}

  public static String write(Object value) {
    return new JsonBuffer(USUAL_LENGTH).value(value).toString();
  }

  /** The same in UTF-8. */
  public static byte[] bytes(Object value) {
    return new JsonBuffer(USUAL_LENGTH).value(value).toBytes();
  }
}
