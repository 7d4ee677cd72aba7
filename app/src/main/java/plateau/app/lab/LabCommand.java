package plateau.app.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Arguments;
import plateau.app.command.GameCommand;
import plateau.app.command.PairsOption;
import plateau.app.command.ProgressBar;
import plateau.app.command.SeedOption;
import plateau.app.command.ThreadsOption;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.arena.lab.Generation;
import plateau.arena.lab.Lab;
import plateau.arena.lab.LabFindings;
import plateau.arena.lab.LabJson;
import plateau.arena.lab.LabSettings;
import plateau.arena.lab.Notebook;
import plateau.arena.report.LabReport;
import plateau.arena.report.ResultFolder;
import plateau.arena.simulation.Simulation;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.Trials;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau lab GAME}: looks for the best order in which to take things. */
@Command(name = "lab")
public final class LabCommand extends GameCommand {

  private static final String USUAL_GENERATIONS = "30";
  private static final int MOST_GENERATIONS = 10_000;
  private static final String USUAL_GAMES = "400";
  private static final int MOST_GAMES = 1_000_000;
  private static final String NOTES = "generations.json";

  @Option(names = "--generations", paramLabel = "N")
  String generations = USUAL_GENERATIONS;

  @Option(names = "--games", paramLabel = "N")
  String games = USUAL_GAMES;

  @Mixin final SeedOption seed = new SeedOption();

  @Mixin final ThreadsOption threads = new ThreadsOption();

  @Mixin final PairsOption options = new PairsOption();

  @Option(names = "--out", paramLabel = "${bundle:label.folder}")
  @Nullable String out;

  public LabCommand(Session session) {
    super(session);
  }

  @Override
  protected <S extends State<S, M>, M> int run(Game<S, M> rules) {
    Setup setup = Setup.of(rules.info(), rules.info().minSeats(), options.chosen());
    Trials trials = trials(rules, setup);
    LabSettings settings = settings(rules, setup);
    Lab lab = new Lab(settings, trials, threads.orElse(Runtime.getRuntime().availableProcessors()));
    LabFindings findings =
        out == null
            ? search(lab, settings, List.of(), _ -> {})
            : inFolder(TextFile.path(out), lab, settings, trials, rules);
    session.print(
        new LabPage(findings, rules.gauges().orElseThrow(), trials.player(), session.page())
            .lines());
    if (out != null) {
      session.tell("lab.written", "folder", out);
    }
    return ExitCode.FINE;
  }

  private static Trials trials(Game<?, ?> rules, Setup setup) {
    return rules.trials(setup).orElseThrow(() -> new Problem(nothingToOrder(rules.info().id())));
  }

  private static Message nothingToOrder(String game) {
    List<String> known =
        Games.all().stream().filter(LabCommand::hasTrials).map(one -> one.info().id()).toList();
    return Message.of("lab.no-orders", "game", game, "known", known);
  }

  private static boolean hasTrials(Game<?, ?> game) {
    GameInfo info = game.info();
    return game.trials(Setup.of(info, info.minSeats(), Map.of())).isPresent();
  }

  private LabSettings settings(Game<?, ?> rules, Setup setup) {
    Map<String, String> chosen = new LinkedHashMap<>();
    rules.info().options().forEach(option -> chosen.put(option.id(), setup.text(option.id())));
    return new LabSettings(
        rules.info().id(),
        chosen,
        seed.orShortOne(),
        Arguments.whole("--generations", generations, 1, MOST_GENERATIONS),
        Arguments.whole("--games", games, 1, MOST_GAMES));
  }

  private LabFindings inFolder(
      Path path, Lab lab, LabSettings settings, Trials trials, Game<?, ?> rules) {
    ResultFolder folder = ResultFolder.at(path);
    List<Generation> before = before(path.resolve(NOTES), settings, trials);
    Lab.Notes notes =
        noted -> folder.put(NOTES, Notebook.write(settings, noted, trials.things()) + "\n");
    LabFindings findings = search(lab, settings, before, notes);
    folder.put("lab.json", LabJson.write(findings) + "\n");
    folder.put("policies.csv", LabJson.csv(findings));
    folder.put(
        "report.html",
        LabReport.html(
            findings,
            rules,
            again(settings, rules.info()),
            play(settings, rules.info(), trials.player()),
            session.words().language()));
    return findings;
  }

  private List<Generation> before(Path notes, LabSettings settings, Trials trials) {
    if (!Files.exists(notes)) {
      return List.of();
    }
    List<Generation> before = Notebook.read(TextFile.read(notes), settings, trials.things());
    session.tell("lab.goes-on", "generations", before.size());
    return before;
  }

  // One more than the generations, so that the bar stands until the close look is done.
  private LabFindings search(
      Lab lab, LabSettings settings, List<Generation> before, Lab.Notes notes) {
    Simulation.Progress progress = ProgressBar.in(session);
    long all = settings.generations() + 1L;
    LabFindings findings =
        lab.run(
            before,
            noted -> {
              notes.after(noted);
              progress.done(noted.size(), all);
            });
    progress.done(all, all);
    return findings;
  }

  private static String again(LabSettings settings, GameInfo info) {
    return "./plateau lab %s%s --generations %d --games %d --seed %d"
        .formatted(
            settings.game(),
            pairs(settings, info),
            settings.generations(),
            settings.games(),
            settings.seed());
  }

  private static String play(LabSettings settings, GameInfo info, String player) {
    return "./plateau play " + settings.game() + pairs(settings, info) + " --seats " + player + ":";
  }

  // What differs from the usual game.
  private static String pairs(LabSettings settings, GameInfo info) {
    StringBuilder pairs = new StringBuilder();
    for (plateau.kernel.Option option : info.options()) {
      String value = settings.options().get(option.id());
      if (!option.defaultValue().equals(value)) {
        pairs.append(" --option ").append(option.id()).append('=').append(value);
      }
    }
    return pairs.toString();
  }
}
