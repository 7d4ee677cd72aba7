package plateau.app.companion;

import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** French drops a vowel before the name of a figure that begins with one: « le cube d'Alpha ». */
final class Elision {

  private Elision() {}

  static String in(Words words, String sentence) {
    return words.language() == Language.FRENCH
        ? sentence.replaceAll("\\bde (?=[AEIOUYÀÂÉÈÊËÎÏÔÛÜŒ])", "d'")
        : sentence;
  }
}
