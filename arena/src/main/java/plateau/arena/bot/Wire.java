package plateau.arena.bot;

/** Sees the lines between the referee and the programs as they pass. */
@FunctionalInterface
public interface Wire {

  /** Sees nothing. */
  Wire UNWATCHED = (seat, direction, line) -> {};

  /** Which way a line goes. */
  enum Direction {
    TO_BOT,
    FROM_BOT
  }

  void line(int seat, Direction direction, String line);
}
