package plateau.server.store.sqlite;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.server.store.sql.EventWriter;
import plateau.server.store.sql.Session;
import plateau.server.store.sql.Sessions;
import plateau.table.kept.StoreFailure;

/** So many connections to a file of SQLite, which stay open. */
final class FileSessions implements Sessions {

  private static final Logger LOG = LoggerFactory.getLogger(FileSessions.class);

  /** Makes a session. */
  @FunctionalInterface
  interface Opening {
    Session open() throws SQLException;
  }

  private final Opening opening;
  private final BlockingQueue<Optional<Session>> free;

  FileSessions(Opening opening, int count) {
    this.opening = opening;
    this.free = new ArrayBlockingQueue<>(count);
    free.addAll(Collections.nCopies(count, Optional.empty()));
  }

  /** For reading and writing: what was committed outlasts everything. */
  static FileSessions of(Path file, int count) {
    return new FileSessions(() -> open(file), count);
  }

  /** The one through which all moves go. */
  static FileSessions writer(Path file) {
    return new FileSessions(() -> openForMoves(file), 1);
  }

  // The last pages are written again and again: 16 MB of log may gather before they are taken over
  // into the file.
  private static Session openForMoves(Path file) throws SQLException {
    Session session = connect(file, new Filing());
    try {
      makeDurable(session);
      session.execute("pragma wal_autocheckpoint = 4000");
      session.execute("pragma cache_size = -16000");
      Filing.everything(session);
      return session;
    } catch (SQLException e) {
      // On a full disk this is tried again and again.
      session.close();
      throw e;
    }
  }

  static Session open(Path file) throws SQLException {
    Session session = connect(file);
    makeDurable(session);
    return session;
  }

  /** One that has not changed anything yet. */
  static Session connect(Path file) throws SQLException {
    return connect(file, EventWriter::directly);
  }

  private static Session connect(Path file, EventWriter events) throws SQLException {
    Properties properties = new Properties();
    // Our keys are our own: nobody asks SQLite for those of a row it has just written.
    properties.setProperty("jdbc.get_generated_keys", "false");
    Session session =
        new Session(DriverManager.getConnection("jdbc:sqlite:" + file, properties), events);
    session.execute("pragma busy_timeout = 10000");
    return session;
  }

  static void makeDurable(Session session) throws SQLException {
    session.execute("pragma journal_mode = wal");
    // Whoever is told of a move may rely on it, also after a loss of power.
    session.execute("pragma synchronous = full");
  }

  @Override
  public Session borrow() throws SQLException {
    Optional<Session> known = take();
    if (known.isPresent()) {
      return known.get();
    }
    try {
      return opening.open();
    } catch (SQLException | RuntimeException | Error e) {
      free.add(Optional.empty());
      throw e;
    }
  }

  private Optional<Session> take() {
    try {
      return free.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }

  @Override
  public void giveBack(Session session) {
    free.add(Optional.of(session));
  }

  // On a full disk SQLite may take back a whole transaction or a statement of it, and the driver
  // knows neither which nor that its prepared statements are dead. A new connection knows.
  @Override
  public void discard(Session session) {
    try {
      session.close();
    } catch (SQLException e) {
      LOG.warn("a connection to the database could not be closed", e);
    }
    free.add(Optional.empty());
  }

  @Override
  public void close() {
    for (Optional<Session> session : free) {
      try {
        if (session.isPresent()) {
          session.get().close();
        }
      } catch (SQLException e) {
        throw new StoreFailure("closing", e);
      }
    }
  }
}
