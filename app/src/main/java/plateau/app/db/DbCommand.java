package plateau.app.db;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau db}: the database of a server. What to do with it stands behind it. */
@Command(name = "db")
public final class DbCommand implements Action {

  @Mixin final Common common = new Common();

  @Override
  public int run() {
    throw new Problem(Message.of("db.which"));
  }
}
