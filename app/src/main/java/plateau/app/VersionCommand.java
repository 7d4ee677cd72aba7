package plateau.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.arena.Games;

/** {@code plateau version}: this program, its Java, and the rules of each game. */
@Command(name = "version")
final class VersionCommand implements Action {

  @Mixin final Common common = new Common();

  private final Session session;

  VersionCommand(Session session) {
    this.session = session;
  }

  /** What {@code --version} says with any command. */
  static String ofProgram() {
    return "plateau " + Version.number();
  }

  @Override
  public int run() {
    session.print(ofProgram());
    session.print("Java " + Runtime.version());
    Games.all()
        .forEach(
            game ->
                session.tell(
                    "version.rules",
                    "game",
                    game.info().id(),
                    "version",
                    game.info().rulesVersion()));
    return ExitCode.FINE;
  }
}
