package plateau.arena;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import plateau.kernel.companion.Companion;

/** The companions of the games on the class path. */
public final class Companions {

  // They keep nothing between talks, and a server asks for them at every request.
  private static final List<Companion> ALL =
      ServiceLoader.load(Companion.class).stream().map(ServiceLoader.Provider::get).toList();

  private Companions() {}

  public static List<Companion> all() {
    return ALL;
  }

  /** The one of this game, if it has one. */
  public static Optional<Companion> of(String game) {
    return ALL.stream().filter(companion -> companion.game().equals(game)).findFirst();
  }
}
