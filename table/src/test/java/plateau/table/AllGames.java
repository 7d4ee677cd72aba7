package plateau.table;

import java.util.stream.Stream;

/** The games on the class path, for tests that hold of each. */
final class AllGames {

  private AllGames() {}

  static Stream<String> ids() {
    return Hall.games().stream().map(game -> game.info().id());
  }
}
