package plateau.page.instead.java.text;

import plateau.page.instead.Signs;

/** The browser's own. */
public final class Normalizer {

  private Normalizer() {}

  /** The only one that is asked for. */
  public enum Form {
    NFC
  }

  public static String normalize(CharSequence text, Form form) {
    return Signs.normalized(text.toString());
  }
}
