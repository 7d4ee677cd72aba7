package plateau.app.document;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;

/** {@code plateau map show FILE}: the board as it is when a match begins on this map. */
@Command(name = "show")
public final class MapShowCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final KindOption kind = new KindOption();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "plateau.map.file")
  String file = "";

  private final Session session;

  public MapShowCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    kind.read(file, session, MapCommand::isMap).draw(session);
    return ExitCode.FINE;
  }
}
