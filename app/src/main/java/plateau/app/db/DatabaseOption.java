package plateau.app.db;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.server.operations.Database;
import plateau.server.operations.Settings;
import plateau.server.store.Store;

/** {@code --db}, for commands that look at a database that is there. */
final class DatabaseOption {

  @Option(
      names = "--db",
      paramLabel = "${bundle:label.database}",
      descriptionKey = "plateau.serve.db")
  @Nullable String db;

  /** The database, which is there. */
  Database existing(Session session) {
    return DatabaseName.existing(db, session);
  }

  /** Opens it, and lets the session say what may be wrong with it. */
  Store open(Session session) {
    session.enter(Settings.class, Audit.class);
    return existing(session).open();
  }

  /**
   * What is said of a match may be said in the words of its game; one that is not here has none.
   */
  void speakOf(String game, Session session) {
    Games.find(game).ifPresent(known -> session.enter(known, Settings.class, Audit.class));
  }
}
