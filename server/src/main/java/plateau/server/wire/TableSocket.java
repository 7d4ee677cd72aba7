package plateau.server.wire;

import io.javalin.websocket.WsContext;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingFrames;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.server.operations.Metrics;
import plateau.server.operations.Metrics.Counter;
import plateau.table.Connection;
import plateau.table.kept.StoreFailure;
import plateau.table.message.Messages;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/** One WebSocket to one table, of a person or a program. */
public final class TableSocket {

  private static final Duration PATIENCE = Duration.ofSeconds(100);
  private static final long PING_SECONDS = 40;

  /** Leads whoever comes to the table that its first message asks for. */
  @FunctionalInterface
  public interface Door {
    Visit open(Connection connection, Request first);
  }

  private final Session session;
  private final Outgoing outgoing;
  private final Door door;
  private final Rate rate;
  private volatile Language language;
  private volatile @Nullable Visit visit;

  public TableSocket(WsContext context, Door door, Rate rate, Metrics metrics) {
    this.session = context.session;
    this.outgoing = new Outgoing(context.session, metrics);
    this.door = door;
    this.rate = rate;
    this.language = Languages.preferred(context.header("Accept-Language"));
  }

  /** A message has come; one at a time. Whoever was refused is not heard again. */
  public void hear(WsContext context, String text) {
    if (outgoing.isRefused()) {
      return;
    }
    try {
      if (!rate.allows(1, System.nanoTime())) {
        throw Refusal.of(Code.TOO_FAST);
      }
      // The protocol of programs lets blank lines pass.
      if (text.isBlank()) {
        return;
      }
      Request request = Request.read(text);
      Visit joined = visit;
      if (joined == null) {
        request.maybeText("lang").flatMap(Language::of).ifPresent(known -> language = known);
        joined = door.open(outgoing, request);
        visit = joined;
        session.setIdleTimeout(PATIENCE);
        context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
      }
      joined.hear(request);
    } catch (Refusal refusal) {
      refuse(refusal);
    } catch (StoreFailure failure) {
      refuse(Refusal.of(Code.STORE_FAILED));
    }
  }

  /** Something has come that is no text. */
  public void hearBytes() {
    refuse(new Refusal(Code.MALFORMED, Message.of("refusal.malformed.binary")));
  }

  /** Its time is up: pings alone must not keep a connection open that never says who it is. */
  public void refuseUnlessJoined() {
    if (visit == null && session.isOpen()) {
      refuse(Request.wrong("type", "join"));
    }
  }

  private void refuse(Refusal refusal) {
    String words = Errors.wordsIn(language).say(refusal.message());
    outgoing.refuse(refusal.code(), Messages.error(refusal.code(), words));
  }

  public void closed() {
    Visit joined = visit;
    if (joined != null) {
      joined.end();
    }
  }

  /** What goes out through a WebSocket. */
  private static final class Outgoing implements Connection {

    private static final long MOST_UNSENT = 8L << 20;
    private static final int CLOSE_CODES = 4000;
    private static final int GOING_AWAY = 1001;

    private final Session session;
    // The session below that of the library: only there two messages can leave in one packet.
    private final OutgoingFrames frames;
    private final Metrics metrics;
    private final AtomicLong unsent = new AtomicLong();
    private final AtomicBoolean isRefused = new AtomicBoolean();

    private Outgoing(Session session, Metrics metrics) {
      this.session = session;
      this.frames = ((WebSocketSession) session).getCoreSession();
      this.metrics = metrics;
    }

    private boolean isRefused() {
      return isRefused.get();
    }

    @Override
    public void send(String text) {
      send(StandardCharsets.UTF_8.encode(text), false);
    }

    @Override
    public void send(ByteBuffer text) {
      send(text.duplicate(), false);
    }

    @Override
    public void sendAhead(String text) {
      send(StandardCharsets.UTF_8.encode(text), true);
    }

    private void send(ByteBuffer text, boolean isAhead) {
      int length = text.remaining();
      // Somebody who does not read must not fill our memory.
      if (unsent.addAndGet(length) > MOST_UNSENT) {
        session.disconnect();
        return;
      }
      Runnable sent = () -> unsent.addAndGet(-length);
      frames.sendFrame(new Frame(OpCode.TEXT, text), Callback.from(sent), isAhead);
    }

    @Override
    public void end() {
      isRefused.set(true);
      session.close(StatusCode.NORMAL, "over", org.eclipse.jetty.websocket.api.Callback.NOOP);
    }

    @Override
    public void refuse(Code code, String text) {
      // A second one would meet the closing of the first, and cut it off before it is sent.
      if (isRefused.getAndSet(true)) {
        return;
      }
      metrics.count(Counter.CONNECTIONS_REFUSED);
      int status = code == Code.GOING_DOWN ? GOING_AWAY : CLOSE_CODES + code.status();
      session.sendText(
          text,
          org.eclipse.jetty.websocket.api.Callback.from(
              () -> session.close(status, code.id(), org.eclipse.jetty.websocket.api.Callback.NOOP),
              _ -> session.disconnect()));
    }
  }
}
