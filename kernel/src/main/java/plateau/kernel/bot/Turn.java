package plateau.kernel.bot;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One turn of one seat, as a conversation. One thread at a time. */
public interface Turn {

  /**
   * What the program is told at the start, ready for JSON: its seat's view and what belongs to it.
   */
  Map<String, Object> start();

  /**
   * Answers a request, ready for JSON. A request that the rules refuse is answered with the reason;
   * one that makes no sense (an unknown type, a missing field) is a fault of the program.
   *
   * @throws plateau.kernel.words.Problem for such a fault
   */
  Map<String, Object> handle(Map<String, @Nullable Object> request);

  /** Whether the program has ended the turn. */
  boolean isOver();

  /** The moves that the turn comes to, as text, to be checked again at the door. */
  List<String> moves();

  /** What the record shall show beside the moves: refused attempts, flags. Ready for JSON. */
  Map<String, Object> notes();
}
