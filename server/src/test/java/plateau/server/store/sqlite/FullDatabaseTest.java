package plateau.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.store.News;
import plateau.server.store.sql.GroupCommit;
import plateau.server.store.sql.Session;
import plateau.table.kept.StoreFailure;

/** Many writers at once when there is no more room. */
class FullDatabaseTest {

  private static final int WRITERS = 8;
  private static final int WRITES = 60;
  private static final String FILLER = "x".repeat(3000);
  private static final int FEW_PAGES = 120;
  private static final int MANY_PAGES = 100_000;

  @TempDir Path folder;

  private volatile int pages = FEW_PAGES;
  private final Set<Integer> kept = ConcurrentHashMap.newKeySet();
  private final Set<Integer> refused = ConcurrentHashMap.newKeySet();

  @Test
  void whoeverWasToldThatItIsKeptFindsItAndWritingGoesOnWhenThereIsRoomAgain() throws SQLException {
    Path file = folder.resolve("full.db");
    try (Session session = FileSessions.open(file)) {
      session.execute("create table thing (id integer primary key, text text)");
    }
    try (FileSessions writers = new FileSessions(() -> limited(file), 1);
        GroupCommit writer =
            new GroupCommit(writers, (session, _) -> session.connection().commit());
        FileSessions readers = FileSessions.of(file, 1)) {
      writeFromAllSides(writer, 0);
      assertThat(refused).as("the disk is full").isNotEmpty();
      assertThat(read(readers)).isEqualTo(kept);

      pages = MANY_PAGES;
      writer.run(News.NONE, open -> open.read(row -> 0, "pragma max_page_count = " + MANY_PAGES));
      refused.clear();
      writeFromAllSides(writer, WRITERS * WRITES);
      assertThat(refused).as("there is room again").isEmpty();
      assertThat(read(readers)).isEqualTo(kept);
    }
  }

  private Session limited(Path file) throws SQLException {
    Session session = FileSessions.open(file);
    session.execute("pragma max_page_count = " + pages);
    return session;
  }

  // Some writes are of several statements, which are kept together or not at all.
  private void writeFromAllSides(GroupCommit writer, int first) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < WRITERS; i++) {
        int from = first + i * WRITES;
        threads.execute(
            () -> {
              for (int id = from; id < from + WRITES; id += 2) {
                write(writer, id);
              }
            });
      }
    }
  }

  private void write(GroupCommit writer, int id) {
    try {
      if (id % 4 == 0) {
        writer.run(News.NONE, session -> insert(session, id) + insert(session, id + 1));
        kept.add(id + 1);
      } else {
        writer.run(News.NONE, session -> insert(session, id));
      }
      kept.add(id);
    } catch (StoreFailure e) {
      refused.add(id);
    }
  }

  private static int insert(Session session, int id) throws SQLException {
    return session.change("insert into thing values (?, ?)", id, FILLER);
  }

  private static Set<Integer> read(FileSessions readers) {
    return Set.copyOf(
        readers.read(session -> session.read(row -> row.getInt(1), "select id from thing")));
  }
}
