package plateau.server.tables;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plateau.kernel.json.JsonObject;
import plateau.server.wire.Asker;
import plateau.table.kept.SeatKind;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Request;
import plateau.table.order.SeatBook;

/** Finds tables again by the tokens of the people who sit there. */
public final class HeldSeats {

  private static final String EXAMPLE = "[{\"table\":\"…\",\"tokens\":[\"…\"]}]";
  private static final int MOST_TABLES = 50;
  private static final int MOST_TOKENS = 16;

  private final Tables tables;

  public HeldSeats(Tables tables) {
    this.tables = tables;
  }

  /** As {@code POST /api/tables/mine} answers. */
  public String list(Request request, Asker asker) {
    List<String> found = new ArrayList<>();
    Set<String> unknown = new LinkedHashSet<>();
    for (Request held : request.objects("tables", MOST_TABLES, EXAMPLE)) {
      String id = held.text("table");
      List<String> tokens = tokens(held);
      tables
          .kept(id)
          .filter(Tables::isPlayable)
          .ifPresentOrElse(
              table -> found.add(written(table, tokens, asker)), () -> unknown.add(id));
    }
    return new JsonObject().list("tables", found).put("unknown", List.copyOf(unknown)).toString();
  }

  private String written(StoredTable table, List<String> tokens, Asker asker) {
    List<Integer> seats = at(table, tokens);
    boolean hasMove = table.status() == Status.PLAYING && !seats.isEmpty();
    return new JsonObject()
        .raw("table", hasMove ? opened(table, asker) : tables.summary(table, asker.language()))
        .put("seats", seats)
        .toString();
  }

  // Whose turn it is only a table in memory knows, so those are read whose seats are really held.
  // One that is kept from times with other rules cannot go on; it is shown all the same.
  private String opened(StoredTable table, Asker asker) {
    try {
      return tables.open(table.id(), asker.address()).describe(asker.language());
    } catch (Refusal otherRules) {
      return tables.summary(table, asker.language());
    }
  }

  /** The tokens that somebody shows. */
  static List<String> tokens(Request request) {
    return request.texts("tokens", MOST_TOKENS);
  }

  /** The seats of people at this table that these tokens hold, or that are kept for them. */
  static List<Integer> at(StoredTable table, List<String> tokens) {
    SeatBook seats = new SeatBook(table.seats());
    return tokens.stream()
        .flatMap(token -> seats.heldWith(token).stream())
        .filter(seat -> seat.kind() == SeatKind.PERSON || seat.isKept())
        .map(StoredSeat::seat)
        .distinct()
        .sorted()
        .toList();
  }
}
