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
import plateau.server.store.StoreFailure;

/**
 * All writes of all tables go through one thread, which commits together whatever waits: one sync
 * of the disk serves many tables. Each write waits until its own commit is durable; one that fails
 * takes no other with it.
 */
final class GroupCommit implements AutoCloseable {

  private static final int MOST_TOGETHER = 512;

  /** Changes something. */
  @FunctionalInterface
  interface Write {
    void on(Session session) throws SQLException;
  }

  private record Pending(Write write, boolean isCompound, CompletableFuture<@Nullable Void> done) {}

  private final Session session;
  private final BlockingQueue<Pending> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closing;

  GroupCommit(Session session) {
    this.session = session;
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
      session.connection().setAutoCommit(false);
      for (Pending pending : together) {
        if (write(pending)) {
          written.add(pending);
        }
      }
      session.connection().commit();
    } catch (SQLException e) {
      rollBack();
      written.forEach(pending -> pending.done().completeExceptionally(e));
      return;
    }
    written.forEach(pending -> pending.done().complete(null));
  }

  // SQLite itself takes a single statement back when it fails.
  private boolean write(Pending pending) throws SQLException {
    Savepoint before = pending.isCompound() ? session.connection().setSavepoint() : null;
    try {
      pending.write().on(session);
      if (before != null) {
        session.connection().releaseSavepoint(before);
      }
      return true;
    } catch (SQLException | RuntimeException e) {
      if (before != null) {
        session.connection().rollback(before);
      }
      pending.done().completeExceptionally(e);
      return false;
    }
  }

  private void rollBack() {
    try {
      session.connection().rollback();
    } catch (SQLException e) {
      // The next commit will say the same to whoever waits for it.
      Thread.onSpinWait();
    }
  }

  @Override
  public void close() {
    closing = true;
    queue.add(new Pending(_ -> {}, false, new CompletableFuture<>()));
    try {
      thread.join();
      session.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      throw new StoreFailure("closing", e);
    }
  }
}
