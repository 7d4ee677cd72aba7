package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import plateau.server.guard.Guard;
import plateau.server.guard.Rates;
import plateau.server.operations.Metrics;
import plateau.server.operations.Metrics.Counter;
import plateau.server.operations.Settings;
import plateau.server.tables.Tables;
import plateau.server.wire.Rate;
import plateau.server.wire.TableSocket;

/** The WebSockets that are open, of people and of programs. */
final class Sockets {

  static final Duration JOIN_WITHIN = Duration.ofSeconds(10);

  // A program that acts and looks in turn waits for each result, and sends the next at once.
  private static final double BOTS_ARE_FASTER = 25;

  private final Settings settings;
  private final Tables tables;
  private final Guard guard;
  private final Metrics metrics;
  private final Map<String, TableSocket> open = new ConcurrentHashMap<>();

  Sockets(Settings settings, Tables tables, Guard guard, Metrics metrics) {
    this.settings = settings;
    this.tables = tables;
    this.guard = guard;
    this.metrics = metrics;
    metrics.gauge("plateau_connections", "WebSockets that are open.", open::size);
  }

  void addTo(RoutesConfig routes) {
    routes.wsBeforeUpgrade("/ws/*", guard::checkUpgrade);
    double rate = settings.limits().messagesPerSecond();
    routes.ws("/ws/tables/{table}", socket -> listen(socket, this::tableDoor, rate));
    routes.ws("/ws/bot", socket -> listen(socket, this::botDoor, rate * BOTS_ARE_FASTER));
  }

  private TableSocket.Door tableDoor(WsContext context) {
    String id = context.pathParam("table");
    return (connection, _) -> tables.open(id, Guard.caller(context)).visit(connection);
  }

  private TableSocket.Door botDoor(WsContext context) {
    return (connection, first) ->
        tables.open(first.text("table"), Guard.caller(context)).botVisit(connection);
  }

  private void listen(
      WsConfig socket, Function<WsContext, TableSocket.Door> doors, double messagesPerSecond) {
    socket.onConnect(context -> connected(context, doors.apply(context), messagesPerSecond));
    socket.onMessage(
        context -> known(context).ifPresent(known -> known.hear(context, context.message())));
    socket.onBinaryMessage(context -> known(context).ifPresent(TableSocket::hearBytes));
    socket.onClose(this::closed);
  }

  private void connected(WsContext context, TableSocket.Door door, double messagesPerSecond) {
    metrics.count(Counter.CONNECTIONS_OPENED);
    guard.opened(context);
    Rate rate = new Rate(messagesPerSecond, messagesPerSecond * Rates.AT_ONCE, System.nanoTime());
    TableSocket socket = new TableSocket(context, door, rate, metrics);
    String id = context.sessionId();
    open.put(id, socket);
    var _ =
        settings
            .time()
            .after(
                JOIN_WITHIN.toMillis(),
                () -> Optional.ofNullable(open.get(id)).ifPresent(TableSocket::refuseUnlessJoined));
  }

  private Optional<TableSocket> known(WsContext context) {
    return Optional.ofNullable(open.get(context.sessionId()));
  }

  private void closed(WsContext context) {
    guard.closed(context);
    Optional.ofNullable(open.remove(context.sessionId())).ifPresent(TableSocket::closed);
  }
}
