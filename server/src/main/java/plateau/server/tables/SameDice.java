package plateau.server.tables;

import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.server.wire.Asker;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/** Playing a match that is over once more from its start, with the same chance. */
public final class SameDice {

  private final Tables tables;

  public SameDice(Tables tables) {
    this.tables = tables;
  }

  /** As {@code POST /api/tables/{table}/again} answers. */
  public String play(String id, Request request, Asker asker) {
    StoredTable over = begun(tables.finished(id));
    return play(Tables.game(over.game()), over, request, asker);
  }

  private <S extends State<S, M>, M> String play(
      Game<S, M> game, StoredTable over, Request request, Asker asker) {
    return tables.begin(tables.newTables().sameDice(game, over, request), asker);
  }

  // A match that went on from another one began there.
  private StoredTable begun(StoredTable table) {
    return table.fork().map(this::before).orElse(table);
  }

  private StoredTable before(StoredTable.Fork fork) {
    if (fork.isFromElsewhere()) {
      throw Refusal.of(Code.UNKNOWN_DICE);
    }
    return begun(tables.finished(fork.table()));
  }
}
