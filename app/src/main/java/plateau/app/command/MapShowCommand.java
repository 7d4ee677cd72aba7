package plateau.app.command;

import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.map.MapWriter;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.terminal.TextBoard;

/** {@code plateau map show FILE}: the board as it is when a match begins on this map. */
@Command(name = "show", versionProvider = VersionCommand.Text.class)
final class MapShowCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final KindOption kind = new KindOption();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "plateau.map.file")
  String file = "";

  private final Session session;

  MapShowCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    if (DeadzoneMaps.are(kind.of(file, session, MapCommand::isMap))) {
      return new DeadzoneMaps(session).show(file);
    }
    IcebergGame game = new IcebergGame();
    session.enter(game);
    String text = MapWriter.write(new MapFile(file).read());
    Setup setup = Setup.of(game.info(), game.info().minSeats(), Map.of("map", text));
    Object view = game.view(game.start(setup, new Seeded(0), Journal.OFF), Seat.REFEREE);
    session.print(TextBoard.of(game).draw(view, session.page()));
    return ExitCode.FINE;
  }
}
