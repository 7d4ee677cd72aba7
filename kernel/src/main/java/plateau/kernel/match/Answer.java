package plateau.kernel.match;

import java.util.List;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Message;

/** What the door says. */
public sealed interface Answer {

  /** The step is played. */
  record Accepted(Step step, List<Entry> journal) implements Answer {}

  /**
   * Nothing has changed.
   *
   * @param legal the legal moves, for the seat that decides alone: what it may do can tell what it
   *     holds
   */
  record Refused(Message reason, List<String> legal) implements Answer {}

  /** The step waits for a roll or a draw by hand: {@link Match#answer}. */
  record Asks(Question question) implements Answer {}
}
