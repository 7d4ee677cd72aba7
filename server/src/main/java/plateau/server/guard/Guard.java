package plateau.server.guard;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import plateau.kernel.words.Message;
import plateau.server.operations.Hosts;
import plateau.server.operations.Limits;
import plateau.server.operations.Metrics;
import plateau.server.operations.Metrics.Counter;
import plateau.server.operations.Settings;
import plateau.server.wire.Answers;
import plateau.server.wire.Asker;
import plateau.server.wire.Bodies;
import plateau.server.wire.Languages;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * What every request meets before it is heard: the name that it asks for, the page that it comes
 * from, and how much its address has asked for already. Safe for many threads.
 */
public final class Guard {

  private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD);
  private static final int LONGEST_HOST = 100;
  private static final String CALLER = "caller";

  private final Limits limits;
  private final Hosts hosts;
  private final Metrics metrics;
  private final Rates requests;
  private final Rates bytes;
  private final Rates newTables;
  private final Map<String, Integer> connections = new ConcurrentHashMap<>();

  public Guard(Settings settings, Metrics metrics) {
    this.limits = settings.limits();
    this.hosts = Hosts.of(settings.host(), settings.allowedHosts());
    this.metrics = metrics;
    this.requests = Rates.perSecond(limits.requestsPerSecond());
    this.bytes = Rates.perSecond(limits.bytesPerSecond());
    this.newTables = Rates.perMinute(limits.tablesPerMinute());
  }

  /** Lets a request in, or refuses it. */
  public void check(Context context) {
    checkHost(context);
    if (!context.path().startsWith("/api/")) {
      return;
    }
    if (!READING.contains(context.method())) {
      checkOrigin(context);
    }
    metrics.count(Counter.REQUESTS);
    checkRate(context);
    take(context, bytes, Bodies.length(context), "refusal.too-fast.bytes");
    Bodies.admit(context);
  }

  /** Lets somebody in who asks for a WebSocket, or refuses. */
  public void checkUpgrade(Context context) {
    checkHost(context);
    checkOrigin(context);
    checkRate(context);
    String caller = caller(context);
    if (connections.getOrDefault(caller, 0) >= limits.connections()) {
      throw new Refusal(
          Code.TOO_FAST, Message.of("refusal.too-fast.connections", "most", limits.connections()));
    }
    context.attribute(CALLER, caller);
  }

  /** Lets somebody make a table, or refuses. */
  public void checkNewTable(Context context) {
    take(context, newTables, 1, "refusal.too-fast.tables");
  }

  /** A WebSocket is open. */
  public void opened(WsContext context) {
    connections.merge(caller(context), 1, Integer::sum);
  }

  /** It is closed. */
  public void closed(WsContext context) {
    connections.computeIfPresent(caller(context), (_, open) -> open > 1 ? open - 1 : null);
  }

  /** By whom a WebSocket that was let in is counted. */
  public static String caller(WsContext context) {
    return Objects.requireNonNull(context.<String>attribute(CALLER));
  }

  /** By whom requests are counted. */
  public static String caller(Context context) {
    String forwarded = Objects.requireNonNullElse(context.header("X-Forwarded-For"), "");
    return Caller.address(context.ip(), forwarded);
  }

  /** Who asks for something about tables. */
  public static Asker asker(Context context) {
    return new Asker(caller(context), Languages.of(context));
  }

  private void checkRate(Context context) {
    take(context, requests, 1, "refusal.too-fast");
  }

  private static void take(Context context, Rates rates, double amount, String told) {
    OptionalLong wait = rates.take(caller(context), amount);
    if (wait.isPresent()) {
      long seconds = wait.getAsLong();
      Refusal refusal = new Refusal(Code.TOO_FAST, Message.of(told, "seconds", seconds));
      throw Answers.later(context, seconds, refusal);
    }
  }

  // Only what speaks the oldest HTTP leaves it out, and no browser does.
  private void checkHost(Context context) {
    String host = context.header("Host");
    if (host != null && !hosts.allows(host)) {
      String seen = host.substring(0, Math.min(host.length(), LONGEST_HOST));
      throw Refusal.of(Code.FOREIGN_HOST, "host", seen, "name", Hosts.nameIn(seen));
    }
  }

  // A browser names the page's origin; programs name none.
  private static void checkOrigin(Context context) {
    String origin = context.header("Origin");
    String host = context.header("Host");
    if (origin != null && !origin.replaceFirst("^https?://", "").equals(host)) {
      throw Refusal.of(Code.FOREIGN_ORIGIN);
    }
  }
}
