package plateau.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;
import plateau.table.Facts;

/**
 * Somebody on a seat who plays any move until the match is over, whatever happens to the servers:
 * who hears nothing for a while hangs up and comes again, with the number of the last view, and
 * sends again what was not answered.
 */
final class Stubborn {

  private static final Duration PATIENCE = Duration.ofSeconds(4);
  private static final long PAUSE_MS = 100;
  private static final String CLOSED = "{\"type\":\"closed\"}";

  private record Sent(String id, int at, String move) {}

  private final HttpClient http;
  private final URI table;
  private final String token;
  private final Random random;
  private final Map<String, Integer> accepted = new LinkedHashMap<>();
  private int have = -1;
  private int moves;
  private @Nullable Sent unanswered;
  private @Nullable Facts seen;
  private @Nullable Facts last;

  Stubborn(HttpClient http, URI table, String token, long seed) {
    this.http = http;
    this.table = table;
    this.token = token;
    this.random = new Random(seed);
  }

  /** The last view of the match. */
  Facts playToTheEnd() throws InterruptedException {
    Facts end = last;
    while (end == null) {
      try (Line line = new Line()) {
        talk(line);
      } catch (CompletionException nobodyThere) {
        TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
      }
      end = last;
    }
    return end;
  }

  /** The numbers that were promised for its moves, by their ids. */
  Map<String, Integer> accepted() {
    return accepted;
  }

  private void talk(Line line) throws InterruptedException {
    line.send(Map.of("type", "join", "token", token, "have", have));
    String text = line.heard.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    while (text != null && !text.equals(CLOSED)) {
      hear(line, Facts.read(text));
      if (last != null) {
        return;
      }
      text = line.heard.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void hear(Line line, Facts message) {
    switch (message.type()) {
      case "accepted" -> {
        accepted.put(message.text("id"), message.whole("n"));
        unanswered = null;
      }
      case "refused" -> {
        // Something else has happened meanwhile; what could not be kept is sent again.
        if (!message.text("code").equals("store-failed")) {
          unanswered = null;
        }
      }
      case "view" -> see(line, message);
      default -> {}
    }
  }

  private void see(Line line, Facts message) {
    Facts view = message.laidOver(seen);
    seen = view;
    have = view.whole("n");
    if (view.has("result")) {
      last = view;
      return;
    }
    List<Facts> legal = view.list("moves");
    if (unanswered == null && !legal.isEmpty()) {
      String move = legal.get(random.nextInt(legal.size())).text("text");
      unanswered = new Sent("m" + moves++, have, move);
    }
    Sent now = unanswered;
    if (now != null) {
      line.send(Map.of("type", "move", "id", now.id(), "at", now.at(), "move", now.move()));
    }
  }

  /** One connection, as long as it lasts. */
  private final class Line implements WebSocket.Listener, AutoCloseable {

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private final WebSocket socket;

    private Line() {
      socket = http.newWebSocketBuilder().connectTimeout(PATIENCE).buildAsync(table, this).join();
    }

    private void send(Map<String, Object> message) {
      socket.sendText(Json.write(message), true).join();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean end) {
      partial.append(data);
      if (end) {
        heard.add(partial.toString());
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      heard.add(CLOSED);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      heard.add(CLOSED);
    }

    @Override
    public void close() {
      socket.abort();
    }
  }
}
