package plateau.kernel.companion;

import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A talk with the people at a table, at one moment. Immutable: an answer makes another talk, so
 * taking it back is holding on to the old one, or asking for the one {@link #back()}.
 */
public interface Talk {

  /** What is played, in a line. */
  Message title();

  /** All of it as a text file: {@link Companion#open} gives the same talk again. */
  String text();

  /** What was told from the start. */
  List<Told> told();

  /** How many of the lines had been told before the last answer. */
  int toldBefore();

  /** What is asked now; empty when the game is over. */
  Optional<Ask> ask();

  /** The score that the companion keeps, in a few words each: the round, points, dice. */
  List<Message> status();

  /** The pieces that something can be told of without being asked. */
  List<Piece> pieces();

  /** What can be told without being asked, of no piece in particular. */
  List<Telling> tellings();

  /** Says back what was told last without being asked, so that a slip is seen at once. */
  Optional<Message> noted();

  /** The card that lies open. */
  Optional<OpenCard> card();

  /** How the board should look now: the game's view; empty if only the people can see it. */
  Optional<Object> board();

  /** What stays the same all through the match, for whoever draws the board: the game's scene. */
  default Optional<Object> scene() {
    return Optional.empty();
  }

  /** Whether something was said that can be taken back. */
  boolean canGoBack();

  /**
   * After this answer to {@link #ask()}.
   *
   * @throws Problem if it is none
   */
  Talk answer(String value);

  /**
   * After this was told without being asked.
   *
   * @throws Problem if it cannot be told now
   */
  Talk tell(String telling);

  /** Before the last thing that was said; this one, when nothing was. */
  Talk back();
}
