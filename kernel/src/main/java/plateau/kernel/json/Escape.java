package plateau.kernel.json;

/** What JSON cannot hold as it is. */
final class Escape {

  private Escape() {}

  /** A text as it stands between quotes. */
  static String all(String text) {
    StringBuilder out = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\t' -> out.append("\\t");
        case '\r' -> out.append("\\r");
        default -> {
          if (isUnsafe(c)) {
            out.append("\\u%04x".formatted((int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.toString();
  }

  // Two halves of a sign may have been torn apart, and line separators end a line of JavaScript.
  private static boolean isUnsafe(char c) {
    return c < 0x20 || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029';
  }
}
