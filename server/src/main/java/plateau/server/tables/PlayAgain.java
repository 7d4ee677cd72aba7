package plateau.server.tables;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.server.wire.Asker;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TablePart;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;
import plateau.table.order.NewTables.NewTable;

/**
 * Playing again with the same people. A table that is over has one rematch: whoever asks first
 * opens it, everybody else sits down there with the token of the seat where they were.
 */
public final class PlayAgain {

  private final Tables tables;

  public PlayAgain(Tables tables) {
    this.tables = tables;
  }

  /** As {@code POST /api/tables/{table}/rematch} answers. */
  public String play(String id, Request request, Asker asker) {
    List<String> tokens = HeldSeats.tokens(request);
    StoredTable over = lastOf(tables.finished(id), tokens);
    String next =
        over.rematches()
            .after()
            .map(StoredTable.Rematch::table)
            .orElseGet(() -> open(over, tokens, asker));
    LiveTable<?, ?> table = tables.open(next, asker.address());
    table.takeKept(tokens);
    return new JsonObject()
        .raw("table", table.describe(asker.language()))
        .put("seats", HeldSeats.at(tables.stored(next), tokens))
        .toString();
  }

  // Somebody may come back to the first of many matches in a row: the last one counts in which
  // they had a seat.
  private StoredTable lastOf(StoredTable first, List<String> tokens) {
    StoredTable over = first;
    if (HeldSeats.at(over, tokens).isEmpty()) {
      throw Refusal.of(Code.WRONG_TOKEN);
    }
    Optional<StoredTable> next = overAndMine(over, tokens);
    while (next.isPresent()) {
      over = next.get();
      next = overAndMine(over, tokens);
    }
    return over;
  }

  private Optional<StoredTable> overAndMine(StoredTable table, List<String> tokens) {
    return table
        .rematches()
        .after()
        .map(rematch -> tables.stored(rematch.table()))
        .filter(next -> next.result().isPresent() && !HeldSeats.at(next, tokens).isEmpty());
  }

  private String open(StoredTable over, List<String> tokens, Asker asker) {
    return open(Tables.game(over.game()), over, HeldSeats.at(over, tokens), asker);
  }

  private <S extends State<S, M>, M> String open(
      Game<S, M> game, StoredTable over, List<Integer> held, Asker asker) {
    NewTable<S, M> newTable = tables.newTables().again(game, over, held);
    boolean isFirst = tables.put(newTable, asker);
    tables.heard(over.id(), TablePart.SEATS);
    return isFirst
        ? newTable.table().id()
        : tables
            .stored(over.id())
            .rematches()
            .after()
            .map(StoredTable.Rematch::table)
            .orElseThrow();
  }
}
