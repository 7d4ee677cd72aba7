package plateau.page.instead.java.util;

/** Digits in lower case, as it has them by itself. */
public final class HexFormat {

  private static final HexFormat PLAIN = new HexFormat();
  private static final int DIGITS = 16;

  private HexFormat() {}

  public static HexFormat of() {
    return PLAIN;
  }

  public String toHexDigits(long number) {
    String digits = Long.toHexString(number);
    return "0".repeat(DIGITS - digits.length()) + digits;
  }
}
