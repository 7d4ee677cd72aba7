package plateau.kernel;

import java.util.List;

/**
 * What a simulation reads off the positions of a match beside its result: numbers that run with the
 * game's own time, and things that are taken at some time.
 *
 * <p>For people, the game's words name the time as {@code time.name} and a series as {@code
 * series.<name>}.
 */
public interface Gauges<S> {

  /** The game's own time, from 1: the round, say. Never goes down within a match. */
  int time(S state);

  /** How people number this time, where they do not count from 1. */
  default int number(int time) {
    return time;
  }

  /** The names of the numbers that {@link #read} gives, each from 0. */
  List<String> series();

  /** What a high number of this series means, for plots. */
  default Tone tone(String series) {
    return Tone.PLAIN;
  }

  /** Puts the number of each series into {@code into}. */
  void read(S state, int[] into);

  /**
   * Whether everybody may know these numbers while the match goes on. They are read off the true
   * position, so a game with secrets keeps them until its end.
   */
  default boolean isPublic() {
    return false;
  }

  /** The names of things that can be taken in a match, at most 64. */
  List<String> marks();

  /** The key of a mark's name for people. */
  default String markKey(String mark) {
    return "mark." + mark;
  }

  /** Bit i is set while the i-th of {@link #marks} is taken; what is taken may be lost again. */
  long taken(S state);
}
