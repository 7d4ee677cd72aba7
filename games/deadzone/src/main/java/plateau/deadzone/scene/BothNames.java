package plateau.deadzone.scene;

import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/** A name in both languages, by their codes. */
record BothNames(String en, String fr) {

  static BothNames of(Bilingual thing) {
    return new BothNames(thing.name(Language.ENGLISH), thing.name(Language.FRENCH));
  }
}
