package plateau.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.store.News;
import plateau.server.store.sql.GroupCommit;
import plateau.server.store.sql.Session;

/** An error of Java itself in the middle of a write or a read, such as memory that is used up. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
class BrokenWriteTest {

  @TempDir Path folder;

  private final AtomicInteger commits = new AtomicInteger();

  @Test
  void aWriteThatBreaksIsAnsweredAndTheNextOneIsKept() {
    try (FileSessions sessions = FileSessions.of(folder.resolve("test.db"), 1);
        GroupCommit writer = new GroupCommit(sessions, (open, _) -> open.connection().commit())) {
      assertThatThrownBy(() -> writer.run(News.NONE, _ -> breakNow()))
          .hasRootCauseInstanceOf(OutOfMemoryError.class);
      assertThat(writer.run(News.NONE, BrokenWriteTest::one)).isEqualTo(1);
    }
  }

  @Test
  void aCommitThatBreaksIsAnsweredAndTheNextOneIsKept() {
    try (FileSessions sessions = FileSessions.of(folder.resolve("test.db"), 1);
        GroupCommit writer = new GroupCommit(sessions, (open, _) -> commit(open))) {
      assertThatThrownBy(() -> writer.run(News.NONE, BrokenWriteTest::one))
          .hasRootCauseInstanceOf(OutOfMemoryError.class);
      assertThat(writer.run(News.NONE, BrokenWriteTest::one)).isEqualTo(1);
    }
  }

  @Test
  void aReadThatBreaksGivesItsSessionBack() {
    try (FileSessions sessions = FileSessions.of(folder.resolve("test.db"), 1)) {
      assertThatThrownBy(() -> sessions.read(_ -> breakNow())).isInstanceOf(OutOfMemoryError.class);
      assertThat(sessions.read(BrokenWriteTest::one)).isEqualTo(1);
    }
  }

  private void commit(Session session) throws SQLException {
    if (commits.getAndIncrement() == 0) {
      breakNow();
    }
    session.connection().commit();
  }

  private static int breakNow() {
    throw new OutOfMemoryError("test");
  }

  private static int one(Session session) throws SQLException {
    return session.read(row -> row.getInt(1), "select 1").getFirst();
  }
}
