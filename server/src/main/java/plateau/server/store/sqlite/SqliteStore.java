package plateau.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.kernel.words.Problem;
import plateau.server.store.Nodes;
import plateau.server.store.sql.GroupCommit;
import plateau.server.store.sql.Session;
import plateau.server.store.sql.SqlStore;
import plateau.table.kept.StoreFailure;

/**
 * The store in one file of SQLite, with its log written ahead and synced at every commit. One
 * process at a time: a second one is refused.
 */
public final class SqliteStore extends SqlStore {

  private static final Logger LOG = LoggerFactory.getLogger(SqliteStore.class);
  private static final int READERS = 2;

  private final FileLock lock;
  private final FileSessions writers;
  private final SingleNode nodes;

  SqliteStore(FileLock lock, FileSessions writers, FileSessions readers) {
    super(
        new GroupCommit(writers, (session, _) -> session.connection().commit()),
        readers,
        Filing.FINDING);
    this.lock = lock;
    this.writers = writers;
    this.nodes = new SingleNode(readers.read(SqliteStore::left));
  }

  /**
   * Opens the file, or makes it.
   *
   * @throws Problem when it cannot be used; then it was not changed
   */
  public static SqliteStore open(Path file) {
    FileLock lock = FileLock.of(file);
    boolean isNew = !Files.exists(file);
    try {
      Identity.checkFile(file);
      prepare(file);
      return new SqliteStore(lock, FileSessions.writer(file), FileSessions.of(file, READERS));
    } catch (SQLException | IOException e) {
      if (isNew) {
        Identity.forgetBeginning(file);
      }
      lock.release();
      throw Unusable.of(file, e);
    } catch (Problem refused) {
      lock.release();
      throw refused;
    }
  }

  private static void prepare(Path file) throws SQLException {
    try (Session session = FileSessions.connect(file)) {
      Identity.check(session, file);
      SqliteMigrations.check(session);
      FileSessions.makeDurable(session);
      SqliteMigrations.bringUp(session);
      Identity.sign(session);
    }
  }

  // Whatever the server before has left in the middle of play is to be taken up.
  private static List<String> left(Session session) throws SQLException {
    return session.read(row -> row.getString(1), "select id " + IN_THE_MIDDLE);
  }

  @Override
  public Nodes nodes() {
    return nodes;
  }

  // Nothing is lost when it cannot be done: the next server does it.
  private void fileWhatWaits() {
    try {
      writers.read(Filing::everything);
    } catch (StoreFailure e) {
      LOG.warn("the last events are not filed yet", e);
    }
  }

  @Override
  public void close() {
    super.close();
    fileWhatWaits();
    writers.close();
    try {
      lock.close();
    } catch (IOException e) {
      throw new StoreFailure("closing", e);
    }
  }
}
