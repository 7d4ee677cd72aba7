package plateau.kernel.replay;

import plateau.kernel.words.Problem;

/**
 * Matches in a form that another program writes, which a game reads and writes beside our own.
 * Found with {@code ServiceLoader}.
 */
public interface ReplayForm {

  /** The id of the game, whose words tell what is wrong with a text. */
  String game();

  /** Whether this text means to have this form; its first line is enough to tell. */
  boolean isOf(String text);

  /**
   * The match.
   *
   * @throws Problem with what was found and what was expected
   */
  Replay read(String text);

  /**
   * The text of a match whose steps have been checked.
   *
   * @throws Problem when this form cannot hold it
   */
  String write(Replay replay);
}
