package plateau.server.store.sql;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import plateau.server.store.News;
import plateau.table.kept.Event;

/** A write whose commit somebody waits for. */
abstract sealed class Pending<T extends @Nullable Object> {

  private final News news;
  private final CompletableFuture<T> done = new CompletableFuture<>();
  private Runnable onCommit = () -> {};

  private Pending(News news) {
    this.news = news;
  }

  /** Anything that one session can do. */
  static final class OfTask<T extends @Nullable Object> extends Pending<T> {

    private final Session.Task<T> task;

    OfTask(News news, Session.Task<T> task) {
      super(news);
      this.task = task;
    }

    void run(Session session) throws SQLException {
      isDone(task.on(session));
    }
  }

  /** An event behind the others of its table: whether its number was still free. */
  static final class OfEvent extends Pending<Boolean> {

    private final Event event;

    OfEvent(News news, Event event) {
      super(news);
      this.event = event;
    }

    EventRow row() {
      return new EventRow(news().table(), event);
    }
  }

  News news() {
    return news;
  }

  /** What will be told when it is committed. */
  void isDone(T result) {
    onCommit = () -> done.complete(result);
  }

  void isCommitted() {
    onCommit.run();
  }

  void hasFailed(Throwable why) {
    done.completeExceptionally(why);
  }

  /** Waits for the commit. */
  T join() {
    return done.join();
  }
}
