package plateau.iceberg.map;

/**
 * The tokens of a text, one after the other: everything between runs of ASCII white space. Makes no
 * objects while it goes; one thread at a time.
 */
final class Tokens {

  private static final int NO_TOKEN = -1;

  private final String text;
  private int start = NO_TOKEN;
  private int end;

  Tokens(String text) {
    this.text = text;
  }

  /** Goes to the next token; false when only white space is left. */
  boolean next() {
    int at = end;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    if (at == text.length()) {
      return false;
    }
    start = at;
    while (at < text.length() && !isBlank(text.charAt(at))) {
      at++;
    }
    end = at;
    return true;
  }

  int length() {
    return end - start;
  }

  char charAt(int index) {
    return text.charAt(start + index);
  }

  String token() {
    return text.substring(start, end);
  }

  /** The line of the present token, from 1. */
  int line() {
    int line = 1;
    for (int i = 0; i < start; i++) {
      if (text.charAt(i) == '\n') {
        line++;
      }
    }
    return line;
  }

  /** Whether the token is {@code [+-]?[0-9]+} and fits 32 signed bits. */
  boolean isNumber() {
    int first = firstDigit();
    if (first == length()) {
      return false;
    }
    long value = 0;
    for (int i = first; i < length(); i++) {
      int digit = charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return false;
      }
      value = Math.min(value * 10 + digit, Integer.MAX_VALUE + 2L);
    }
    return value <= Integer.MAX_VALUE + (isNegative() ? 1L : 0L);
  }

  /** The value of a token that {@link #isNumber}. */
  int number() {
    int value = 0;
    for (int i = firstDigit(); i < length(); i++) {
      value = value * 10 + charAt(i) - '0';
    }
    return isNegative() ? -value : value;
  }

  private int firstDigit() {
    char sign = charAt(0);
    return sign == '+' || sign == '-' ? 1 : 0;
  }

  private boolean isNegative() {
    return charAt(0) == '-';
  }

  // Space, and tab, line feed, vertical tab, form feed, carriage return.
  private static boolean isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
