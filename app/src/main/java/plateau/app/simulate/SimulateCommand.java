package plateau.app.simulate;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Arguments;
import plateau.app.command.DocumentOptions;
import plateau.app.command.GameCommand;
import plateau.app.command.PairsOption;
import plateau.app.command.ProgressBar;
import plateau.app.command.SeedOption;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.report.ResultFolder;
import plateau.arena.report.RowFormat;
import plateau.arena.simulation.Comparison;
import plateau.arena.simulation.Engine;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Study;
import plateau.arena.simulation.Sweep;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.Json;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau simulate GAME}: many games between computer players, counted. */
@Command(name = "simulate")
public final class SimulateCommand extends GameCommand {

  private static final int MOST_GAMES = 1_000_000_000;

  @Option(names = "--seats", paramLabel = "${bundle:label.seats}")
  @Nullable String seats;

  @Option(names = "--games", required = true, paramLabel = "N")
  String games = "";

  @Option(names = "--sweep", paramLabel = "${bundle:label.sweep}")
  List<String> sweep = List.of();

  @Mixin final SeedOption seed = new SeedOption();

  @Mixin final EngineOption engine = new EngineOption();

  @Mixin final PairsOption options = new PairsOption();

  @Mixin final DocumentOptions documents = new DocumentOptions();

  @Option(names = "--out", paramLabel = "${bundle:label.folder}")
  @Nullable String out;

  @Option(names = "--format", paramLabel = "csv,parquet")
  @Nullable String format;

  @Option(names = "--json")
  boolean json;

  public SimulateCommand(Session session) {
    super(session);
  }

  @Override
  protected <S extends State<S, M>, M> int run(Game<S, M> rules) {
    Study<S, M> study = study(rules);
    ResultFolder folder = folder();
    try (Engine connected = engine.connect()) {
      if (study.sweep().isEmpty()) {
        tell(simulated(new Simulation<>(study.experiments().getFirst(), connected), folder));
      } else {
        tell(compared(study, connected, folder));
      }
    }
    if (out != null && !json) {
      session.tell("simulate.written", "folder", TextFile.path(out));
    }
    return ExitCode.FINE;
  }

  private <S extends State<S, M>, M> Study<S, M> study(Game<S, M> rules) {
    Sweep swept = Sweep.read(sweep);
    String given = seats;
    if (given == null && !Study.hasSeats(swept)) {
      throw new Problem(Message.of("simulate.no-seats"));
    }
    if (given != null && Study.hasSeats(swept)) {
      throw new Problem(Message.of("sweep.fixed", "name", "seats"));
    }
    int count = Arguments.whole("--games", games, 1, MOST_GAMES);
    return Study.of(
        rules,
        swept,
        new Study.Common(
            given == null ? "" : given,
            documents.addedTo(options.chosen(), rules),
            count,
            seed.orShortOne()));
  }

  private @Nullable ResultFolder folder() {
    String wanted = format;
    if (out == null && wanted != null) {
      throw new Problem(Message.of("simulate.format-without-out"));
    }
    Set<RowFormat> formats = wanted == null ? Set.of(RowFormat.CSV) : RowFormat.read(wanted);
    return out == null ? null : ResultFolder.at(TextFile.path(out), formats);
  }

  private <S extends State<S, M>, M> Findings<S, M> simulated(
      Simulation<S, M> simulation, @Nullable ResultFolder folder) {
    Simulation.Progress progress = ProgressBar.in(session);
    return folder == null
        ? simulation.run(progress)
        : folder.run(simulation, progress, session.words().language());
  }

  private <S extends State<S, M>, M> Comparison<S, M> compared(
      Study<S, M> study, Engine connected, @Nullable ResultFolder folder) {
    Simulation.Progress progress = ProgressBar.in(session);
    return folder == null
        ? study.run(connected, progress)
        : folder.run(study, connected, progress, session.words().language());
  }

  private void tell(Findings<?, ?> findings) {
    if (json) {
      session.terminal().out().println(Json.write(findings.summary()));
    } else {
      session.print(new SummaryPage(findings.summary(), session.page()).lines());
    }
  }

  private void tell(Comparison<?, ?> comparison) {
    if (json) {
      session.terminal().out().println(Json.write(comparison.summary()));
    } else {
      session.print(new ComparisonPage(comparison, session.page()).lines());
    }
  }
}
