package plateau.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.json.Given;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.SeqTaken;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TableStore;
import plateau.table.kept.UndoLine;

/**
 * The tables that were read here. What is new goes {@link Outside} to be kept, and nothing is sent
 * before it is: when it cannot be, the table is forgotten, and read again as it was.
 */
final class KeptTables implements TableStore {

  private static final class Row {
    private StoredTable table;
    private final List<Event> events = new ArrayList<>();
    private final List<ChatLine> chat = new ArrayList<>();
    private final List<UndoLine> undo = new ArrayList<>();

    private Row(StoredTable table) {
      this.table = table;
    }
  }

  private final Outside outside;
  private final Map<String, Row> rows = new HashMap<>();

  KeptTables(Outside outside) {
    this.outside = outside;
  }

  /** A table that was kept; its id. */
  String read(String json) {
    Given given = TableText.read(json);
    Given kept = given.field("table");
    Row row = new Row(TableText.table(kept));
    row.chat.addAll(TableText.chat(kept));
    given.field("events").items().forEach(event -> row.events.add(TableText.event(event)));
    rows.put(row.table.id(), row);
    return row.table.id();
  }

  void create(StoredTable table, List<Event> events) {
    Row row = new Row(table);
    rows.put(table.id(), row);
    row.events.addAll(events);
    events.forEach(event -> outside.keepEvent(table.id(), event.seq(), TableText.write(event)));
    keep(row);
  }

  void forget(String table) {
    rows.remove(table);
  }

  /** Both tables of a rematch know of each other. */
  void meetAgain(String table, StoredTable.Rematch after) {
    Row row = row(table);
    row.table =
        row.table.meeting(
            new StoredTable.Rematches(row.table.rematches().before(), Optional.of(after)));
    keep(row);
  }

  List<Event> events(String table) {
    return List.copyOf(row(table).events);
  }

  private Row row(String table) {
    Row row = rows.get(table);
    if (row == null) {
      throw new IllegalStateException("the table " + table + " was not read");
    }
    return row;
  }

  private void keep(Row row) {
    outside.keepTable(row.table.id(), TableText.write(row.table, row.chat));
  }

  @Override
  public void append(String table, Event event, Optional<Result> result) {
    Row row = row(table);
    if (event.seq() != row.table.last() + 1) {
      throw new SeqTaken(event.seq());
    }
    row.events.add(event);
    outside.keepEvent(table, event.seq(), TableText.write(event));
    Status status = result.isPresent() ? Status.OVER : row.table.status();
    row.table = row.table.standing(status, result, event.seq(), row.table.seats());
    keep(row);
  }

  @Override
  public boolean changeSeat(String table, StoredSeat from, StoredSeat to) {
    Row row = row(table);
    List<StoredSeat> seats = new ArrayList<>(row.table.seats());
    if (!seats.get(to.seat()).equals(from)) {
      return false;
    }
    seats.set(to.seat(), to);
    row.table = row.table.seated(seats);
    keep(row);
    return true;
  }

  @Override
  public void begin(String table, long at) {
    Row row = row(table);
    row.table =
        row.table.standing(Status.PLAYING, row.table.result(), row.table.last(), row.table.seats());
    keep(row);
  }

  // Clocks run where several people meet: at a server.
  @Override
  public void beginTurn(String table, long at) {}

  @Override
  public ChatLine addChat(String table, ChatLine line) {
    Row row = row(table);
    ChatLine numbered = line.numbered(row.chat.size() + 1);
    row.chat.add(numbered);
    keep(row);
    return numbered;
  }

  // Whoever comes back later begins to talk about it anew.
  @Override
  public UndoLine addUndo(String table, UndoLine line) {
    List<UndoLine> lines = row(table).undo;
    UndoLine numbered = line.numbered(lines.size() + 1);
    lines.add(numbered);
    return numbered;
  }

  @Override
  public Optional<StoredTable> table(String id) {
    return Optional.ofNullable(rows.get(id)).map(row -> row.table);
  }

  @Override
  public List<Event> eventsBehind(String table, int seq) {
    return row(table).events.stream().filter(event -> event.seq() > seq).toList();
  }

  @Override
  public List<ChatLine> chat(String table, int most) {
    List<ChatLine> lines = row(table).chat;
    return List.copyOf(lines.subList(Math.max(0, lines.size() - most), lines.size()));
  }

  @Override
  public List<UndoLine> undoBehind(String table, int number) {
    List<UndoLine> lines = row(table).undo;
    return IntStream.range(Math.min(number, lines.size()), lines.size())
        .mapToObj(lines::get)
        .toList();
  }
}
