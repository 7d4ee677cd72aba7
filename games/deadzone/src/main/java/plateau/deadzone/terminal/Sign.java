package plateau.deadzone.terminal;

import java.util.Locale;
import plateau.terminal.Style;

/**
 * The two letters that stand for a figure: its side and its number in the roster, in capitals while
 * it is ready.
 *
 * @param side 0 in the south, 1 in the north
 * @param number from 1
 */
record Sign(int side, int number, boolean isReady) {

  private static final String SIDES = "SN";
  private static final int LONGEST_DIGIT = 36;

  static char letter(int side) {
    return SIDES.charAt(side);
  }

  static Style style(int side) {
    return side == 0 ? Style.CYAN : Style.ORANGE;
  }

  Style style() {
    return style(side);
  }

  /** Two letters, whatever the number. */
  String text() {
    String capitals = letter(side) + Integer.toString(number, LONGEST_DIGIT);
    return isReady ? capitals.toUpperCase(Locale.ROOT) : capitals.toLowerCase(Locale.ROOT);
  }
}
