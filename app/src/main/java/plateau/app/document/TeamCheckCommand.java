package plateau.app.document;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;

/** {@code plateau team check FILE}: whether it is a team, and who is in it. */
@Command(name = "check")
public final class TeamCheckCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final KindOption kind = new KindOption();

  @Parameters(paramLabel = "${bundle:label.team}", descriptionKey = "plateau.team.file")
  String file = "";

  private final Session session;

  public TeamCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    kind.read(file, session, TeamCommand::isTeam).tell(session);
    return ExitCode.FINE;
  }
}
