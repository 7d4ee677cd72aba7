package plateau.browser;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What can be read off a page about where things stand. Each fact is a list of faults. */
final class Facts {

  static final String BOARD = "board";
  static final String NOT_CUT = "notCut";
  static final String IN_SIGHT = "inSight";
  static final String ONE_BELOW_THE_OTHER = "oneBelowTheOther";
  static final String WORDS_INSIDE = "wordsInside";
  static final String ONE_LINE = "oneLine";
  static final String NOT_SQUEEZED = "notSqueezed";
  static final String NOT_SIDEWAYS = "notSideways";
  static final String LESSON = "lesson";
  static final String ABOVE_THE_SHEET = "aboveTheSheet";

  /** Puts {@code window.facts} into a page. */
  static final String DEFINED = script("facts.js");

  /** Draws every card of JADE's as the board and the companion draw it; says how many. */
  static final String ALL_CARDS = script("cards.js");

  private Facts() {}

  private static String script(String name) {
    try (InputStream script = Facts.class.getResourceAsStream(name)) {
      return new String(requireNonNull(script, name).readAllBytes(), StandardCharsets.UTF_8)
          .replaceFirst("//.*\n", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
