package plateau.server.store.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import plateau.server.store.StoreFailure;

/** A few connections for reading; whoever reads borrows one. Safe for many threads. */
final class Readers implements AutoCloseable {

  private static final int MOST = 2;

  /** Reads something. */
  @FunctionalInterface
  interface Reading<T extends @Nullable Object> {
    T on(Session session) throws SQLException;
  }

  private final BlockingQueue<Session> free = new ArrayBlockingQueue<>(MOST);

  private Readers() {}

  static Readers of(Path file) throws SQLException {
    Readers readers = new Readers();
    for (int i = 0; i < MOST; i++) {
      readers.free.add(Session.open(file));
    }
    return readers;
  }

  <T> T read(Reading<T> reading) {
    Session session = borrow();
    try {
      return reading.on(session);
    } catch (SQLException e) {
      session.forgetStatements();
      throw new StoreFailure("read", e);
    } finally {
      free.add(session);
    }
  }

  private Session borrow() {
    try {
      return free.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }

  @Override
  public void close() throws SQLException {
    for (Session session : free) {
      session.close();
    }
  }
}
