package plateau.app.db;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.db.Patch.Judged;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.kernel.words.Message;
import plateau.server.store.Store;
import plateau.table.kept.StoredTable;

/** {@code plateau db patch}: lets matches that new rules do not change go on under them. */
@Command(name = "patch")
public final class DbPatchCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final DatabaseOption database = new DatabaseOption();

  @Option(names = "--dry-run")
  boolean dryRun;

  private final Session session;

  public DbPatchCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    try (Store store = database.open(session)) {
      Patch patch = new Patch(store);
      List<Judged> judged = patch.judge();
      judged.forEach(this::tell);
      List<Judged> unchanged = judged.stream().filter(one -> one.change().isEmpty()).toList();
      if (!dryRun) {
        unchanged.forEach(patch::migrate);
      }
      int stay = judged.size() - unchanged.size();
      session.tell(summary(judged), "go", unchanged.size(), "stay", stay);
      return stay == 0 ? ExitCode.FINE : ExitCode.FAILURE;
    }
  }

  private String summary(List<Judged> judged) {
    return judged.isEmpty() ? "db.nothing-to-patch" : dryRun ? "db.would-patch" : "db.patched";
  }

  private void tell(Judged judged) {
    StoredTable table = judged.table();
    database.speakOf(table.game(), session);
    Message outcome =
        judged
            .change()
            .map(change -> Message.of("db.stays", "old", table.rules(), "why", change.line()))
            .orElse(Message.of("db.goes-on", "new", judged.rules()));
    session.tell(
        "db.judged",
        "table",
        table.id(),
        "game",
        table.game(),
        "status",
        Message.of("db.status." + table.status().id()),
        "outcome",
        outcome);
  }
}
