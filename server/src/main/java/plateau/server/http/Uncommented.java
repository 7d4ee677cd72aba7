package plateau.server.http;

/**
 * Scripts and styles without the lines that are only comments, which are a fifth of what a first
 * visit reads. Each such line stays as an empty one, so that a browser's complaint names the line
 * of the source. Comments behind code stay: only a parser could tell them from text.
 */
final class Uncommented {

  private static final String OPEN = "/*";
  private static final String CLOSE = "*/";

  private final StringBuilder kept = new StringBuilder();
  private boolean isInside;

  private Uncommented() {}

  static String of(String source) {
    Uncommented all = new Uncommented();
    source.lines().forEach(all::read);
    return all.kept.toString();
  }

  private void read(String line) {
    String text = line.strip();
    int close = text.indexOf(CLOSE);
    if (isInside) {
      isInside = close < 0;
      kept.append(isInside ? "" : text.substring(close + CLOSE.length()));
    } else if (text.startsWith(OPEN) && close < 0) {
      isInside = true;
    } else if (!text.startsWith("//") && !isOneComment(text, close)) {
      kept.append(line);
    }
    kept.append('\n');
  }

  private static boolean isOneComment(String text, int close) {
    return text.startsWith(OPEN) && close == text.length() - CLOSE.length();
  }
}
