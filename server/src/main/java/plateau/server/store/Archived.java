package plateau.server.store;

import java.util.List;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.StoredTable;
import plateau.table.kept.UndoLine;

/** Everything that a store keeps of a table. */
public record Archived(
    StoredTable table, List<Event> events, List<ChatLine> chat, List<UndoLine> undo) {

  /** What this store keeps of a table. */
  static Archived of(Store store, String id) {
    return new Archived(
        store.table(id).orElseThrow(),
        store.events(id),
        store.chat(id, Integer.MAX_VALUE),
        store.undoBehind(id, 0));
  }
}
