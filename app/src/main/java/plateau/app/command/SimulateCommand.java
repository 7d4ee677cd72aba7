package plateau.app.command;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.simulate.ProgressBar;
import plateau.app.simulate.SummaryPage;
import plateau.arena.Seating;
import plateau.arena.report.ResultFolder;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Summary;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.json.Json;

/** {@code plateau simulate GAME}: many games between computer players, counted. */
@Command(name = "simulate", versionProvider = VersionCommand.Text.class)
final class SimulateCommand extends GameCommand {

  private static final int MOST_GAMES = 1_000_000_000;

  @Option(names = "--seats", required = true, paramLabel = "${bundle:label.seats}")
  String seats = "";

  @Option(names = "--games", required = true, paramLabel = "N")
  String games = "";

  @Mixin final SeedOption seed = new SeedOption();

  @Mixin final ThreadsOption threads = new ThreadsOption();

  @Mixin final PairsOption options = new PairsOption();

  @Mixin final MapOption map = new MapOption();

  @Mixin final SkirmishOptions skirmish = new SkirmishOptions();

  @Option(names = "--out", paramLabel = "${bundle:label.folder}")
  @Nullable String out;

  @Option(names = "--json")
  boolean json;

  SimulateCommand(Session session) {
    super(session);
  }

  @Override
  <S extends State<S, M>, M> int run(Game<S, M> rules) {
    Simulation<S, M> simulation =
        new Simulation<>(
            experiment(rules), threads.orElse(Runtime.getRuntime().availableProcessors()));
    Simulation.Progress progress = ProgressBar.in(session);
    Path folder = out == null ? null : TextFile.path(out);
    Findings<S, M> findings =
        folder == null
            ? simulation.run(progress)
            : ResultFolder.at(folder).run(simulation, progress, session.words().language());
    tell(findings.summary(), folder);
    return ExitCode.FINE;
  }

  private <S extends State<S, M>, M> Experiment<S, M> experiment(Game<S, M> rules) {
    Seating<S, M> seating = Seating.read(rules, seats, Seating.People.ABSENT);
    Setup setup = seating.seated(Setup.of(rules.info(), seating.size(), chosen(rules.info())));
    int count = Arguments.whole("--games", games, 1, MOST_GAMES);
    return new Experiment<>(rules, setup, seating, count, seed.orShortOne());
  }

  private Map<String, String> chosen(GameInfo info) {
    return skirmish.addedTo(map.addedTo(options.chosen(), info), info);
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
