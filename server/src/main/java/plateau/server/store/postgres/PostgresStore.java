package plateau.server.store.postgres;

import java.sql.DriverManager;
import java.sql.SQLException;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.store.Nodes;
import plateau.server.store.sql.Finding;
import plateau.server.store.sql.GroupCommit;
import plateau.server.store.sql.Session;
import plateau.server.store.sql.SqlStore;

/** The store in a database of PostgreSQL. Any number of servers may share it. */
public final class PostgresStore extends SqlStore {

  private static final int OLDEST = 13;
  private static final int MAJOR = 10_000;

  private final PostgresNodes nodes;

  private PostgresStore(PooledSessions pool, PostgresNodes nodes) {
    super(new GroupCommit(pool, nodes::commit), pool, Finding.AMONG_STEPS);
    this.nodes = nodes;
  }

  /**
   * Opens the database, and makes its tables where there are none.
   *
   * @throws Problem when it cannot be used
   */
  public static PostgresStore open(PostgresAddress address) {
    try (Session first =
        new Session(DriverManager.getConnection(address.jdbc(), address.properties()))) {
      int version =
          first
              .read(row -> row.getInt(1), "select current_setting('server_version_num')::int")
              .getFirst();
      if (version < OLDEST * MAJOR) {
        throw new Problem(
            Message.of(
                "store.too-old", "address", address, "found", version / MAJOR, "oldest", OLDEST));
      }
      PostgresMigrations.bringUp(first);
    } catch (SQLException e) {
      throw PostgresFault.of(address, e);
    }
    PooledSessions pool = new PooledSessions(address);
    return new PostgresStore(pool, new PostgresNodes(address, pool));
  }

  // As if a server that is gone had worked on them.
  @Override
  protected void haveTakenIn(Session session) throws SQLException {
    session.change("insert into work select id, 'nobody' " + IN_THE_MIDDLE);
  }

  @Override
  public Nodes nodes() {
    return nodes;
  }

  @Override
  public void close() {
    nodes.close();
    super.close();
  }
}
