package plateau.app.soak;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Arguments;
import plateau.app.command.GameCommand;
import plateau.app.command.OrderlyEnd;
import plateau.app.command.ProgressBar;
import plateau.app.command.ThreadsOption;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.StateFolder;
import plateau.app.session.TextFile;
import plateau.arena.InOrder;
import plateau.arena.simulation.Simulation;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kit.Soak;

/** {@code plateau soak GAME}: the checks of the kit over many more matches than a test plays. */
@Command(name = "soak")
public final class SoakCommand extends GameCommand {

  private static final String USUAL_MATCHES = "100";
  private static final int MOST_MATCHES = 1_000_000;

  @Option(names = "--matches", paramLabel = "N")
  String matches = USUAL_MATCHES;

  @Mixin final ThreadsOption threads = new ThreadsOption();

  @Option(names = "--out", paramLabel = "${bundle:label.folder}")
  @Nullable String out;

  // Which checks failed, and how many matches of each set-up the others have held for.
  private final Set<String> failed = new TreeSet<>();
  private long held;
  private long pieces;

  public SoakCommand(Session session) {
    super(session);
  }

  @Override
  protected <S extends State<S, M>, M> int run(Game<S, M> rules) {
    int wanted = Arguments.whole("--matches", matches, 1, MOST_MATCHES);
    Path folder =
        out == null ? StateFolder.of(session.terminal()).resolve("soak") : TextFile.path(out);
    Soak<S, M> soak = new Soak<>(rules, folder);
    Thread here = Thread.currentThread();
    try (OrderlyEnd _ = new OrderlyEnd(here::interrupt)) {
      runAndTell(soak, wanted, rules.info().id());
    }
    return failed.isEmpty() ? ExitCode.FINE : ExitCode.FAILURE;
  }

  private void runAndTell(Soak<?, ?> soak, int wanted, String game) {
    try {
      run(soak, wanted);
    } catch (CancellationException stopped) {
      ProgressBar.erase(session);
      session.tell("soak.stopped");
    } finally {
      tell(game);
    }
  }

  private void run(Soak<?, ?> soak, int wanted) {
    Simulation.Progress progress = ProgressBar.in(session);
    long all = soak.count(wanted);
    int cores = Runtime.getRuntime().availableProcessors();
    InOrder.run(
        soak.pieces(wanted),
        threads.orElse(cores),
        soak::run,
        (piece, fault) -> {
          fault.ifPresent(what -> report(piece.check(), what));
          progress.done(++pieces, all);
          held += pieces % soak.checks() == 0 ? piece.matches() : 0;
          return true;
        });
  }

  private void report(String check, String fault) {
    ProgressBar.erase(session);
    failed.add(check);
    session.tell("soak.failed", "check", check);
    session.terminal().out().println(fault);
  }

  private void tell(String game) {
    if (held == 0 && failed.isEmpty()) {
      session.tell("soak.too-short", "game", game);
    } else if (failed.isEmpty()) {
      session.tell("soak.held", "game", game, "matches", held);
    } else {
      session.tell("soak.not-held", "game", game, "checks", failed, "matches", held);
    }
  }
}
