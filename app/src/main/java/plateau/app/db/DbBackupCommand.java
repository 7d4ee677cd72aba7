package plateau.app.db;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.operations.Database;
import plateau.server.operations.Settings;
import plateau.server.store.sqlite.Backup;

/** {@code plateau db backup}: a copy of the database, also while a server runs. */
@Command(name = "backup")
public final class DbBackupCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final DatabaseOption database = new DatabaseOption();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "plateau.db.backup.file")
  String file = "";

  private final Session session;

  public DbBackupCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(Settings.class);
    switch (database.existing(session)) {
      case Database.Shared shared ->
          throw new Problem(Message.of("db.use-pg-dump", "address", shared));
      case Database.File(Path kept) -> Backup.make(kept, DatabaseName.file(file));
    }
    session.tell("db.backed-up", "file", file);
    return ExitCode.FINE;
  }
}
