package plateau.server;

import java.util.stream.Stream;
import plateau.arena.Games;

/** The games on the class path, for tests that hold of each. */
final class AllGames {

  private AllGames() {}

  static Stream<String> ids() {
    return Games.all().stream().map(game -> game.info().id());
  }
}
