package plateau.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.server.store.sql.Session;
import plateau.server.store.sql.Sessions;

/** Connections to PostgreSQL that are used again, and replaced when they are lost. */
final class PooledSessions implements Sessions {

  private static final Logger LOG = LoggerFactory.getLogger(PooledSessions.class);
  private static final int MOST = 8;
  private static final long PATIENCE_MS = 5_000;

  private final HikariDataSource pool;

  PooledSessions(PostgresAddress address) {
    HikariConfig config = new HikariConfig();
    config.setPoolName("plateau");
    config.setJdbcUrl(address.jdbc());
    config.setDataSourceProperties(address.properties());
    config.setMaximumPoolSize(MOST);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE_MS);
    // Whether it can be reached was found out before.
    config.setInitializationFailTimeout(-1);
    this.pool = new HikariDataSource(config);
  }

  @Override
  public Session borrow() throws SQLException {
    return new Session(pool.getConnection());
  }

  @Override
  public void giveBack(Session session) {
    try {
      session.close();
    } catch (SQLException e) {
      LOG.warn("a connection to the database could not be closed", e);
    }
  }

  @Override
  public void discard(Session session) {
    // It is closed by that, with all that belongs to it; closing it once more would fail.
    pool.evictConnection(session.connection());
  }

  @Override
  public void close() {
    pool.close();
  }
}
