package plateau.app.command;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.match.MatchFolder;
import plateau.app.match.Played;
import plateau.app.match.Scoreboard;
import plateau.app.match.ScoreboardPage;
import plateau.app.match.SeatList;
import plateau.app.match.Series;
import plateau.app.simulate.ProgressBar;
import plateau.app.terminal.Terminal;
import plateau.arena.Games;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.Protection;
import plateau.arena.simulation.Simulation;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.json.Json;

/** {@code plateau match GAME}: programs and computer players against each other. */
@Command(name = "match", versionProvider = VersionCommand.Text.class)
final class MatchCommand implements Action {

  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_THREADS = 1024;

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  String game = "";

  @Option(names = "--seats", required = true, paramLabel = "${bundle:label.seats}")
  String seats = "";

  @Mixin final MapOption map = new MapOption();

  @Option(names = "--games", paramLabel = "N")
  String games = "1";

  @Option(names = "--swap")
  boolean swap;

  @Option(names = "--seed", paramLabel = "N")
  @Nullable String seed;

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  List<String> options = List.of();

  @Option(names = "--threads", paramLabel = "N")
  @Nullable String threads;

  @Option(names = "--save", paramLabel = "${bundle:label.folder}")
  @Nullable String save;

  @Option(names = "--untimed")
  boolean untimed;

  @Option(names = "--json")
  boolean json;

  private final Session session;

  MatchCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    return run(Games.named(game));
  }

  private <S extends State<S, M>, M> int run(Game<S, M> rules) {
    session.enter(rules, BotMatch.class);
    List<Entrant> entrants = SeatList.read(seats, Path.of(""));
    Terms terms = Terms.standard().with(session.words().language());
    Series<S, M> series = new Series<>(rules, entrants, terms);
    int count = Arguments.whole("--games", games, 1, MOST_GAMES);
    // Short enough to be typed again.
    long start = seed == null ? new SecureRandom().nextInt(1_000_000) : Arguments.seed(seed);
    Map<String, String> chosen = Arguments.pairs(options);
    series.plan(
        count,
        swap,
        start,
        number ->
            Setup.of(rules.info(), entrants.size(), map.addedTo(chosen, rules.info(), number)));
    List<String> unprotected = warnOf(entrants, terms);
    List<Played> matches = play(series);
    tell(
        new Scoreboard(
            rules.info().id(),
            start,
            count,
            swap,
            unprotected,
            Scoreboard.standings(entrants, matches),
            matches));
    return ExitCode.FINE;
  }

  // Computer players need no walls.
  private List<String> warnOf(List<Entrant> entrants, Terms terms) {
    if (entrants.stream().noneMatch(Entrant.Program.class::isInstance)) {
      return List.of();
    }
    terms.sandbox().warning().ifPresent(session::complain);
    return terms.sandbox().missing().stream().map(Protection::id).toList();
  }

  private List<Played> play(Series<?, ?> series) {
    MatchFolder folder = save == null ? null : new MatchFolder(TextFile.path(save), untimed);
    Simulation.Progress progress = progress();
    List<Played> matches = new ArrayList<>();
    series.play(
        threads(),
        (fixture, outcome) -> {
          if (folder != null) {
            folder.save(fixture, outcome);
          }
          matches.add(Played.of(fixture, outcome, session.words()));
          progress.done(matches.size(), series.size());
        });
    return matches;
  }

  // Half of the cores: programs that wait for a core would seem slow.
  private int threads() {
    return threads == null
        ? Math.max(1, Runtime.getRuntime().availableProcessors() / 2)
        : Arguments.whole("--threads", threads, 1, MOST_THREADS);
  }

  private Simulation.Progress progress() {
    Terminal terminal = session.terminal();
    return terminal.isLive(Terminal.Stream.ERR)
        ? new ProgressBar(terminal.err(), session.words(), System::nanoTime)
        : (_, _) -> {};
  }

  private void tell(Scoreboard board) {
    if (json) {
      session.terminal().out().println(Json.write(board));
      return;
    }
    session.print(new ScoreboardPage(board, session.page()).lines());
    if (save != null) {
      session.tell("match.saved", "folder", save);
    }
  }
}
