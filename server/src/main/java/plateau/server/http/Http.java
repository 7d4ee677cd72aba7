package plateau.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinLogger;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.websocket.core.util.MethodHolder;
import plateau.kernel.DataFile;
import plateau.server.guard.Guard;
import plateau.server.guard.HeavyWork;
import plateau.server.guard.SlowRequestGuard;
import plateau.server.minds.Analyses;
import plateau.server.operations.Metrics;
import plateau.server.operations.Settings;
import plateau.server.store.Store;
import plateau.server.tables.GameOfTheDay;
import plateau.server.tables.Tables;
import plateau.server.tournament.Tournaments;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Errors;
import plateau.server.wire.RefusedByJetty;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Tellings;

/** The doors of the server. Everything that knows the HTTP library is in this package. */
public final class Http implements AutoCloseable {

  private static final int LARGEST_MESSAGE = 16 << 10;
  private static final int UNWELL = 503;

  private final Settings settings;
  private final Store store;
  private final Tables tables;
  private final Metrics metrics;
  private final WebFiles files;
  private final Guard guard;
  private final HeavyWork heavy = new HeavyWork();
  private final Analyses analyses = new Analyses();
  private final Sockets sockets;
  private final Errors errors;
  private final Javalin javalin;

  private Http(Settings settings, Store store, Tables tables, Tellings tellings, Metrics metrics) {
    this.settings = settings;
    this.store = store;
    this.tables = tables;
    this.metrics = metrics;
    this.files = new WebFiles(settings.web().orElse(null));
    this.errors = new Errors(tellings, metrics);
    this.guard = new Guard(settings, metrics);
    this.sockets = new Sockets(settings, tables, guard, metrics);
    this.javalin =
        Javalin.create(
            config -> {
              limit(config);
              config.router.javaLangErrorHandler(errors::fail);
              config.jetty.modifyServer(server -> SlowRequestGuard.watch(server, settings.time()));
              config.jetty.modifyServer(server -> server.setErrorHandler(new RefusedByJetty()));
              addRoutes(config.routes, tellings);
            });
  }

  /** Starts listening. */
  public static Http start(
      Settings settings, Store store, Tables tables, Tellings tellings, Metrics metrics) {
    // Before Jetty's first WebSocket. Otherwise each one has method handles of its own, and the
    // JVM makes and compiles a class for every one of them that is busy.
    System.setProperty(MethodHolder.METHOD_HOLDER_BINDING_PROPERTY, "false");
    Http http = new Http(settings, store, tables, tellings, metrics);
    // What keeps it from starting is thrown as well, and told by whoever catches it.
    JavalinLogger.enabled = false;
    try {
      http.javalin.start(settings.host(), settings.port());
    } catch (JavalinBindException e) {
      throw Unbound.why(settings, e);
    } finally {
      JavalinLogger.enabled = true;
    }
    return http;
  }

  public int port() {
    return javalin.port();
  }

  private static void limit(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Bodies.LARGEST;
    config.http.prefer405over404 = true;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setIdleTimeout(Sockets.JOIN_WITHIN.toMillis());
          // It would be kept with every WebSocket: 50 KB that nothing reads any more.
          http.setHeaderCacheSize(0);
          http.addCustomizer((request, _) -> Uncompressed.of(request));
        });
    config.jetty.modifyServletContextHandler(Http::keepNoSessions);
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(LARGEST_MESSAGE);
          factory.setIdleTimeout(Sockets.JOIN_WITHIN);
        });
  }

  // Javalin asks for a session with every WebSocket. It would be kept for good, and set a cookie
  // that nobody reads.
  private static void keepNoSessions(ServletContextHandler context) {
    SessionHandler sessions = new SessionHandler();
    NullSessionCache forgetful = new NullSessionCache(sessions);
    forgetful.setSessionDataStore(new NullSessionDataStore());
    sessions.setSessionCache(forgetful);
    sessions.setUsingCookies(false);
    context.setSessionHandler(sessions);
    context.setErrorHandler(new RefusedByJetty());
  }

  private void addRoutes(RoutesConfig routes, Tellings tellings) {
    routes.before(this::receive);
    new GamePages(tellings, files).addTo(routes);
    new DocumentPages().addTo(routes, heavy);
    GameOfTheDay daily = new GameOfTheDay(tables, settings.time());
    new DailyPages(tables, tellings, guard, daily).addTo(routes, heavy);
    new CompanionPages(settings.seeds()).addTo(routes, heavy);
    new TablePages(tables, guard).addTo(routes, heavy);
    new ReplayPages(tables, tellings).addTo(routes, heavy);
    AnalysisPages analysed = new AnalysisPages(tables, tellings, analyses);
    analysed.addTo(routes);
    FiledMatchPages filed = new FiledMatchPages(tables, tellings, analysed, guard, heavy);
    new FilePages(tellings, filed).addTo(routes, heavy);
    Tournaments tournaments = new Tournaments(settings.tournaments());
    new TournamentPages(tournaments, tellings, filed, settings.time()).addTo(routes, heavy);
    String description = DataFile.beside(Http.class, "openapi.json");
    routes.get("/api/openapi.json", context -> Answers.json(context, description));
    routes.get("/health", this::health);
    routes.get(
        "/metrics",
        context -> context.contentType("text/plain; version=0.0.4").result(metrics.text()));
    new OfflinePages(files).addTo(routes);
    files.addTo(routes);
    sockets.addTo(routes);
    errors.addTo(routes);
    routes.error(Code.NOT_FOUND.status(), this::nothingThere);
    routes.after(Bodies::answerEarly);
  }

  private void nothingThere(Context context) {
    if (isForeign(context)) {
      errors.refuse(Refusal.of(Code.NOT_FOUND), context);
    }
  }

  // Answers of our own are JSON already, or a page that says what is missing.
  private static boolean isForeign(Context context) {
    String type = context.res().getContentType();
    boolean isPage = WebFiles.isPage(context);
    return !isPage && (type == null || !type.startsWith("application/json"));
  }

  private void receive(Context context) {
    context
        .header("Content-Security-Policy", policy())
        .header("X-Content-Type-Options", "nosniff")
        .header("X-Frame-Options", "DENY")
        .header("Referrer-Policy", "no-referrer")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    guard.check(context);
  }

  private String policy() {
    return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' "
        + files.importMapHash()
        + "; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self';"
        + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  private void health(Context context) {
    boolean isWell = store.isWell();
    context.status(isWell ? 200 : UNWELL);
    Answers.json(context, "{\"status\":\"" + (isWell ? "up" : "down") + "\"}");
  }

  @Override
  public void close() {
    javalin.stop();
    heavy.close();
    analyses.close();
  }
}
