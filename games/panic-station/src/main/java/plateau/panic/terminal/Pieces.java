package plateau.panic.terminal;

import java.util.Locale;
import plateau.kernel.words.Words;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/** How discs are written: a player's trooper as a capital letter, his android as a small one. */
final class Pieces {

  static final String GREY_PARASITE = "○";
  static final String BLACK_PARASITE = "●";

  private Pieces() {}

  static String letter(Colour colour, Words words) {
    return words.say("board.letter." + colour.id());
  }

  static String letter(Colour colour, Role role, Words words) {
    String letter = letter(colour, words);
    return role == Role.TROOPER ? letter : letter.toLowerCase(Locale.ROOT);
  }

  static Style style(Colour colour) {
    return switch (colour) {
      case RED -> Style.RED;
      case GREEN -> Style.GREEN;
      case PURPLE -> Style.PURPLE;
      case ORANGE -> Style.ORANGE;
      case BLUE -> Style.BLUE;
      case WHITE -> Style.WHITE;
    };
  }

  /** The name of a player, in his colour. */
  static String name(Colour colour, Words words, Ink ink) {
    return ink.paint(style(colour), words.name(colour));
  }
}
