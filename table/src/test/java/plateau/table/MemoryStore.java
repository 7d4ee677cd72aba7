package plateau.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.SeqTaken;
import plateau.table.kept.Status;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TableStore;
import plateau.table.kept.UndoLine;

/** Keeps tables in memory, as strictly as a database; and fails when a test says so. */
final class MemoryStore implements TableStore {

  private static final class Row {
    private StoredTable table;
    private final List<Event> events;
    private final List<ChatLine> chat = new ArrayList<>();
    private final List<UndoLine> undo = new ArrayList<>();

    private Row(StoredTable table, List<Event> events) {
      this.table = table;
      this.events = new ArrayList<>(events);
    }
  }

  private final Map<String, Row> rows = new HashMap<>();
  private boolean isFull;

  void create(StoredTable table, List<Event> events) {
    rows.put(table.id(), new Row(table, events));
  }

  /** From now on nothing can be written, or everything again. */
  void isFull(boolean isSo) {
    isFull = isSo;
  }

  private Row row(String table) {
    return Objects.requireNonNull(rows.get(table));
  }

  private Row toWrite(String table) {
    if (isFull) {
      throw new StoreFailure("write", new IllegalStateException("full"));
    }
    return row(table);
  }

  @Override
  public void append(String table, Event event, Optional<Result> result) {
    Row row = toWrite(table);
    if (event.seq() != row.events.getLast().seq() + 1) {
      throw new SeqTaken(event.seq());
    }
    row.events.add(event);
    Status status = result.isPresent() ? Status.OVER : row.table.status();
    row.table = row.table.standing(status, result, event.seq(), row.table.seats());
  }

  @Override
  public boolean changeSeat(String table, StoredSeat from, StoredSeat to) {
    Row row = toWrite(table);
    List<StoredSeat> seats = new ArrayList<>(row.table.seats());
    if (!seats.get(to.seat()).equals(from)) {
      return false;
    }
    seats.set(to.seat(), to);
    row.table = row.table.seated(seats);
    return true;
  }

  @Override
  public void begin(String table, long at) {
    Row row = toWrite(table);
    StoredTable now = row.table;
    row.table = now.standing(Status.PLAYING, now.result(), now.last(), now.seats());
  }

  @Override
  public void beginTurn(String table, long at) {
    toWrite(table);
  }

  @Override
  public ChatLine addChat(String table, ChatLine line) {
    List<ChatLine> lines = toWrite(table).chat;
    ChatLine numbered = line.numbered(lines.size() + 1);
    lines.add(numbered);
    return numbered;
  }

  @Override
  public UndoLine addUndo(String table, UndoLine line) {
    List<UndoLine> lines = toWrite(table).undo;
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
    return lines.subList(Math.max(0, lines.size() - most), lines.size());
  }

  @Override
  public List<UndoLine> undoBehind(String table, int number) {
    List<UndoLine> lines = row(table).undo;
    return IntStream.range(Math.min(number, lines.size()), lines.size())
        .mapToObj(lines::get)
        .toList();
  }
}
