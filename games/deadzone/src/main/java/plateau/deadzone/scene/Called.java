package plateau.deadzone.scene;

import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/** A name in both languages, by their codes. */
public record Called(String en, String fr) {

  static Called of(Bilingual thing) {
    return new Called(thing.name(Language.ENGLISH), thing.name(Language.FRENCH));
  }
}
