package plateau.app.play;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Finds what somebody means by a few letters: the whole text, its beginning, or the beginnings of
 * some of its words in order ({@code em-l} for {@code emergency-limits}). Neither case nor accents
 * matter.
 */
public final class Abbreviation {

  private enum Fit {
    EXACT,
    BEGINNING,
    FIRST_WORDS,
    SOME_WORDS,
    NONE
  }

  private final String typed;
  private final String[] typedWords;

  public Abbreviation(String typed) {
    this.typed = joined(typed);
    this.typedWords = this.typed.split("-", -1);
  }

  /**
   * The indexes of the things that fit best.
   *
   * @param spellings for each thing the texts that name it
   */
  public List<Integer> bestOf(List<List<String>> spellings) {
    List<Integer> best = new ArrayList<>();
    Fit bestFit = Fit.NONE;
    for (int i = 0; i < spellings.size(); i++) {
      Fit fit = bestFit(spellings.get(i));
      if (fit.compareTo(bestFit) < 0) {
        bestFit = fit;
        best.clear();
      }
      if (fit == bestFit && fit != Fit.NONE) {
        best.add(i);
      }
    }
    return best;
  }

  /** Lower case, without accents. */
  public static String plain(String text) {
    return Normalizer.normalize(text.strip().toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "");
  }

  private Fit bestFit(List<String> spellings) {
    Fit best = Fit.NONE;
    for (String spelling : spellings) {
      Fit fit = fit(joined(spelling));
      best = fit.compareTo(best) < 0 ? fit : best;
    }
    return best;
  }

  private Fit fit(String text) {
    if (typed.isEmpty()) {
      return Fit.NONE;
    }
    if (text.equals(typed)) {
      return Fit.EXACT;
    }
    if (text.startsWith(typed)) {
      return Fit.BEGINNING;
    }
    String[] words = text.split("-", -1);
    if (!occursIn(words)) {
      return Fit.NONE;
    }
    return words[0].startsWith(typedWords[0]) ? Fit.FIRST_WORDS : Fit.SOME_WORDS;
  }

  private boolean occursIn(String[] words) {
    int found = 0;
    for (String word : words) {
      if (found < typedWords.length && word.startsWith(typedWords[found])) {
        found++;
      }
    }
    return found == typedWords.length;
  }

  private static String joined(String text) {
    return plain(text).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
  }
}
