package plateau.server.store;

import java.util.List;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.table.order.Token;

/** Takes all tables from one store to another, whatever databases they are in. */
public final class Copying {

  private Copying() {}

  /**
   * Copies everything, or nothing.
   *
   * @return the number of tables
   * @throws Problem when a server uses one of them, or when there is something in the new one
   */
  public static int copy(Store from, Store to) {
    if (!from.nodes().isFirst() || !to.nodes().isFirst()) {
      throw new Problem(Message.of("store.busy"));
    }
    if (!to.ids().isEmpty()) {
      throw new Problem(Message.of("store.not-empty", "count", to.ids().size()));
    }
    List<String> ids = from.ids();
    to.takeIn(all(from));
    // So that today's game stays the same.
    to.secret(from.secret(Token.fresh()));
    return ids.size();
  }

  /** All tables of a store, one after the other: together they may not fit into memory. */
  public static Iterable<Archived> all(Store from) {
    return () -> from.ids().stream().map(id -> Archived.of(from, id)).iterator();
  }
}
