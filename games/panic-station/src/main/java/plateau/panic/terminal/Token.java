package plateau.panic.terminal;

import plateau.terminal.Style;

/** Signs of one colour that stand together on the map. */
record Token(String signs, Style style) {}
