package plateau.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.table.Facts;
import plateau.table.TableClient;

/**
 * A real WebSocket to a real server. Whatever it hears of a table must be as it is described
 * ({@link TableMessages}).
 */
final class Client extends TableClient<Client> implements WebSocket.Listener {

  private static final long PATIENCE_SECONDS = 30;
  private static final Facts CLOSED = Facts.read("{\"type\":\"closed\"}");

  private final BlockingQueue<Facts> heard = new LinkedBlockingQueue<>();
  private final StringBuilder partial = new StringBuilder();
  private @Nullable WebSocket socket;
  private volatile int closeCode;
  private volatile String fault = "";
  private volatile @Nullable String misfit;
  private final boolean isOfTable;

  private Client(URI address) {
    isOfTable = address.getPath().startsWith("/ws/tables/");
  }

  static Client connect(HttpClient http, URI address) {
    Client client = new Client(address);
    client.socket = http.newWebSocketBuilder().buildAsync(address, client).join();
    return client;
  }

  @Override
  public Client sendText(String text) {
    if (socket != null) {
      socket.sendText(text, true).join();
    }
    return this;
  }

  @Override
  protected @Nullable String isLast(Facts message) {
    return message.equals(CLOSED) ? "closed with " + closeCode + fault : null;
  }

  @Override
  public Facts next() {
    try {
      Facts message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("nothing came");
      }
      if (misfit != null) {
        throw new AssertionError(misfit);
      }
      return message;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
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
      String message = partial.toString();
      if (isOfTable) {
        TableMessages.misfit(message).ifPresent(found -> misfit = found);
      }
      heard.add(whole(Facts.read(message)));
      partial.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closeCode = code;
    heard.add(CLOSED);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    fault = ", " + error;
    heard.add(CLOSED);
  }
}
