package plateau.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** The games on the class path. The arena's words stand in the message files beside this class. */
public final class Games {

  private static @Nullable List<Game<?, ?>> found;

  private Games() {}

  /** All games, by id. They are looked for once: a server asks with every table. */
  public static synchronized List<Game<?, ?>> all() {
    List<Game<?, ?>> known = found;
    if (known == null) {
      known = find();
      found = known;
    }
    return known;
  }

  private static List<Game<?, ?>> find() {
    List<Game<?, ?>> games = new ArrayList<>();
    for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
      games.add(game);
    }
    games.sort(Comparator.comparing(game -> game.info().id()));
    return List.copyOf(games);
  }

  /** The game with this id. */
  public static Game<?, ?> named(String id) {
    List<Game<?, ?>> games = all();
    return games.stream()
        .filter(game -> game.info().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new Problem(unknown(id, games)));
  }

  private static Message unknown(String id, List<Game<?, ?>> games) {
    List<String> known = games.stream().map(game -> game.info().id()).toList();
    return Message.of("games.unknown", "game", id, "known", known, "hint", Nearest.hint(id, known));
  }
}
