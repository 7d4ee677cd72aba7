package plateau.app.db;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.server.operations.Database;
import plateau.server.operations.Settings;
import plateau.server.store.Copying;
import plateau.server.store.Store;

/** {@code plateau db copy}: all tables of one database into another one, of any kind. */
@Command(name = "copy")
public final class DbCopyCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.from}", descriptionKey = "plateau.db.copy.from")
  String from = "";

  @Parameters(paramLabel = "${bundle:label.to}", descriptionKey = "plateau.db.copy.to")
  String to = "";

  private final Session session;

  public DbCopyCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(Settings.class);
    Database source = DatabaseName.existing(from);
    Database target = DatabaseName.read(to, session);
    try (Store old = source.open();
        Store fresh = target.open()) {
      int tables = Copying.copy(old, fresh);
      session.tell("db.copied", "count", tables, "from", source, "to", target);
    }
    return ExitCode.FINE;
  }
}
