package plateau.server.guard;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.table.message.Refusal;

/**
 * Requests that cost much: matches played again, texts that people wrote, answers of a megabyte. A
 * virtual thread gives its processor back only when it waits, so a few hundred of them would stop
 * every table. Therefore they work on threads of their own, of which the system lets each have its
 * share, and one processor stays free for those who play. Safe for many threads.
 */
public final class HeavyWork implements AutoCloseable {

  private static final int IN_ALL = 16;
  private static final int OF_ONE_ADDRESS = 4;
  // A whole class behind one address opens the same replay.
  private static final int WAITING = 64;
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int LIGHT_ANSWER = 16 << 10;

  private final Places places =
      new Places(new Places.Room(IN_ALL, OF_ONE_ADDRESS, WAITING, PATIENCE));
  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().name("heavy-", 0).daemon().factory());

  /** The same, when its turn comes. */
  public Handler bounded(Handler handler) {
    return context -> {
      enter(context);
      if (Bodies.length(context) > 0) {
        // It comes from the network as slowly as somebody likes: no worker waits for it.
        context.bodyAsBytes();
      }
      work(context, handler);
    };
  }

  /** Only where it has a body that is worth it; orders of a few words are done at once. */
  public Handler boundedIfLong(int bytes, Handler handler) {
    Handler bounded = bounded(handler);
    return context -> (Bodies.length(context) > bytes ? bounded : handler).handle(context);
  }

  /** Waits for a place, which the request keeps until its answer is sent. */
  public void enter(Context context) {
    try {
      Places.Place place = places.take(Guard.caller(context));
      Request request = ServletContextRequest.getServletContextRequest(context.req());
      Request.addCompletionListener(request, _ -> place.close());
    } catch (Refusal refusal) {
      throw Answers.later(context, PATIENCE.toSeconds(), refusal);
    }
  }

  /** Does it on one of the threads for heavy work, and returns when it is done. */
  public void work(Context context, Handler handler) throws Exception {
    Callable<Boolean> task =
        () -> {
          handler.handle(context);
          pack(context);
          return true;
        };
    Future<Boolean> done = workers.submit(task);
    try {
      done.get();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof Exception cause ? cause : failed;
    }
  }

  // Left to the library it would be packed by the thread that sends it.
  private static void pack(Context context) throws IOException {
    InputStream answer = context.resultInputStream();
    String accepted = Objects.requireNonNullElse(context.header("Accept-Encoding"), "");
    if (answer == null || answer.available() < LIGHT_ANSWER || !accepted.contains("gzip")) {
      return;
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
      answer.transferTo(zip);
    }
    context.header("Content-Encoding", "gzip").result(packed.toByteArray());
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
