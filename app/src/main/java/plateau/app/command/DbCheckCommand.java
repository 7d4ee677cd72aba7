package plateau.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.db.Audit;
import plateau.app.db.Difference;
import plateau.app.db.Patch;
import plateau.kernel.json.Json;
import plateau.server.store.Store;

/** {@code plateau db check}: plays every match of a database again, and says what differs. */
@Command(name = "check", versionProvider = VersionCommand.Text.class)
final class DbCheckCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final DatabaseOption database = new DatabaseOption();

  @Option(names = "--json")
  boolean json;

  private final Session session;

  DbCheckCommand(Session session) {
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
        session.terminal().out().println(written(ids.size(), audit.steps(), others, found));
      } else {
        tell(ids.size(), audit.steps(), others, found);
      }
      return found.isEmpty() ? ExitCode.FINE : ExitCode.FAILURE;
    }
  }

  private void tell(int tables, long steps, int others, List<Difference> found) {
    found.forEach(difference -> session.tell(difference.line()));
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

  private String written(int tables, long steps, int others, List<Difference> found) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("tables", tables);
    fields.put("steps", steps);
    fields.put("underOtherRules", others);
    fields.put(
        "differences",
        found.stream().map(difference -> difference.fields(session.words())).toList());
    return Json.write(fields);
  }
}
