package plateau.app.analyse;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Arguments;
import plateau.app.command.Common;
import plateau.app.command.ProgressBar;
import plateau.app.command.SeedOption;
import plateau.app.command.ThreadsOption;
import plateau.app.saved.ReplayFile;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.arena.analysis.Analysis;
import plateau.arena.analysis.AnalysisJson;
import plateau.arena.analysis.Analyst;
import plateau.arena.analysis.Effort;
import plateau.arena.report.AnalysisReport;
import plateau.arena.report.ResultFolder;
import plateau.arena.simulation.Simulation;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.search.Budget;

/**
 * {@code plateau analyse FILE}: who was how likely to win when, and what would have been better.
 */
@Command(name = "analyse")
public final class AnalyseCommand implements Action {

  private static final int USUAL_MATCHES = 400;
  private static final int MOST_MATCHES = 1_000_000;
  private static final int MOST_MILLIS = 600_000;
  private static final long USUAL_SEED = 1;
  private static final String NAME = "analysis";
  private static final String SUFFIX = ".plateau";

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
  String file = "";

  @Option(names = "--out", paramLabel = "${bundle:label.folder}")
  @Nullable String out;

  @Option(names = "--matches", paramLabel = "N")
  @Nullable String matches;

  @Option(names = "--time", paramLabel = "MS")
  @Nullable String time;

  @Option(names = "--seat", paramLabel = "S")
  @Nullable String seat;

  @Mixin final SeedOption seed = new SeedOption();

  @Mixin final ThreadsOption threads = new ThreadsOption();

  private final Session session;

  public AnalyseCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    ReplayFile source = new ReplayFile(session, TextFile.path(file));
    Replay replay = source.read(false);
    Game<?, ?> game = Games.named(replay.header().game());
    session.enter(game);
    return analyse(game, replay, source);
  }

  private <S extends State<S, M>, M> int analyse(
      Game<S, M> game, Replay replay, ReplayFile source) {
    Match<S, M> match = source.rebuilt(game, replay);
    Analyst<S, M> analyst = new Analyst<>(match, effort());
    Header header = replay.header();
    Optional<Integer> wanted = Optional.ofNullable(seat).map(typed -> seatOf(header, typed));
    ResultFolder folder = ResultFolder.at(folder());
    Simulation.Progress progress = ProgressBar.in(session);
    Analysis analysis =
        wanted
            .map(one -> analyst.analyse(one, progress))
            .orElseGet(() -> analyst.analyse(progress));
    folder.write(
        NAME,
        AnalysisReport.html(analysis, header.players(), again(), session.words().language()),
        AnalysisJson.write(analysis, session.words()));
    session.print(new AnalysisPage(analysis, header.players(), session.page()).lines());
    session.tell("analyse.written", "folder", folder());
    return ExitCode.FINE;
  }

  // People count seats from 1.
  private static int seatOf(Header header, String seat) {
    return Arguments.whole("--seat", seat, 1, header.setup().seats()) - 1;
  }

  private Effort effort() {
    int usual = Runtime.getRuntime().availableProcessors();
    return new Effort(budget(), seed.chosen().orElse(USUAL_SEED), threads.orElse(usual));
  }

  private Budget budget() {
    if (matches != null && time != null) {
      throw new Problem(Message.of("analyse.matches-or-time"));
    }
    if (time != null) {
      return new Budget.Millis(Arguments.whole("--time", time, 1, MOST_MILLIS));
    }
    return new Budget.Matches(
        matches == null ? USUAL_MATCHES : Arguments.whole("--matches", matches, 1, MOST_MATCHES));
  }

  private Path folder() {
    if (out != null) {
      return TextFile.path(out);
    }
    String name = file.endsWith(SUFFIX) ? file.substring(0, file.length() - SUFFIX.length()) : file;
    return TextFile.path(name + "-" + NAME);
  }

  // Threads do not matter, and the folder is where the page already is.
  private String again() {
    StringBuilder command = new StringBuilder("./plateau analyse ").append(TextFile.quoted(file));
    switch (budget()) {
      case Budget.Matches(int count) -> command.append(" --matches ").append(count);
      case Budget.Millis(int millis) -> command.append(" --time ").append(millis);
    }
    if (seat != null) {
      command.append(" --seat ").append(seat);
    }
    return command.append(" --seed ").append(seed.chosen().orElse(USUAL_SEED)).toString();
  }
}
