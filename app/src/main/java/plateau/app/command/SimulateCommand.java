package plateau.app.command;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.simulate.ProgressBar;
import plateau.app.simulate.SummaryPage;
import plateau.app.terminal.Terminal;
import plateau.arena.Games;
import plateau.arena.Seating;
import plateau.arena.report.ResultFolder;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Summary;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.json.Json;

/** {@code plateau simulate GAME}: many games between computer players, counted. */
@Command(name = "simulate", versionProvider = VersionCommand.Text.class)
final class SimulateCommand implements Action {

  private static final int MOST_GAMES = 1_000_000_000;
  private static final int MOST_THREADS = 1024;

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  String game = "";

  @Option(names = "--seats", required = true, paramLabel = "${bundle:label.seats}")
  String seats = "";

  @Option(names = "--games", required = true, paramLabel = "N")
  String games = "";

  @Option(names = "--seed", paramLabel = "N")
  @Nullable String seed;

  @Option(names = "--threads", paramLabel = "N")
  @Nullable String threads;

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  List<String> options = List.of();

  @Mixin final MapOption map = new MapOption();

  @Option(names = "--out", paramLabel = "${bundle:label.folder}")
  @Nullable String out;

  @Option(names = "--json")
  boolean json;

  private final Session session;

  SimulateCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    return run(Games.named(game));
  }

  private <S extends State<S, M>, M> int run(Game<S, M> rules) {
    session.enter(rules);
    Simulation<S, M> simulation = new Simulation<>(experiment(rules), threads());
    Path folder = out == null ? null : TextFile.path(out);
    Findings<S, M> findings =
        folder == null
            ? simulation.run(progress())
            : ResultFolder.at(folder).run(simulation, progress(), session.words().language());
    tell(findings.summary(), folder);
    return ExitCode.FINE;
  }

  private <S extends State<S, M>, M> Experiment<S, M> experiment(Game<S, M> rules) {
    Seating<S, M> seating = Seating.read(rules, seats, Seating.People.ABSENT);
    Setup setup =
        Setup.of(rules.info(), seating.size(), map.addedTo(Arguments.pairs(options), rules.info()));
    int count = Arguments.whole("--games", games, 1, MOST_GAMES);
    // Short enough to be typed again.
    long start = seed == null ? new SecureRandom().nextInt(1_000_000) : Arguments.seed(seed);
    return new Experiment<>(rules, setup, seating, count, start);
  }

  private int threads() {
    return threads == null
        ? Runtime.getRuntime().availableProcessors()
        : Arguments.whole("--threads", threads, 1, MOST_THREADS);
  }

  private Simulation.Progress progress() {
    Terminal terminal = session.terminal();
    return terminal.isLive(Terminal.Stream.ERR)
        ? new ProgressBar(terminal.err(), session.words(), System::nanoTime)
        : (_, _) -> {};
  }

  private void tell(Summary summary, @Nullable Path folder) {
    if (json) {
      session.terminal().out().println(Json.write(summary));
      return;
    }
    session.print(new SummaryPage(summary, session.page()).lines());
    if (folder != null) {
      session.tell("simulate.written", "folder", folder);
    }
  }
}
