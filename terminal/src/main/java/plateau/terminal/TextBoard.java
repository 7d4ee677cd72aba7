package plateau.terminal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import plateau.kernel.Game;
import plateau.kernel.journal.Entry;
import plateau.kernel.json.Json;
import plateau.kernel.outlook.Outlook;

/**
 * Draws what a seat may know of a position, as lines of text. A game brings its own as a service,
 * found through {@link ServiceLoader} beside the game itself.
 */
public interface TextBoard {

  /** The id of the game that this board is made for. */
  String game();

  /** The view, as the game's {@code view} gives it. */
  List<String> draw(Object view, Page page);

  /** The same for the seat that decides, with what it needs to see of its legal moves. */
  default List<String> draw(Object view, List<String> moves, Page page) {
    return draw(view, page);
  }

  /**
   * All legal moves of the seat with this view, with what is known of them, in lines that show them
   * better than a list with one a line; nothing when that list serves.
   */
  default List<String> moves(Object view, List<String> moves, Outlook outlook, Page page) {
    return List.of();
  }

  /**
   * What somebody wants to see of the position, such as a figure's sight lines; empty when this
   * board shows everything already.
   */
  default Optional<List<String>> look(Object view, String what, Page page) {
    return Optional.empty();
  }

  /**
   * What the board calls things, for whoever asks why one cannot be chosen: names as people read
   * them, each with the path of the thing in the view or the text of a move. Paths need no name.
   */
  default Map<String, String> called(Object view, Page page) {
    return Map.of();
  }

  /**
   * What happened in a number of steps, as one story that says who did what; empty when each step
   * is better told by itself.
   */
  default Optional<List<String>> story(List<Entry> entries, Page page) {
    return Optional.empty();
  }

  /**
   * What the game has noted at the end of a turn, each in a line: what a record keeps beside moves.
   */
  default List<String> notes(Map<String, Object> notes, Page page) {
    return notes.entrySet().stream()
        .map(note -> note.getKey() + ": " + Json.write(note.getValue()))
        .toList();
  }

  /**
   * What there is to say of a sound text that somebody wrote for the game; nothing when the game's
   * verdict says it all.
   *
   * @param kind such as {@code map}, as the game's documents name it
   * @param name how people call the text: mostly its file
   */
  default List<String> told(String kind, String name, String text, Page page) {
    return List.of();
  }

  /** Such a text as a picture; empty when a match that begins with it shows it. */
  default Optional<List<String>> picture(String kind, String text, Page page) {
    return Optional.empty();
  }

  /** The board that this game brings, or the plain one that shows any view. */
  static TextBoard of(Game<?, ?> game) {
    String id = game.info().id();
    return ServiceLoader.load(TextBoard.class, game.getClass().getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .filter(board -> board.game().equals(id))
        .findFirst()
        .orElseGet(PlainBoard::new);
  }
}
