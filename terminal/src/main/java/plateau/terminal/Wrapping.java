package plateau.terminal;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaks text into lines at its blanks. French punctuation stays with its word; a plain word that
 * is too long for a line is cut.
 */
public final class Wrapping {

  private static final char NO_BREAK_SPACE = '\u00a0';

  private final int width;
  private final String others;
  private final List<String> lines = new ArrayList<>();
  private String line;
  private boolean lineHasWords;

  private Wrapping(int width, String first, String others) {
    this.width = width;
    this.others = others;
    this.line = first;
  }

  public static List<String> lines(String text, int width) {
    return lines(text, width, "", "");
  }

  /** The lines, the first behind {@code first} and the others behind {@code others}. */
  public static List<String> lines(String text, int width, String first, String others) {
    Wrapping wrapping = new Wrapping(width, first, others);
    String[] paragraphs = text.split("\n", -1);
    for (int i = 0; i < paragraphs.length; i++) {
      if (i > 0) {
        wrapping.breakLine();
      }
      wrapping.addWords(paragraphs[i]);
    }
    wrapping.breakLine();
    return wrapping.lines;
  }

  private void addWords(String paragraph) {
    for (String word : glued(paragraph).split(" ", -1)) {
      if (lineHasWords && Ink.widthOf(line) + 1 + Ink.widthOf(word) > width) {
        breakLine();
      }
      addWord(lineHasWords ? " " + word : word);
    }
  }

  private void addWord(String word) {
    String rest = word;
    int room = width - Ink.widthOf(line);
    while (Ink.widthOf(rest) > room && room > 0 && isPlain(rest)) {
      line += rest.substring(0, room);
      rest = rest.substring(room);
      breakLine();
      room = width - Ink.widthOf(line);
    }
    line += rest;
    lineHasWords = true;
  }

  private void breakLine() {
    lines.add(line.replace(NO_BREAK_SPACE, ' '));
    line = others;
    lineHasWords = false;
  }

  // French puts a space before its double punctuation marks, lists one before a dot: no line may
  // begin with them.
  private static String glued(String text) {
    return text.replaceAll(" (?=[:;?!»·])", String.valueOf(NO_BREAK_SPACE))
        .replace("« ", "«" + NO_BREAK_SPACE);
  }

  private static boolean isPlain(String word) {
    return Ink.widthOf(word) == word.length();
  }
}
