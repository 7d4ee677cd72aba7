package plateau.cups;

/** What a seat may say: that there are so many dice of a face, or that there are not. */
public sealed interface Say {

  /** At least so many dice of this face under all cups together. */
  record Bid(int count, int face) implements Say {}

  /** There are fewer than the last bid says. */
  record Doubt() implements Say {}
}
