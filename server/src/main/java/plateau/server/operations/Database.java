package plateau.server.operations;

import java.nio.file.Path;
import plateau.server.store.Store;
import plateau.server.store.postgres.PostgresAddress;
import plateau.server.store.postgres.PostgresStore;
import plateau.server.store.sqlite.SqliteStore;

/** Where everything is kept. */
public sealed interface Database {

  /**
   * Opens it.
   *
   * @throws plateau.kernel.words.Problem when it cannot be used
   */
  Store open();

  /** One file of SQLite, for one server. */
  record File(Path path) implements Database {
    @Override
    public Store open() {
      return SqliteStore.open(path);
    }

    @Override
    public String toString() {
      return path.toString();
    }
  }

  /** A database of PostgreSQL, for any number of servers. */
  record Shared(PostgresAddress address) implements Database {
    @Override
    public Store open() {
      return PostgresStore.open(address);
    }

    @Override
    public String toString() {
      return address.toString();
    }
  }
}
