package plateau.app.command;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.app.Session;
import plateau.app.StateFolder;
import plateau.app.TextFile;
import plateau.app.db.Audit;
import plateau.server.Server;
import plateau.server.store.Store;
import plateau.server.store.postgres.PostgresAddress;
import plateau.server.store.postgres.PostgresStore;
import plateau.server.store.sqlite.SqliteStore;

/** {@code --db}, for commands that look at a database that is there. */
final class DatabaseOption {

  @Option(
      names = "--db",
      paramLabel = "${bundle:label.database}",
      descriptionKey = "plateau.serve.db")
  @Nullable String db;

  /** What it is called. */
  String named(Session session) {
    return isAddress() ? String.valueOf(db) : file(session).toString();
  }

  boolean isAddress() {
    return db != null && PostgresAddress.isMeant(db);
  }

  private Path file(Session session) {
    return db == null
        ? StateFolder.of(session.terminal()).resolve("plateau.db")
        : TextFile.path(db).toAbsolutePath();
  }

  /** Opens it, and lets the session say what may be wrong with it. */
  Store open(Session session) {
    session.enter(Server.class, Audit.class);
    if (isAddress()) {
      return PostgresStore.open(PostgresAddress.read(String.valueOf(db)));
    }
    return SqliteStore.open(existing(session));
  }

  /** The file, which is there. */
  Path existing(Session session) {
    return DatabaseName.existing(file(session));
  }
}
