package plateau.kernel.words;

/** French drops a vowel before a name that begins with one: « le cube d'Alpha ». */
public final class Elision {

  private Elision() {}

  public static String in(Words words, String sentence) {
    return words.language() == Language.FRENCH
        ? sentence.replaceAll("\\bde (?=[AEIOUYÀÂÉÈÊËÎÏÔÛÜŒ])", "d'")
        : sentence;
  }
}
