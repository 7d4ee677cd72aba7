package plateau.kernel;

/** What a colour, and the shape that goes with it, tells about a thing wherever it is drawn. */
public enum Tone {
  PLAIN,
  GOOD,
  WARNING,
  BAD,
  INFO
}
