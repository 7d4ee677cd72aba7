package plateau.app.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
import plateau.app.command.ThreadsOption;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.Protection;
import plateau.arena.simulation.Simulation;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.json.Json;
import plateau.kernel.words.Message;

/** {@code plateau match GAME}: programs and computer players against each other. */
@Command(name = "match")
public final class MatchCommand extends GameCommand {

  private static final int MOST_GAMES = 1_000_000;

  @Option(names = "--seats", required = true, paramLabel = "${bundle:label.seats}")
  String seats = "";

  @Mixin final DocumentOptions documents = new DocumentOptions();

  @Option(names = "--games", paramLabel = "N")
  String games = "1";

  @Option(names = "--swap")
  boolean swap;

  @Mixin final SeedOption seed = new SeedOption();

  @Mixin final PairsOption options = new PairsOption();

  @Mixin final ThreadsOption threads = new ThreadsOption();

  @Option(names = "--save", paramLabel = "${bundle:label.folder}")
  @Nullable String save;

  @Option(names = "--untimed")
  boolean untimed;

  @Option(names = "--json")
  boolean json;

  public MatchCommand(Session session) {
    super(session, BotMatch.class);
  }

  @Override
  protected <S extends State<S, M>, M> int run(Game<S, M> rules) {
    List<Entrant> entrants = SeatList.read(seats, Path.of(""), rules);
    Terms terms = Terms.standard().with(session.words().language());
    Series<S, M> series = new Series<>(rules, entrants, terms);
    int count = Arguments.whole("--games", games, 1, MOST_GAMES);
    long start = seed.orShortOne();
    series.plan(
        count,
        swap,
        start,
        number ->
            Setup.of(
                rules.info(), entrants.size(), documents.addedTo(options.chosen(), rules, number)));
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
    Simulation.Progress progress = ProgressBar.in(session);
    List<Played> matches = new ArrayList<>();
    ProgramChanges changes = new ProgramChanges();
    Consumer<Message> news = told -> ProgressBar.complain(session, told);
    series.play(
        threads(),
        news,
        (fixture, outcome) -> {
          if (folder != null) {
            folder.save(fixture, outcome);
          }
          matches.add(Played.of(fixture, outcome, session.words()));
          changes.in(fixture, outcome).ifPresent(news);
          progress.done(matches.size(), series.size());
        });
    return matches;
  }

  // Half of the cores: programs that wait for a core would seem slow.
  private int threads() {
    return threads.orElse(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
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
