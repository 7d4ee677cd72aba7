package plateau.app.fuzz;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A WebSocket that says anything, and notices whether the server has kept its head. */
final class Caller implements WebSocket.Listener, AutoCloseable {

  private static final long PATIENCE_SECONDS = 60;
  private static final int GOING_AWAY = 1001;
  private static final int SERVER_ERROR = 1011;

  /** Completed with the code of the close, or with 0 by the last answer. */
  private final CompletableFuture<Integer> outcome = new CompletableFuture<>();

  private final StringBuilder heard = new StringBuilder();
  private @Nullable WebSocket socket;

  private Caller() {}

  static Caller to(HttpClient http, URI server, String path) {
    Caller caller = new Caller();
    URI address = URI.create("ws://" + server.getAuthority() + path);
    caller.socket = http.newWebSocketBuilder().buildAsync(address, caller).join();
    return caller;
  }

  void say(String text) {
    WebSocket open = socket;
    if (open == null || outcome.isDone()) {
      return;
    }
    try {
      open.sendText(text, true).join();
    } catch (CompletionException closedMeanwhile) {
      // The server may hang up on nonsense whenever it likes.
      outcome.complete(0);
    }
  }

  /**
   * A table that failed sends everybody away; one that is well answers, or hangs up with a code.
   */
  void expectAnAnswerToPing() {
    say("{\"type\":\"ping\",\"id\":\"the last one\"}");
    int code = outcome.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    if (code == GOING_AWAY || code == SERVER_ERROR) {
      throw new AssertionError("the server failed, and closed with " + code);
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    heard.append(data);
    if (last) {
      if (heard.indexOf("the last one") >= 0) {
        outcome.complete(0);
      }
      heard.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    outcome.complete(code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    outcome.complete(0);
  }

  @Override
  public void close() {
    WebSocket open = socket;
    if (open != null) {
      open.abort();
    }
  }
}
