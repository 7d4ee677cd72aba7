package plateau.arena.bot;

/**
 * How long a match may go on. A limit of time makes what comes of a match depend on the machine;
 * one of steps does not.
 *
 * @param steps at most so many, or 0 for as many as the rules allow
 * @param ms milliseconds from when everybody is ready, or 0 for as long as it takes
 */
public record MatchLimits(int steps, long ms) {

  public static final MatchLimits NONE = new MatchLimits(0, 0);

  private static final long NANOS = 1_000_000;

  public MatchLimits {
    if (steps < 0 || ms < 0) {
      throw new IllegalArgumentException(steps + " steps, " + ms + " ms");
    }
  }

  boolean allow(int played, long nanos) {
    return (steps == 0 || played < steps) && (ms == 0 || nanos < ms * NANOS);
  }
}
