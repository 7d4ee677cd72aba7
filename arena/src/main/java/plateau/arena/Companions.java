package plateau.arena;

import java.util.Optional;
import java.util.ServiceLoader;
import plateau.kernel.companion.Companion;

/** The companions of the games on the class path. */
public final class Companions {

  private Companions() {}

  /** The one of this game, if it has one. */
  public static Optional<Companion> of(String game) {
    return ServiceLoader.load(Companion.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(companion -> companion.game().equals(game))
        .findFirst();
  }
}
