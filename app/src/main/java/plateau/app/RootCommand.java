package plateau.app;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.play.PlayCommand;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.kernel.Game;

/** {@code plateau} alone: a welcome, the games, and what to type next. */
@Command(name = "plateau")
final class RootCommand implements Action {

  @Mixin final Common common = new Common();

  // Read before anything else by GamesFolder, wherever it stands.
  @Option(names = "--games", paramLabel = "${bundle:label.folder}", descriptionKey = "games-folder")
  String games = "";

  private final Session session;

  RootCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    List<Game<?, ?>> games = Games.all();
    session.tell("welcome");
    GamesCommand.list(session, games);
    session.terminal().out().println();
    if (games.isEmpty()) {
      return ExitCode.FINE;
    }
    Game<?, ?> first = games.getFirst();
    session.tell("welcome.next", "command", session.command(), "game", first.info().id());
    return session.terminal().isInteractive() ? offerToPlay(first) : ExitCode.FINE;
  }

  private int offerToPlay(Game<?, ?> game) {
    session.terminal().out().println();
    session.enter(game);
    session.terminal().out().print(session.say("welcome.offer", "game", session.say("game.name")));
    boolean accepted = session.terminal().readLine().filter(String::isBlank).isPresent();
    return accepted ? new PlayCommand(session).start(game) : ExitCode.FINE;
  }
}
