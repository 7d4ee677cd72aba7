package plateau.kernel.bot;

import java.util.List;
import java.util.Map;

/**
 * Lets a program play a whole turn of a game in small requests, each answered at once. For games in
 * which a seat makes many actions in a row and nothing in a turn is left to chance.
 */
public interface Dialogue<S> {

  /** A new turn of the seat that is to move. It works on a position of its own, not on this one. */
  Turn open(S state);

  /**
   * For each type of request the JSON Schema of its own fields, ready for JSON: what {@link
   * Turn#handle} takes without a fault.
   */
  Map<String, Map<String, Object>> requests();

  /**
   * The moves, as text, of a turn in which the seat to move does nothing: what a program that is
   * out or too late plays.
   */
  List<String> emptyTurn(S state);
}
