package plateau.server;

import java.net.URI;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.arena.Games;
import plateau.arena.bot.Protocol;
import plateau.server.http.Http;
import plateau.server.minds.Minds;
import plateau.server.operations.Metrics;
import plateau.server.operations.Settings;
import plateau.server.store.Store;
import plateau.server.tables.Tables;
import plateau.table.message.Tellings;

/** A running server: the store, the live tables and the doors to them.. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final Settings settings;
  private final Store store;
  private final Tables tables;
  private final Http http;
  private final boolean isDatabaseNew;

  private Server(Settings settings, Store store, Tables tables, Http http, boolean isNew) {
    this.settings = settings;
    this.store = store;
    this.tables = tables;
    this.http = http;
    this.isDatabaseNew = isNew;
  }

  /**
   * Starts one, which goes on with every table where it was.
   *
   * @throws plateau.kernel.words.Problem when the database or the port cannot be used
   */
  public static Server start(Settings settings) {
    return start(settings, settings.database().open());
  }

  /** Over a store that is open; it ends with the server. */
  static Server start(Settings settings, Store store) {
    Metrics metrics = new Metrics();
    Tellings tellings = new Tellings(Games.class, Protocol.class, Settings.class);
    // One core stays free for those who play.
    int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    Minds minds = new Minds(thinkers);
    Tables tables = new Tables(store, tellings, minds, metrics, settings);
    try {
      // Asked before anybody can make a table.
      boolean isNew = store.isEmpty();
      Http http = Http.start(settings, store, tables, tellings, metrics);
      tables.resume();
      LOG.info("listening on port {}", http.port());
      return new Server(settings, store, tables, http, isNew);
    } catch (RuntimeException e) {
      tables.close();
      store.close();
      throw e;
    }
  }

  /** Whether no table had been kept in its database when it started. */
  public boolean isDatabaseNew() {
    return isDatabaseNew;
  }

  public int port() {
    return http.port();
  }

  /** Where a browser on this machine finds it. */
  public URI address() {
    boolean isEverywhere = settings.host().equals("0.0.0.0") || settings.host().equals("::");
    String host = isEverywhere ? Settings.THIS_MACHINE : settings.host();
    return URI.create("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port());
  }

  /** Takes nothing new, tells everybody, and leaves when what was accepted is on disk. */
  @Override
  public void close() {
    tables.close();
    http.close();
    store.close();
    LOG.info("stopped");
  }
}
