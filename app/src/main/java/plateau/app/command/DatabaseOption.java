package plateau.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.app.Session;
import plateau.app.StateFolder;
import plateau.app.TextFile;
import plateau.app.db.Audit;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.Server;
import plateau.server.store.Store;
import plateau.server.store.sqlite.SqliteStore;

/** {@code --db}, for commands that look at a database that is there. */
final class DatabaseOption {

  @Option(names = "--db", paramLabel = "${bundle:label.file}", descriptionKey = "plateau.serve.db")
  @Nullable String db;

  Path file(Session session) {
    return db == null
        ? StateFolder.of(session.terminal()).resolve("plateau.db")
        : TextFile.path(db).toAbsolutePath();
  }

  /** Opens it, and lets the session say what may be wrong with it. */
  Store open(Session session) {
    session.enter(Server.class, Audit.class);
    Path file = file(session);
    if (!Files.exists(file)) {
      throw new Problem(Message.of("db.no-file", "file", file));
    }
    return SqliteStore.open(file);
  }
}
