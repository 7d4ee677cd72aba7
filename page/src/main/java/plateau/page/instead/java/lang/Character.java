package plateau.page.instead.java.lang;

import plateau.page.instead.Signs;

/** Where the page's library has no scripts. */
@SuppressWarnings("AvoidCommonTypeNames") // It stands for the one of this name.
public final class Character {

  private Character() {}

  /** Those scripts that somebody asks for; all others are one. */
  public enum UnicodeScript {
    ARABIC,
    SYRIAC,
    NKO,
    MONGOLIAN,
    DEVANAGARI,
    BENGALI,
    GURMUKHI,
    GUJARATI,
    ORIYA,
    TAMIL,
    TELUGU,
    KANNADA,
    MALAYALAM,
    SINHALA,
    MYANMAR,
    KHMER,
    UNKNOWN;

    /** The script of a sign. */
    public static UnicodeScript of(int sign) {
      for (UnicodeScript script : values()) {
        if (script != UNKNOWN && Signs.are(sign, "Script=" + script.inPatterns())) {
          return script;
        }
      }
      return UNKNOWN;
    }

    private String inPatterns() {
      return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }
  }
}
