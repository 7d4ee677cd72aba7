package plateau.kernel.tabletop;

/** The colours that boards have, in the light and in the dark. Seats bear them in this order. */
public enum Colour {
  RED,
  BLUE,
  GREEN,
  ORANGE,
  PURPLE,
  WHITE
}
