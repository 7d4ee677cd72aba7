package plateau.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;

/** A real WebSocket to a real server. */
final class Client implements WebSocket.Listener, AutoCloseable {

  private static final long PATIENCE_SECONDS = 30;
  private static final Facts CLOSED = Facts.read("{\"type\":\"closed\"}");

  private final BlockingQueue<Facts> heard = new LinkedBlockingQueue<>();
  private final StringBuilder partial = new StringBuilder();
  private @Nullable WebSocket socket;
  private @Nullable Facts lastView;
  private volatile @Nullable Facts lastSent;
  private volatile int closeCode;

  static Client connect(HttpClient http, URI address) {
    Client client = new Client();
    client.socket = http.newWebSocketBuilder().buildAsync(address, client).join();
    return client;
  }

  Client send(Object... namesAndValues) {
    Map<String, Object> message = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      message.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return sendText(Json.write(message));
  }

  Client sendText(String text) {
    if (socket != null) {
      socket.sendText(text, true).join();
    }
    return this;
  }

  /** The next message of this type; others are passed over. */
  Facts next(String type) {
    while (true) {
      Facts message = next();
      if (message.type().equals(type)) {
        return message;
      }
      if (message.equals(CLOSED)) {
        throw new AssertionError("closed with " + closeCode + " before any " + type);
      }
    }
  }

  /** The next message, whatever it is. */
  Facts next() {
    try {
      Facts message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("nothing came");
      }
      return message;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The next view in which this seat may move, or the last one. */
  Facts myTurn() {
    Facts view = next("view");
    while (view.list("moves").isEmpty() && !view.has("result")) {
      view = next("view");
    }
    return view;
  }

  /** The next view in which this seat may move, after the one with this position. */
  Facts nextTurnBehind(Facts before) {
    Facts view = myTurn();
    while (view.whole("n") <= before.whole("n")) {
      view = myTurn();
    }
    return view;
  }

  /** The next view of a later position. */
  Facts viewBehind(Facts before) {
    Facts view = next("view");
    while (view.whole("n") <= before.whole("n")) {
      view = next("view");
    }
    return view;
  }

  /** The view with this number. */
  Facts viewAt(int n) {
    Facts view = next("view");
    while (view.whole("n") != n) {
      view = next("view");
    }
    return view;
  }

  /** What the table is told to be once it is so. */
  Facts tableWhere(Predicate<Facts> isSo) {
    Facts table = next("table").at("table");
    while (!isSo.test(table)) {
      table = next("table").at("table");
    }
    return table;
  }

  /** The last view as it came, perhaps only with what was new. */
  Facts lastSent() {
    return Objects.requireNonNull(lastSent);
  }

  void play(Facts view, String move, String id) {
    send("type", "move", "id", id, "at", view.whole("n"), "move", move);
  }

  void playFirst(Facts view, String id) {
    play(view, view.list("moves").getFirst().text("text"), id);
  }

  /** Returns when the table has done all that it was asked for before. */
  void awaitTable() {
    send("type", "ping", "id", "ping");
    next("pong");
  }

  /** A pong, or why there is none. */
  Facts answerToPing() {
    send("type", "ping", "id", "ping");
    Facts answer = next();
    while (!answer.type().equals("pong") && !answer.type().equals("error")) {
      answer = next();
    }
    return answer;
  }

  /** Waits until the server hangs up. */
  int closeCode() {
    Facts last = next();
    while (!last.equals(CLOSED)) {
      last = next();
    }
    return closeCode;
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      heard.add(whole(Facts.read(partial.toString())));
      partial.setLength(0);
    }
    from.request(1);
    return null;
  }

  private Facts whole(Facts message) {
    if (!message.type().equals("view")) {
      return message;
    }
    lastSent = message;
    Facts view = message.laidOver(lastView);
    lastView = view;
    return view;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closeCode = code;
    heard.add(CLOSED);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    heard.add(CLOSED);
  }
}
