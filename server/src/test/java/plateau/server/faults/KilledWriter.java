package plateau.server.faults;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import plateau.kernel.chance.Drawn;
import plateau.kernel.match.Step;
import plateau.server.store.Store;
import plateau.server.store.TableInPlay;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.kept.Event;
import plateau.table.kept.StoredTable;

/**
 * A process that writes to a database until somebody kills it. Each of its threads goes on with a
 * table of its own, and says {@code table seq} when an event is kept.
 */
public final class KilledWriter {

  static final int TABLES = 4;

  private KilledWriter() {}

  public static void main(String[] args) throws InterruptedException, IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    try (Store store = SqliteStore.open(Path.of(args[0]))) {
      Thread[] threads = new Thread[TABLES];
      for (int table = 0; table < TABLES; table++) {
        String id = id(table);
        threads[table] = Thread.startVirtualThread(() -> write(store, id, out));
      }
      // Whoever started this process may have died: then this ends too.
      System.in.read();
    }
  }

  private static void write(Store store, String id, PrintStream out) {
    Optional<StoredTable> known = store.table(id);
    if (known.isEmpty()) {
      store.create(TableInPlay.named(id), List.of(event(id, 0)));
      out.println(id + " 0");
    }
    for (int seq = known.map(table -> table.last() + 1).orElse(1); true; seq++) {
      store.append(id, event(id, seq), Optional.empty());
      out.println(id + " " + seq);
    }
  }

  static String id(int table) {
    return "table-" + table;
  }

  /** The same event for the same number, so that a reader knows what to expect. */
  static Event event(String id, int seq) {
    Step step =
        new Step(seq, seq % 2, id + " plays " + seq, List.of(new Drawn(seq + 1, seq)), "d" + seq);
    return new Event.Played(seq, seq, step, "c" + seq, seq, "");
  }
}
