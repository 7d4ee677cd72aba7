package plateau.server;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plateau.server.operations.Database;

/** The stores that every test of keeping has to pass with. */
enum Keeping {
  SQLITE,
  POSTGRES;

  private static final Map<Path, Database> SHARED = new ConcurrentHashMap<>();

  /** Whoever needs it is skipped where it cannot run. */
  void assumeThere() {
    if (this == POSTGRES) {
      Postgres.assumeRunning();
    }
  }

  /** The database that belongs to a folder: the same one as long as the folder is. */
  Database in(Path folder) {
    return switch (this) {
      case SQLITE -> new Database.File(folder.resolve("test.db"));
      case POSTGRES ->
          SHARED.computeIfAbsent(folder, _ -> new Database.Shared(Postgres.emptyDatabase()));
    };
  }
}
