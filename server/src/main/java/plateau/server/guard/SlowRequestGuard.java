package plateau.server.guard;

import java.lang.ref.WeakReference;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;
import plateau.server.operations.Time;

/**
 * Ends connections on which a request trickles in, byte by byte, and never ends: the limit on
 * silence begins anew with every byte, so alone it lets them stay for good.
 */
public final class SlowRequestGuard implements Connection.Listener {

  private static final long PERIOD_MS = 15_000;

  private final Time time;

  private SlowRequestGuard(Time time) {
    this.time = time;
  }

  /** Watches all connections of a server, whose connectors are known when it starts. */
  public static void watch(Server server, Time time) {
    SlowRequestGuard trickles = new SlowRequestGuard(time);
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle starting) {
            for (Connector connector : server.getConnectors()) {
              connector.addEventListener(trickles);
            }
          }
        });
  }

  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof ConnectionMetaData) {
      new Watched(connection).lookLater();
    }
  }

  /** One connection: what had come in and gone out when it was looked at last. */
  private final class Watched {

    // What is planned for later must not keep a connection that is gone.
    private final WeakReference<Connection> watched;
    private long bytesIn;
    private long answers;
    private boolean wasTrickling;

    Watched(Connection connection) {
      this.watched = new WeakReference<>(connection);
    }

    void lookLater() {
      var _ = time.after(PERIOD_MS, this::look);
    }

    // An upgrade to a WebSocket puts another connection in its place.
    private void look() {
      Connection connection = watched.get();
      if (connection == null
          || !connection.getEndPoint().isOpen()
          || !connection.equals(connection.getEndPoint().getConnection())) {
        return;
      }
      boolean isTrickling =
          connection.getBytesIn() > bytesIn && connection.getMessagesOut() == answers;
      if (isTrickling && wasTrickling) {
        connection.getEndPoint().close();
        return;
      }
      wasTrickling = isTrickling;
      bytesIn = connection.getBytesIn();
      answers = connection.getMessagesOut();
      lookLater();
    }
  }
}
