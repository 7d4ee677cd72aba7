package plateau.arena;

import java.util.List;
import java.util.Optional;
import plateau.kernel.companion.Companion;

/** The companions that games bring. */
public final class Companions {

  private Companions() {}

  public static List<Companion> all() {
    return Games.services(Companion.class);
  }

  /** The one of this game, if it has one. */
  public static Optional<Companion> of(String game) {
    return all().stream().filter(companion -> companion.game().equals(game)).findFirst();
  }
}
