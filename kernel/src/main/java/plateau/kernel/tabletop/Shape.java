package plateau.kernel.tabletop;

/** The shapes that boards draw. Seats bear them in this order. */
public enum Shape {
  CIRCLE,
  SQUARE,
  TRIANGLE,
  DIAMOND,
  STAR,
  HEXAGON,
  CROSS,
  HEART,
  MOON,
  DROP
}
