package plateau.app.board.panic;

import plateau.app.terminal.Style;

/** Signs of one colour that stand together on the map. */
record Token(String signs, Style style) {}
