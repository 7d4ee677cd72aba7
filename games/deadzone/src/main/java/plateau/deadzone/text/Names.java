package plateau.deadzone.text;

import plateau.kernel.words.Language;

/** How people call a thing, in each language. */
public record Names(String english, String french) {

  public String in(Language language) {
    return switch (language) {
      case ENGLISH -> english;
      case FRENCH -> french;
    };
  }
}
