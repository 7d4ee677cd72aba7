package plateau.arena.bot;

import java.util.Map;
import plateau.kernel.State;
import plateau.kernel.match.Match;

/** A seat with somebody on it who plays at the door. */
sealed interface Chair<S extends State<S, M>, M> extends AutoCloseable
    permits BotChair, ComputerChair {

  /** Sends for whoever sits here; may go on before they are ready. */
  void greet(S state) throws InterruptedException;

  /** Waits until they are ready. */
  void awaitReady() throws InterruptedException;

  /** Makes one or more moves. What the record shall say about them, ready for JSON. */
  Map<String, Object> play(Match<S, M> match) throws InterruptedException;

  /** Tells that the match is over. */
  void dismiss(S state);

  SeatReport report();

  @Override
  void close();
}
