package plateau.iceberg.terminal;

import java.util.Locale;
import plateau.terminal.Style;

/** How the agents of a side are written: {@code B0}, in the colour of the side. */
enum Agents {
  BLUE("B", Style.HEADING),
  RED("R", Style.RED);

  private final String letter;
  private final Style style;

  Agents(String letter, Style style) {
    this.letter = letter;
    this.style = style;
  }

  static Agents of(int player) {
    return values()[player];
  }

  String name(int agent) {
    return letter + agent;
  }

  /** The name of an agent that stands on an alien. */
  static String onAlien(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  Style style() {
    return style;
  }
}
