package plateau.server.store.sql;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import plateau.server.store.News;
import plateau.server.store.StoreFailure;

/**
 * All writes of all tables go through one thread, which commits together whatever waits: one sync
 * of the disk serves many tables. Each write waits until its own commit is durable; one that fails
 * takes no other with it.
 */
public final class GroupCommit implements AutoCloseable {

  private static final int MOST_TOGETHER = 512;

  /** Tells other servers, in the same transaction. */
  @FunctionalInterface
  public interface Telling {
    void tell(Session session, List<News> news) throws SQLException;
  }

  private static final class Pending<T extends @Nullable Object> {

    private final News news;
    private final Session.Task<T> task;
    private final CompletableFuture<T> done = new CompletableFuture<>();
    private Runnable onCommit = () -> {};

    private Pending(News news, Session.Task<T> task) {
      this.news = news;
      this.task = task;
    }

    private void run(Session session) throws SQLException {
      T result = task.on(session);
      onCommit = () -> done.complete(result);
    }
  }

  private final Sessions sessions;
  private final Telling telling;
  private final BlockingQueue<Pending<?>> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closing;

  public GroupCommit(Sessions sessions, Telling telling) {
    this.sessions = sessions;
    this.telling = telling;
    this.thread = Thread.ofPlatform().name("store").start(this::serve);
  }

  /**
   * Does all of it or nothing, and returns when it is durable.
   *
   * @throws StoreFailure when it cannot be done, or when nobody knows whether it was
   */
  public <T extends @Nullable Object> T run(News news, Session.Task<T> task) {
    Pending<T> pending = new Pending<>(news, task);
    queue.add(pending);
    if (closing) {
      throw new CancellationException("the store is closed");
    }
    try {
      return pending.done.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof SQLException cause) {
        throw new StoreFailure("write", cause);
      }
      throw failed;
    }
  }

  private void serve() {
    List<Pending<?>> together = new ArrayList<>();
    try {
      while (!closing || !queue.isEmpty()) {
        together.add(queue.take());
        queue.drainTo(together, MOST_TOGETHER - 1);
        // Servers that share a database must take its rows in one order, or they would wait for
        // one another.
        together.sort(Comparator.comparing(pending -> pending.news.table()));
        commit(together);
        together.clear();
      }
    } catch (InterruptedException e) {
      queue.forEach(left -> left.done.completeExceptionally(new CancellationException()));
    }
  }

  // When one of them fails, each is tried alone, so that only those fail that have to.
  private void commit(List<Pending<?>> together) {
    try {
      Session session = sessions.borrow();
      if (areWritten(session, together)) {
        finish(session, together);
        return;
      }
      sessions.discard(session);
    } catch (SQLException e) {
      fail(together, e);
      return;
    }
    together.forEach(this::commitAlone);
  }

  private boolean areWritten(Session session, List<Pending<?>> together) {
    try {
      write(session, together);
      return true;
    } catch (SQLException | RuntimeException e) {
      return false;
    }
  }

  private void commitAlone(Pending<?> pending) {
    try {
      Session session = sessions.borrow();
      try {
        write(session, List.of(pending));
      } catch (SQLException | RuntimeException e) {
        sessions.discard(session);
        throw e;
      }
      finish(session, List.of(pending));
    } catch (SQLException | RuntimeException e) {
      fail(List.of(pending), e);
    }
  }

  private void write(Session session, List<Pending<?>> together) throws SQLException {
    session.connection().setAutoCommit(false);
    for (Pending<?> pending : together) {
      pending.run(session);
    }
    telling.tell(
        session,
        together.stream()
            .map(pending -> pending.news)
            .filter(news -> !news.equals(News.NONE))
            .distinct()
            .toList());
  }

  private void finish(Session session, List<Pending<?>> together) throws SQLException {
    try {
      session.connection().commit();
    } catch (SQLException e) {
      // Whether a commit that was interrupted has happened, only the database knows.
      sessions.discard(session);
      throw e;
    }
    sessions.giveBack(session);
    together.forEach(pending -> pending.onCommit.run());
  }

  private static void fail(List<Pending<?>> together, Exception why) {
    together.forEach(pending -> pending.done.completeExceptionally(why));
  }

  @Override
  public void close() {
    closing = true;
    queue.add(new Pending<>(News.NONE, _ -> true));
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
