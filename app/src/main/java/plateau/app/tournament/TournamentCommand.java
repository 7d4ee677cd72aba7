package plateau.app.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.command.DocumentOptions;
import plateau.app.command.OrderlyEnd;
import plateau.app.command.ProgressBar;
import plateau.app.command.ThreadsOption;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.StateFolder;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Terms;
import plateau.arena.report.TournamentFolder;
import plateau.arena.simulation.Simulation;
import plateau.arena.tournament.LedgerView;
import plateau.arena.tournament.Plan;
import plateau.arena.tournament.ProgramChanged;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.StandingsJson;
import plateau.arena.tournament.Tournament;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.Json;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.operations.Settings;
import plateau.terminal.Terminal;

/** {@code plateau tournament}: many matches, rated; it can be stopped at any moment and goes on. */
@Command(name = "tournament")
public final class TournamentCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(arity = "0..1", paramLabel = "${bundle:label.file}", descriptionKey = "file")
  @Nullable String file;

  @Mixin final TournamentOptions options = new TournamentOptions();

  @Mixin final ThreadsOption threads = new ThreadsOption();

  @Option(names = "--out", paramLabel = "${bundle:label.folder}")
  @Nullable String out;

  @Option(names = "--json")
  boolean json;

  private final Session session;

  public TournamentCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    TournamentRequest request = request();
    Game<?, ?> rules = Games.named(request.game());
    session.enter(rules, BotMatch.class, Tournament.class);
    return run(rules, request);
  }

  private TournamentRequest request() {
    String given = file;
    if (given == null) {
      return options.request();
    }
    if (options.areGiven()) {
      throw new Problem(Message.of("tournament.file-or-options", "file", given));
    }
    return TournamentFile.read(TextFile.path(given));
  }

  private <S extends State<S, M>, M> int run(Game<S, M> rules, TournamentRequest request) {
    Plan plan = request.plan(rules, map -> DocumentOptions.map(map, rules));
    Path folder = folder(plan);
    Terms terms = Terms.standard().with(session.words().language());
    if (hasPrograms(plan)) {
      terms.sandbox().warning().ifPresent(session::complain);
    }
    Tournament<S, M> tournament = new Tournament<>(rules, plan, terms, folder);
    try (OrderlyEnd _ = new OrderlyEnd(tournament::stop)) {
      run(rules, tournament, plan, folder);
    }
    return ExitCode.FINE;
  }

  private void run(Game<?, ?> rules, Tournament<?, ?> tournament, Plan plan, Path folder) {
    try {
      LedgerView ledger =
          tournament.run(
              threads(hasPrograms(plan)),
              () -> new SecureRandom().nextLong(),
              progress(plan),
              told -> ProgressBar.complain(session, told));
      ProgressBar.erase(session);
      write(ledger, rules, folder);
      tell(ledger, folder);
    } catch (ProgramChanged changed) {
      ProgressBar.erase(session);
      write(played(folder), rules, folder);
      throw changed;
    }
  }

  private void write(LedgerView ledger, Game<?, ?> rules, Path folder) {
    new TournamentFolder(folder).write(ledger, rules, session.words().language());
  }

  private static LedgerView played(Path folder) {
    LedgerView ledger = LedgerView.in(folder);
    try {
      ledger.refresh();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ledger;
  }

  private static boolean hasPrograms(Plan plan) {
    return plan.contestants().stream()
        .flatMap(one -> one.members().stream())
        .anyMatch(Entrant.Program.class::isInstance);
  }

  private Path folder(Plan plan) {
    return out == null ? usualFolder(session).resolve(plan.name()) : TextFile.path(out);
  }

  /** Where tournaments are kept when nobody says: beside the usual database. */
  public static Path usualFolder(Session session) {
    return StateFolder.of(session.terminal()).resolve(Settings.TOURNAMENTS);
  }

  // Programs that wait for a core would seem slow.
  private int threads(boolean programs) {
    int cores = Runtime.getRuntime().availableProcessors();
    return threads.orElse(programs ? Math.max(1, cores / 2) : cores);
  }

  private Simulation.Progress progress(Plan plan) {
    if (plan.size().isPresent()) {
      return ProgressBar.in(session);
    }
    Terminal terminal = session.terminal();
    if (!terminal.isLive(Terminal.Stream.ERR)) {
      return (_, _) -> {};
    }
    return (matches, _) -> {
      terminal
          .err()
          .print("\r" + session.say("tournament.so-far", "matches", matches) + "\u001b[K");
      terminal.err().flush();
    };
  }

  private void tell(LedgerView ledger, Path folder) {
    Standings standings = new Standings(ledger.outline(), ledger.played());
    if (json) {
      session.terminal().out().println(Json.write(StandingsJson.of(standings)));
      return;
    }
    session.print(new StandingsPage(standings, session.page()).lines());
    session.terminal().out().println();
    session.tell(ledger.isOver() ? "tournament.over" : "tournament.stopped", "folder", folder);
    session.terminal().out().flush();
  }
}
