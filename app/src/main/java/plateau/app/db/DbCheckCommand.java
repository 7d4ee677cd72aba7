package plateau.app.db;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.kernel.json.Json;
import plateau.server.store.Store;

/** {@code plateau db check}: plays every match of a database again, and says what differs. */
@Command(name = "check")
public final class DbCheckCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final DatabaseOption database = new DatabaseOption();

  @Option(names = "--json")
  boolean json;

  private final Session session;

  public DbCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    try (Store store = database.open(session)) {
      Audit audit = new Audit(store);
      List<String> ids = store.ids();
      List<Difference> found = ids.stream().flatMap(id -> audit.of(id).stream()).toList();
      int others = new Patch(store).judge().size();
      if (json) {
        List<Map<String, @Nullable Object>> differences =
            found.stream().map(one -> inWordsOf(one, store).fields(session.words())).toList();
        String written = written(ids.size(), audit.steps(), others, differences);
        session.terminal().out().println(written);
      } else {
        found.forEach(one -> session.tell(inWordsOf(one, store).line()));
        tell(ids.size(), audit.steps(), others, found);
      }
      return found.isEmpty() ? ExitCode.FINE : ExitCode.FAILURE;
    }
  }

  private Difference inWordsOf(Difference difference, Store store) {
    if (!difference.what().key().equals("db.unreadable")) {
      store.table(difference.table()).ifPresent(table -> database.speakOf(table.game(), session));
    }
    return difference;
  }

  private void tell(int tables, long steps, int others, List<Difference> found) {
    if (others > 0) {
      session.tell("db.others", "count", others);
    }
    session.tell(
        found.isEmpty() ? "db.fine" : "db.differences",
        "file",
        database.existing(session),
        "tables",
        tables,
        "steps",
        steps,
        "count",
        found.size());
  }

  private static String written(
      int tables, long steps, int others, List<Map<String, @Nullable Object>> found) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("tables", tables);
    fields.put("steps", steps);
    fields.put("underOtherRules", others);
    fields.put("differences", found);
    return Json.write(fields);
  }
}
