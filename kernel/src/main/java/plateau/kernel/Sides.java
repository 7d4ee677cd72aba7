package plateau.kernel;

import java.util.List;

/**
 * The two sides of a game in which a seat may change its side in the middle of a match, so that
 * players cannot simply change seats to be compared fairly.
 */
public interface Sides<S> {

  /** What they are called: {@code side.<id>} in the message files. */
  List<String> ids();

  /** The number of the side that this seat is on now, as the seat itself knows. */
  int of(S state, int seat);

  /** The number of the side that won. */
  int winner(S over);
}
