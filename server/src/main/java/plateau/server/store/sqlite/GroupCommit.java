package plateau.server.store.sqlite;

import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All writes of all tables go through one thread, which commits together whatever waits: one sync
 * of the disk serves many tables. Each write waits until its own commit is durable; one that breaks
 * a constraint takes no other with it.
 */
final class GroupCommit implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final int MOST_TOGETHER = 512;
  private static final int CONSTRAINT = 19;
  private static final int PRIMARY_CODE = 0xff;

  /** Changes something. */
  @FunctionalInterface
  interface Write {
    void on(Session session) throws SQLException;
  }

  private record Pending(Write write, boolean isCompound, CompletableFuture<@Nullable Void> done) {}

  /** A connection for writing. */
  @FunctionalInterface
  interface Opening {
    Session open() throws SQLException;
  }

  private final Opening opening;
  private final BlockingQueue<Pending> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closing;
  private @Nullable Session session;

  /** Opens a connection when it writes, and a new one after a failure. */
  GroupCommit(Opening opening) {
    this.opening = opening;
    this.thread = Thread.ofPlatform().name("store").start(this::serve);
  }

  /** Does it, one statement, and returns when it is durable. */
  void run(Write write) throws SQLException {
    run(write, false);
  }

  /** Does all of it or nothing, and returns when it is durable. */
  void runWhole(Write write) throws SQLException {
    run(write, true);
  }

  private void run(Write write, boolean isCompound) throws SQLException {
    CompletableFuture<@Nullable Void> done = new CompletableFuture<>();
    queue.add(new Pending(write, isCompound, done));
    if (closing) {
      throw new CancellationException("the store is closed");
    }
    try {
      done.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof SQLException cause) {
        throw cause;
      }
      throw failed;
    }
  }

  private void serve() {
    List<Pending> together = new ArrayList<>();
    try {
      while (!closing || !queue.isEmpty()) {
        together.add(queue.take());
        queue.drainTo(together, MOST_TOGETHER - 1);
        commit(together);
        together.clear();
      }
    } catch (InterruptedException e) {
      queue.forEach(left -> left.done().completeExceptionally(new CancellationException()));
    }
  }

  private void commit(List<Pending> together) {
    List<Pending> written = new ArrayList<>();
    try {
      Session open = open();
      for (Pending pending : together) {
        if (write(open, pending)) {
          written.add(pending);
        }
      }
      open.connection().commit();
    } catch (SQLException | RuntimeException e) {
      giveUpSession();
      together.forEach(pending -> pending.done().completeExceptionally(e));
      return;
    }
    written.forEach(pending -> pending.done().complete(null));
  }

  private Session open() throws SQLException {
    Session known = session;
    if (known == null) {
      known = opening.open();
      session = known;
      known.connection().setAutoCommit(false);
    }
    return known;
  }

  // A write that breaks a constraint is taken back alone.
  private static boolean write(Session session, Pending pending) throws SQLException {
    Savepoint before = pending.isCompound() ? session.connection().setSavepoint() : null;
    try {
      pending.write().on(session);
      if (before != null) {
        session.connection().releaseSavepoint(before);
      }
      return true;
    } catch (SQLException e) {
      if ((e.getErrorCode() & PRIMARY_CODE) != CONSTRAINT) {
        throw e;
      }
      if (before != null) {
        session.connection().rollback(before);
      }
      pending.done().completeExceptionally(e);
      return false;
    }
  }

  // On a full disk SQLite may take back the whole transaction or a statement of it, and the driver
  // knows neither which nor that its prepared statements are dead. A new connection knows: nothing
  // of what was not committed is there, so nobody is told that it was kept.
  private void giveUpSession() {
    Session broken = session;
    session = null;
    try {
      if (broken != null) {
        broken.close();
      }
    } catch (SQLException e) {
      LOG.warn("a connection to the database could not be closed", e);
    }
  }

  @Override
  public void close() {
    closing = true;
    queue.add(new Pending(_ -> {}, false, new CompletableFuture<>()));
    try {
      thread.join();
      giveUpSession();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
