package plateau.app.serve;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Action;
import plateau.app.command.Arguments;
import plateau.app.command.Common;
import plateau.app.db.DatabaseName;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.app.tournament.TournamentCommand;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.Server;
import plateau.server.operations.Database;
import plateau.server.operations.Hosts;
import plateau.server.operations.Limits;
import plateau.server.operations.Settings;

/** {@code plateau serve}: the games in a browser, until somebody stops it. */
@Command(name = "serve")
public final class ServeCommand implements Action {

  private static final int HIGHEST_PORT = 65_535;
  private static final int MOST_TABLES = 1_000_000;

  @Mixin final Common common = new Common();

  @Option(names = "--port", paramLabel = "N")
  String port = Integer.toString(Settings.PORT);

  @Option(names = "--host", paramLabel = "${bundle:label.host}")
  String host = Settings.THIS_MACHINE;

  @Option(names = "--allowed-host", paramLabel = "${bundle:label.name}")
  List<String> allowedHosts = List.of();

  @Option(names = "--tables-in-memory", paramLabel = "N")
  @Nullable String tablesInMemory;

  @Option(names = "--tables-per-minute", paramLabel = "N")
  String tablesPerMinute = Integer.toString(Limits.TABLES_PER_MINUTE);

  @Option(names = "--db", paramLabel = "${bundle:label.database}")
  @Nullable String db;

  @Option(names = "--tournaments", paramLabel = "${bundle:label.folder}")
  @Nullable String tournaments;

  @Option(names = "--open")
  boolean open;

  @Option(names = "--web", paramLabel = "${bundle:label.folder}")
  @Nullable String web;

  private final Session session;

  public ServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(Settings.class);
    OldGeneration.keepSmall();
    Settings settings = settings();
    Server server = Server.start(settings);
    CountDownLatch stopped = new CountDownLatch(1);
    Thread last =
        Thread.ofPlatform()
            .unstarted(
                () -> {
                  server.close();
                  stopped.countDown();
                });
    Runtime.getRuntime().addShutdownHook(last);
    session.tell("serve.listening", "address", server.address());
    tellOthers(settings, server.port());
    sayWhetherNew(server);
    session.terminal().out().flush();
    if (open) {
      Browser.open(server.address());
    }
    if (!waitFor(stopped)) {
      Runtime.getRuntime().removeShutdownHook(last);
      server.close();
      Thread.currentThread().interrupt();
    }
    return ExitCode.FINE;
  }

  // Whoever has mistyped a name would otherwise look for lost games.
  private void sayWhetherNew(Server server) {
    if (!server.isDatabaseNew()) {
      return;
    }
    Database database = DatabaseName.read(db, session);
    Message hint =
        database instanceof Database.File(Path file)
            ? DatabaseName.alike(file)
            : Message.of("hint.none");
    String key = db == null ? "serve.new-database.usual" : "serve.new-database";
    session.tell(key, "database", database, "hint", hint);
  }

  // False when whoever called it has enough, which a process of its own never says.
  private static boolean waitFor(CountDownLatch stopped) {
    try {
      stopped.await();
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  // Whoever lets others in wants to know what they have to type.
  private void tellOthers(Settings settings, int port) {
    Hosts hosts = Hosts.of(settings.host(), settings.allowedHosts());
    List<String> addresses =
        hosts.forOthers().stream().map(host -> "http://" + host + ":" + port).toList();
    if (hosts.isOpen()) {
      session.tell("serve.others", "addresses", addresses);
    }
  }

  private Settings settings() {
    return onThisMachine()
        .withAllowedHosts(AllowedHosts.read(allowedHosts, session))
        .withLimits(limits());
  }

  private Limits limits() {
    Limits usual = Limits.usual();
    int inMemory =
        tablesInMemory == null
            ? usual.tablesInMemory()
            : Arguments.whole("--tables-in-memory", tablesInMemory, 1, MOST_TABLES);
    return usual.withTables(
        Arguments.whole("--tables-per-minute", tablesPerMinute, 1, MOST_TABLES), inMemory);
  }

  private Settings onThisMachine() {
    // Everywhere, says Java of a name without signs.
    if (host.isBlank()) {
      throw new Problem(Message.of("serve.unknown-host", "host", host));
    }
    Database database = DatabaseName.read(db, session);
    Settings usual =
        Settings.usual(
            host,
            Arguments.whole("--port", port, 0, HIGHEST_PORT),
            database,
            Optional.ofNullable(web).map(TextFile::path));
    if (tournaments != null) {
      return usual.withTournaments(TextFile.path(tournaments));
    }
    // One that servers share lies nowhere: then those that are played on this machine.
    return database instanceof Database.Shared
        ? usual.withTournaments(TournamentCommand.usualFolder(session))
        : usual;
  }
}
