package plateau.kernel;

import java.util.List;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * One position. Mutable, compact and cheap to copy, so that search can run it forward millions of
 * times a second. One thread at a time.
 */
public interface State<S, M> {

  /** The seat that decides now, or {@link Seat#OVER}. */
  int toMove();

  /**
   * The legal moves of that seat, never empty unless the match is over: all that {@link #allows}
   * but those that a game has reasons not to list. The list must not be changed.
   */
  List<M> moves();

  /**
   * Whether the seat that decides may play this move. A game may allow moves that it does not list,
   * because they are always possible or too many to list.
   */
  default boolean allows(M move) {
    return moves().contains(move);
  }

  /**
   * Plays a legal move up to the next decision. Whoever stands at the door has checked that it is
   * legal.
   */
  void play(M move, Chance chance, Journal journal);

  /** Who won and why. Only when the match is over. */
  Result result();

  /** A position that equals this one and shares nothing with it that changes. */
  S copy();
}
