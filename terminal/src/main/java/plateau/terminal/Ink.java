package plateau.terminal;

import java.util.regex.Pattern;

/** Writes in colour, or plainly. */
public enum Ink {
  PLAIN,
  COLOUR;

  private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[0-9;]*m");

  public String paint(Style style, String text) {
    return this == PLAIN || style == Style.NORMAL || text.isEmpty()
        ? text
        : "\u001b[" + style.code() + "m" + text + "\u001b[0m";
  }

  /** How many columns this text takes on the screen. */
  public static int widthOf(String text) {
    String bare = text.indexOf('\u001b') < 0 ? text : ESCAPE.matcher(text).replaceAll("");
    return bare.codePointCount(0, bare.length());
  }

  /** A text that fills a column: too long a one keeps its end, which says more of a command. */
  public static String fitted(String text, int width) {
    boolean fits = text.length() <= width;
    return padded(fits ? text : "…" + text.substring(text.length() - width + 1), width);
  }

  /** The text, with blanks behind it up to this width. */
  public static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - widthOf(text)));
  }
}
