package plateau.page.instead;

import org.teavm.jso.JSBody;

/** What the browser knows of the signs of Unicode. */
public final class Signs {

  private Signs() {}

  /** Whether a sign has this property, as patterns of JavaScript call it. */
  public static boolean are(int sign, String property) {
    return test("^\\p{" + property + "}$", new String(Character.toChars(sign)));
  }

  @JSBody(
      params = {"pattern", "text"},
      script = "return new RegExp(pattern, 'u').test(text);")
  private static native boolean test(String pattern, String text);

  @JSBody(params = "text", script = "return text.normalize('NFC');")
  public static native String normalized(String text);
}
