package plateau.app.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One person at one table: plays any of the moves that it is offered, as soon as it may. It looks
 * only for what it needs in a message: the clients must not cost more than the server.
 */
final class LoadClient implements WebSocket.Listener {

  private static final double NANOS_PER_MS = 1e6;
  private static final String MOVE = "{\"text\":\"";
  private static final String MOVES = "\"moves\":[" + MOVE;

  private final DoubleConsumer answered;
  private final Pace pace;
  private final Runnable onEnd;
  private final StringBuilder partial = new StringBuilder();
  private int sent;
  private volatile long sentAt;
  private volatile boolean isStopped;

  LoadClient(DoubleConsumer answered, Pace pace, Runnable onEnd) {
    this.answered = answered;
    this.pace = pace;
    this.onEnd = onEnd;
  }

  WebSocket join(HttpClient http, URI table, String token) {
    WebSocket socket = http.newWebSocketBuilder().buildAsync(table, this).join();
    socket.sendText("{\"type\":\"join\",\"token\":\"" + token + "\"}", true).join();
    return socket;
  }

  void stop() {
    isStopped = true;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      hear(from, partial.toString());
      partial.setLength(0);
    }
    from.request(1);
    return null;
  }

  private void hear(WebSocket from, String message) {
    if (message.startsWith("{\"type\":\"accepted\"")) {
      answered.accept((System.nanoTime() - sentAt) / NANOS_PER_MS);
    } else if (message.startsWith("{\"type\":\"view\"") && !isStopped) {
      look(from, message);
    }
  }

  private void look(WebSocket from, String view) {
    int first = view.indexOf(MOVES);
    if (first >= 0) {
      String move = anyMove(view, first + MOVES.length() - MOVE.length());
      int start = view.indexOf("\"n\":") + 4;
      String n = view.substring(start, view.indexOf(',', start));
      pace.then(() -> play(from, n, move));
    } else if (!view.endsWith("\"result\":null}")) {
      leave(from);
      onEnd.run();
    }
  }

  // A table that somebody looks at stays in the server's memory.
  private void leave(WebSocket from) {
    isStopped = true;
    var _ = from.sendClose(WebSocket.NORMAL_CLOSURE, "");
  }

  private void play(WebSocket from, String n, String move) {
    sentAt = System.nanoTime();
    var _ =
        from.sendText(
            "{\"type\":\"move\",\"id\":\""
                + sent++
                + "\",\"at\":"
                + n
                + ",\"move\":\""
                + move
                + "\"}",
            true);
  }

  // The one that follows any place in the list: it need not be read, and no move is left out.
  private static String anyMove(String view, int first) {
    int end = view.indexOf("],\"outlook\":", first);
    int at = view.indexOf(MOVE, ThreadLocalRandom.current().nextInt(first, end));
    int start = (at < 0 || at > end ? first : at) + MOVE.length();
    return view.substring(start, view.indexOf('"', start));
  }
}
