package plateau.panic.terminal;

import plateau.panic.station.Edge;
import plateau.terminal.Style;

/** What a side of a room lets through, and its signs on the map. */
enum Doorway {
  WALL("", "", Style.FAINT),
  OPEN(" ", " ", Style.NORMAL),
  /** A security door, closed. */
  SECURED("╪", "╫", Style.YELLOW),
  /** A security door, opened from a terminal. */
  UNLOCKED("┄", "┆", Style.GREEN);

  private final String inRow;
  private final String inColumn;
  private final Style style;

  Doorway(String inRow, String inColumn, Style style) {
    this.inRow = inRow;
    this.inColumn = inColumn;
    this.style = style;
  }

  static Doorway of(Edge edge, boolean doorsOpen) {
    return switch (edge) {
      case WALL -> WALL;
      case OPEN -> OPEN;
      case SECURITY -> doorsOpen ? UNLOCKED : SECURED;
    };
  }

  /** In a wall that runs from west to east. */
  String inRow(int length) {
    return inRow.repeat(length);
  }

  /** In a wall that runs from north to south. */
  String inColumn() {
    return inColumn;
  }

  Style style() {
    return style;
  }
}
