package plateau.browser;

import java.util.stream.Stream;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.kernel.companion.Companion;

/** The games on the class path, for tests that hold of each. */
final class AllGames {

  static final String IDS = "plateau.browser.AllGames#ids";
  static final String WITH_COMPANION = "plateau.browser.AllGames#withCompanion";

  private AllGames() {}

  static Stream<String> ids() {
    return Games.all().stream().map(game -> game.info().id());
  }

  static Stream<String> withCompanion() {
    return Companions.all().stream().map(Companion::game);
  }
}
