package plateau.app.load;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Action;
import plateau.app.command.Arguments;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.server.operations.Settings;
import plateau.server.store.postgres.PostgresAddress;

/** {@code plateau load}: how much a server can take on this machine. */
@Command(name = "load")
public final class LoadCommand implements Action {

  private static final int MOST_TABLES = 20_000;
  private static final int MOST_SECONDS = 3_600;
  private static final int MOST_MOVES = 1_000_000;
  // Before that the compiler of the JVM takes a good part of the processor.
  private static final int SHORTEST_WARM_UP_SECONDS = 30;
  private static final int LONGEST_WARM_UP_SECONDS = 60;
  private static final int MOST_SERVERS = 8;

  @Mixin final Common common = new Common();

  @Option(names = "--tables", paramLabel = "N")
  String tables = "100";

  @Option(names = "--seconds", paramLabel = "S")
  String seconds = "10";

  @Option(names = "--rate", paramLabel = "N")
  String rate = "0";

  @Option(names = "--game", required = true, paramLabel = "${bundle:label.game}")
  String game = "";

  @Option(names = "--servers", paramLabel = "N")
  String servers = "1";

  @Option(names = "--db", paramLabel = "postgresql://…")
  @Nullable String db;

  private final Session session;

  public LoadCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(Settings.class);
    int length = Arguments.whole("--seconds", seconds, 1, MOST_SECONDS);
    Load load =
        new Load(
            Games.named(game),
            Arguments.whole("--tables", tables, 1, MOST_TABLES),
            Arguments.whole("--rate", rate, 0, MOST_MOVES));
    int warmUp = Math.clamp(length, SHORTEST_WARM_UP_SECONDS, LONGEST_WARM_UP_SECONDS);
    Load.Outcome outcome = load.run(subject(), warmUp, length, this::tell);
    session.tell(
        "load.moves",
        "moves",
        outcome.moves(),
        "seconds",
        number(outcome.seconds(), 1),
        "speed",
        number(outcome.movesPerSecond(), 0),
        "cpu",
        number(outcome.serverCpu().toMillis() / 1e3, 1),
        "perCpu",
        number(outcome.movesPerCpuSecond(), 0));
    session.tell(
        "load.latency",
        "median",
        number(outcome.medianMs(), 1),
        "p90",
        number(outcome.p90Ms(), 1),
        "p99",
        number(outcome.p99Ms(), 1),
        "p999",
        number(outcome.p999Ms(), 1));
    session.tell(
        "load.size", "connections", outcome.connections(), "memory", outcome.serverMemory() >> 20);
    return ExitCode.FINE;
  }

  private Load.Subject subject() {
    return new Load.Subject(
        Arguments.whole("--servers", servers, 1, MOST_SERVERS),
        Optional.ofNullable(db).map(PostgresAddress::read));
  }

  private void tell(Load.Minute minute) {
    session.tell(
        "load.minute",
        "minute",
        minute.number(),
        "moves",
        minute.moves(),
        "p99",
        number(minute.p99Ms(), 1),
        "memory",
        minute.memory() >> 20);
    session.terminal().out().flush();
  }

  private String number(double value, int digits) {
    return session.page().numbers().decimal(value, digits);
  }
}
