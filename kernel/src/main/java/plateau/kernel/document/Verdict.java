package plateau.kernel.document;

import plateau.kernel.words.Message;

/**
 * What a game says of a text.
 *
 * @param line of the first fault, from 1; 0 when it lies in no single line, or when there is none
 * @param words what is wrong and what to write instead; of a sound text, what it describes
 */
public record Verdict(boolean isSound, int line, Message words) {

  private static final int NO_LINE = 0;

  public static Verdict sound(Message words) {
    return new Verdict(true, NO_LINE, words);
  }

  public static Verdict fault(int line, Message words) {
    return new Verdict(false, line, words);
  }
}
