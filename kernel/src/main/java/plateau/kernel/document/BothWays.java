package plateau.kernel.document;

import java.util.List;

/**
 * How a text is played both ways round, so that the advantage of a side and that of moving first
 * can be told apart. For games of two seats; on a text as it is, the first seat has the first side.
 */
public interface BothWays {

  /**
   * The text and all its mirror images, in which everybody keeps the same side: a player that
   * prefers a direction must not make a side look better than it is.
   */
  List<String> mirrored(String text);

  /** The same text, each seat with the other's side. */
  String exchanged(String text);
}
