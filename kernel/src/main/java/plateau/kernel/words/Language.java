package plateau.kernel.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The languages that Plateau speaks. */
public enum Language {
  ENGLISH("en"),
  FRENCH("fr");

  private final String code;

  Language(String code) {
    this.code = code;
  }

  public String code() {
    return code;
  }

  /** From {@code fr}, {@code fr-CA} or {@code fr_FR.UTF-8}. */
  public static Optional<Language> of(String name) {
    String language = name.toLowerCase(Locale.ROOT).split("[-_.@]", 2)[0];
    return Arrays.stream(values()).filter(known -> known.code.equals(language)).findFirst();
  }

  /** French counts nothing as one: "0 robot", English as many: "0 robots". */
  boolean isSingular(long count) {
    long size = Math.abs(count);
    return this == FRENCH ? size < 2 : size == 1;
  }
}
