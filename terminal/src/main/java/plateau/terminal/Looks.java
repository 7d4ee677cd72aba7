package plateau.terminal;

import plateau.kernel.tabletop.Colour;
import plateau.kernel.tabletop.Emblem;
import plateau.kernel.tabletop.Shape;

/** Shapes and colours as they can be written. */
final class Looks {

  private Looks() {}

  /** The shape, in its colour where the page has colours. */
  static String sign(Emblem emblem, String behind, Page page) {
    return page.ink().paint(style(emblem.colour()), shape(emblem.shape()) + behind);
  }

  static String shape(Shape shape) {
    return switch (shape) {
      case CIRCLE -> "●";
      case SQUARE -> "■";
      case TRIANGLE -> "▲";
      case DIAMOND -> "◆";
      case STAR -> "★";
      case HEXAGON -> "⬢";
      case CROSS -> "✚";
      case HEART -> "♥";
      case MOON -> "☾";
      case DROP -> "▼";
    };
  }

  static Style style(Colour colour) {
    return switch (colour) {
      case RED -> Style.RED;
      case BLUE -> Style.BLUE;
      case GREEN -> Style.GREEN;
      case ORANGE -> Style.ORANGE;
      case PURPLE -> Style.PURPLE;
      case WHITE -> Style.WHITE;
    };
  }
}
