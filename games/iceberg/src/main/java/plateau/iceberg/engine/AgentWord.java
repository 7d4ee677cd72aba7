package plateau.iceberg.engine;

/**
 * An agent in one int: its square in the low ten bits, its points from bit 16 on. So one load tells
 * all that the answer to an attempt needs of it, and one store is all that an action changes.
 */
final class AgentWord {

  private static final int POINTS = 16;

  private AgentWord() {}

  static int of(int square, int points) {
    return square | (points << POINTS);
  }

  static int square(int word) {
    return word & Square.MASK;
  }

  static int points(int word) {
    return word >>> POINTS;
  }

  /** The square one step from the agent's. */
  static int next(int word, int direction) {
    return (word + Square.step(direction)) & Square.MASK;
  }

  /** What to add for points won, and to subtract for points paid. */
  static int ofPoints(int points) {
    return points << POINTS;
  }
}
