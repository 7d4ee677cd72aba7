package plateau.server.store.sql;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import plateau.server.store.News;
import plateau.table.kept.Event;
import plateau.table.kept.StoreFailure;

/**
 * All writes of all tables go through one thread, which commits together whatever waits: one sync
 * of the disk serves many tables. Each write waits until its own commit is durable; one that fails
 * takes no other with it.
 */
public final class GroupCommit implements AutoCloseable {

  private static final int MOST_TOGETHER = 512;
  // Where so many came together, more are on their way: they share a sync if it waits for them.
  // Whoever plays while few others do never waits.
  private static final int CROWD = 5;
  private static final long GATHERING = Duration.ofMillis(2).toNanos();

  /** Commits, and tells other servers in the same transaction. */
  @FunctionalInterface
  public interface Ending {
    void commit(Session session, List<News> news) throws SQLException;
  }

  private final Sessions sessions;
  private final Ending ending;
  private final BlockingQueue<Pending<?>> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closing;

  public GroupCommit(Sessions sessions, Ending ending) {
    this.sessions = sessions;
    this.ending = ending;
    this.thread = Thread.ofPlatform().name("store").start(this::serve);
  }

  /**
   * Does all of it or nothing, and returns when it is durable.
   *
   * @throws StoreFailure when it cannot be done, or when nobody knows whether it was
   */
  public <T extends @Nullable Object> T run(News news, Session.Task<T> task) {
    return await(new Pending.OfTask<>(news, task));
  }

  /**
   * The same for an event, which is sent to the database together with others: whether its number
   * was still free.
   */
  boolean append(News news, Event event) {
    return await(new Pending.OfEvent(news, event));
  }

  private <T extends @Nullable Object> T await(Pending<T> pending) {
    queue.add(pending);
    if (closing) {
      throw new CancellationException("the store is closed");
    }
    try {
      return pending.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof SQLException cause) {
        throw new StoreFailure("write", cause);
      }
      throw failed;
    }
  }

  private void serve() {
    List<Pending<?>> together = new ArrayList<>();
    int before = 0;
    try {
      while (!closing || !queue.isEmpty()) {
        together.add(queue.take());
        if (before >= CROWD) {
          LockSupport.parkNanos(GATHERING);
        }
        queue.drainTo(together, MOST_TOGETHER - 1);
        before = together.size();
        // Servers that share a database must take its rows in one order, or they would wait for
        // one another.
        together.sort(Comparator.comparing(pending -> pending.news().table()));
        commit(together);
        together.clear();
      }
    } catch (InterruptedException e) {
      queue.forEach(left -> left.hasFailed(new CancellationException()));
    }
  }

  // When one of them fails, each is tried alone, so that only those fail that have to. An error of
  // Java, such as memory that is used up, ends what it meets, but never this thread: nobody who
  // waits for it would be answered any more.
  private void commit(List<Pending<?>> together) {
    try {
      Session session = sessions.borrow();
      if (areWritten(session, together)) {
        finish(session, together);
        return;
      }
      sessions.discard(session);
    } catch (SQLException | RuntimeException | Error e) {
      fail(together, e);
      return;
    }
    together.forEach(this::commitAlone);
  }

  private boolean areWritten(Session session, List<Pending<?>> together) {
    try {
      write(session, together);
      return true;
    } catch (SQLException | RuntimeException | Error e) {
      return false;
    }
  }

  private void commitAlone(Pending<?> pending) {
    try {
      Session session = sessions.borrow();
      try {
        write(session, List.of(pending));
      } catch (SQLException | RuntimeException | Error e) {
        sessions.discard(session);
        throw e;
      }
      finish(session, List.of(pending));
    } catch (SQLException | RuntimeException | Error e) {
      fail(List.of(pending), e);
    }
  }

  // Events that follow one another go together; the order stays as it is.
  private static void write(Session session, List<Pending<?>> together) throws SQLException {
    session.connection().setAutoCommit(false);
    List<Pending.OfEvent> events = new ArrayList<>();
    for (Pending<?> pending : together) {
      switch (pending) {
        case Pending.OfEvent event -> events.add(event);
        case Pending.OfTask<?> task -> {
          append(session, events);
          events.clear();
          task.run(session);
        }
      }
    }
    append(session, events);
  }

  private static void append(Session session, List<Pending.OfEvent> events) throws SQLException {
    if (events.isEmpty()) {
      return;
    }
    boolean[] areWritten = session.write(events.stream().map(Pending.OfEvent::row).toList());
    for (int i = 0; i < areWritten.length; i++) {
      events.get(i).isDone(areWritten[i]);
    }
  }

  private void finish(Session session, List<Pending<?>> together) throws SQLException {
    try {
      ending.commit(session, news(together));
    } catch (SQLException | RuntimeException | Error e) {
      // Whether a commit that was interrupted has happened, only the database knows.
      sessions.discard(session);
      throw e;
    }
    sessions.giveBack(session);
    together.forEach(Pending::isCommitted);
  }

  private static List<News> news(List<Pending<?>> together) {
    return together.stream()
        .map(Pending::news)
        .filter(news -> !news.equals(News.NONE))
        .distinct()
        .toList();
  }

  private static void fail(List<Pending<?>> together, Throwable why) {
    together.forEach(pending -> pending.hasFailed(why));
  }

  @Override
  public void close() {
    closing = true;
    queue.add(new Pending.OfTask<>(News.NONE, _ -> true));
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
