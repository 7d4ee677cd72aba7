package plateau.table.kept;

import java.util.Arrays;
import java.util.List;
import plateau.kernel.chance.Drawn;
import plateau.kernel.match.Step;

/**
 * One thing that happened in a match. Events are only ever added, so their numbers only grow: steps
 * that are taken back stay, and an event says that they were.
 */
public sealed interface Event {

  /** From 0, the set-up. */
  int seq();

  /** When, in milliseconds since 1970. */
  long at();

  /**
   * A step was played.
   *
   * @param clientId what the sender called it; empty for computer players
   * @param spentMs how long the seat took
   * @param note what a program noted beside it, an object of JSON; empty for nothing
   */
  record Played(int seq, long at, Step step, String clientId, long spentMs, String note)
      implements Event {}

  /**
   * Steps were taken back.
   *
   * @param step the last step that stays
   */
  record TakenBack(int seq, long at, int seat, int step) implements Event {}

  /** The draws of a step as text, {@code 6:3 6:1}. */
  static String text(List<Drawn> draws) {
    StringBuilder text = new StringBuilder();
    for (Drawn drawn : draws) {
      text.append(text.isEmpty() ? "" : " ").append(drawn.n()).append(':').append(drawn.k());
    }
    return text.toString();
  }

  /** Back from {@link #text}. */
  static List<Drawn> draws(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split(" ", -1)).map(Event::drawn).toList();
  }

  private static Drawn drawn(String pair) {
    int colon = pair.indexOf(':');
    return new Drawn(
        Integer.parseInt(pair.substring(0, colon)), Integer.parseInt(pair.substring(colon + 1)));
  }
}
