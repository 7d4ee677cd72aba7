package plateau.arena;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/**
 * The games that are here: on the class path, and in jars of a folder. The arena's words stand in
 * the message files beside this class.
 */
public final class Games {

  private static Optional<Path> folder = Optional.empty();
  private static @Nullable Shelf found;

  private Games() {}

  /** From now on the games of jars in this folder are here too. */
  public static synchronized void lookIn(Optional<Path> jars) {
    if (!jars.equals(folder)) {
      folder = jars;
      found = null;
    }
  }

  /** Where jars with games are looked for. */
  public static synchronized Optional<Path> folder() {
    return folder;
  }

  /** All games, by id. They are looked for once: a server asks with every table. */
  public static List<Game<?, ?>> all() {
    return shelf().games();
  }

  /** Why jars of the folder, or games in them, are not here. */
  public static List<Message> refusals() {
    return shelf().refusals();
  }

  /** What games bring besides themselves, found as they are. */
  public static <T> List<T> services(Class<T> type) {
    return shelf().services(type);
  }

  private static synchronized Shelf shelf() {
    Shelf known = found;
    if (known == null) {
      known = new Shelf(folder);
      found = known;
    }
    return known;
  }

  /** The game with this id, if it is here. */
  public static Optional<Game<?, ?>> find(String id) {
    return all().stream().<Game<?, ?>>map(game -> game).filter(isCalled(id)).findFirst();
  }

  /** The game with this id. */
  public static Game<?, ?> named(String id) {
    return find(id).orElseThrow(() -> new Problem(unknown(id, all())));
  }

  private static Predicate<Game<?, ?>> isCalled(String id) {
    return game -> game.info().id().equals(id);
  }

  private static Message unknown(String id, List<Game<?, ?>> games) {
    List<String> known = games.stream().map(game -> game.info().id()).toList();
    Message hint =
        Nearest.to(id, known).isPresent() ? Nearest.hint(id, known) : Message.of("games.in-a-jar");
    return Message.of("games.unknown", "game", id, "known", known, "hint", hint);
  }
}
