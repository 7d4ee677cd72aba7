package plateau.server.store.sql;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import plateau.table.kept.StoreFailure;

/** Where sessions are borrowed. Safe for many threads. */
public interface Sessions extends AutoCloseable {

  /** Waits for a free one. */
  Session borrow() throws SQLException;

  void giveBack(Session session);

  /** Gives one back with which something went wrong; nobody gets it again. */
  void discard(Session session);

  /** Reads something. */
  default <T extends @Nullable Object> T read(Session.Task<T> task) {
    try {
      Session session = borrow();
      try {
        T done = task.on(session);
        giveBack(session);
        return done;
      } catch (SQLException | RuntimeException | Error e) {
        discard(session);
        throw e;
      }
    } catch (SQLException e) {
      throw new StoreFailure("read", e);
    }
  }

  @Override
  void close();
}
