package plateau.server.store.sql;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Result;
import plateau.server.store.Archived;
import plateau.server.store.Listing;
import plateau.server.store.News;
import plateau.server.store.Store;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.SeqTaken;
import plateau.table.kept.SharedDice;
import plateau.table.kept.Status;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TablePart;
import plateau.table.kept.UndoLine;

/**
 * A store in tables of SQL. Databases differ in how they are reached and in who shares them; what
 * is written and read is the same in all of them.
 */
public abstract class SqlStore implements Store {

  /** Tables in the middle of a match that goes on by itself. */
  protected static final String IN_THE_MIDDLE =
      "from game_table t where status = 'playing' and (bank_ms is not null or exists (select 1 from"
          + " seat where table_id = t.id and (kind = 'computer' or stand_in is not null)))";

  private static final String DAILY_SECRET = "daily";

  /** Writes something, unless its number is taken. */
  private interface Insertion<T> {
    boolean isDone(Session session, T line) throws SQLException;
  }

  private final GroupCommit writer;
  private final Sessions readers;
  private final Finding finding;

  protected SqlStore(GroupCommit writer, Sessions readers, Finding finding) {
    this.writer = writer;
    this.readers = readers;
    this.finding = finding;
  }

  @Override
  public boolean create(StoredTable table, List<Event> events) {
    boolean isFirst =
        write(
            table.id(),
            TablePart.EVENTS,
            session -> {
              boolean isWritten = Writing.table(session, table);
              for (Event event : isWritten ? events : List.<Event>of()) {
                Writing.event(session, table.id(), event);
              }
              return isWritten;
            });
    table.rematches().before().ifPresent(before -> tellOfRematch(before.table()));
    return isFirst;
  }

  // Nothing is written to the table that was over, but whoever is still there should hear of it.
  private void tellOfRematch(String table) {
    write(table, TablePart.SEATS, session -> true);
  }

  @Override
  public void append(String table, Event event, Optional<Result> result) {
    boolean isWritten =
        result.isEmpty()
            ? writer.append(new News(table, TablePart.EVENTS), event)
            : write(
                table,
                TablePart.EVENTS,
                session -> Writing.lastEvent(session, table, event, result.get()));
    if (!isWritten) {
      throw new SeqTaken(event.seq());
    }
  }

  @Override
  public boolean changeSeat(String table, StoredSeat from, StoredSeat to) {
    return write(table, TablePart.SEATS, session -> Writing.seat(session, table, from, to));
  }

  @Override
  public void begin(String table, long at) {
    write(
        table,
        TablePart.SEATS,
        session ->
            session.change(
                "update game_table set status = ?, turn_began = ? where id = ? and status = ?",
                Status.PLAYING.id(),
                at,
                table,
                Status.WAITING.id()));
  }

  @Override
  public void beginTurn(String table, long at) {
    write(
        table,
        TablePart.SEATS,
        session -> session.change("update game_table set turn_began = ? where id = ?", at, table));
  }

  @Override
  public void restartClocks(long at) {
    writer.run(
        News.NONE,
        session ->
            session.change(
                "update game_table set turn_began = ? where status = ? and bank_ms is not null",
                at,
                Status.PLAYING.id()));
  }

  @Override
  public ChatLine addChat(String table, ChatLine line) {
    return writeNumbered(
        table,
        TablePart.CHAT,
        "select max(number) from chat where table_id = ?",
        line::numbered,
        (session, numbered) -> Writing.chat(session, table, numbered));
  }

  @Override
  public UndoLine addUndo(String table, UndoLine line) {
    return writeNumbered(
        table,
        TablePart.UNDO,
        "select max(number) from undo_talk where table_id = ?",
        line::numbered,
        (session, numbered) -> Writing.undo(session, table, numbered));
  }

  // Another server may take the number that is free now.
  private <T> T writeNumbered(
      String table, TablePart part, String last, IntFunction<T> numbered, Insertion<T> insertion) {
    return write(
        table,
        part,
        session -> {
          while (true) {
            int free = session.read(row -> row.getInt(1), last, table).getFirst() + 1;
            T line = numbered.apply(free);
            if (insertion.isDone(session, line)) {
              return line;
            }
          }
        });
  }

  private <T extends @Nullable Object> T write(String table, TablePart part, Session.Task<T> task) {
    return writer.run(new News(table, part), task);
  }

  @Override
  public Optional<StoredTable> table(String id) {
    return readers.read(
        session -> {
          List<StoredTable> found =
              session.read(Rows::table, finding.tables() + " where t.id = ?", id);
          return found.isEmpty()
              ? Optional.empty()
              : Optional.of(seated(session, found.getFirst()));
        });
  }

  @Override
  public List<Event> eventsBehind(String table, int seq) {
    return readers.read(session -> session.read(Rows::event, finding.eventsBehind(), table, seq));
  }

  @Override
  public List<ChatLine> chat(String table, int most) {
    return readers.read(
        session ->
            session
                .read(
                    Rows::chat,
                    "select * from chat where table_id = ? order by number desc limit ?",
                    table,
                    most)
                .reversed());
  }

  @Override
  public List<UndoLine> undoBehind(String table, int number) {
    return readers.read(
        session ->
            session.read(
                Rows::undo,
                "select * from undo_talk where table_id = ? and number > ? order by number",
                table,
                number));
  }

  @Override
  public List<StoredTable> tables(Listing listing) {
    StringBuilder sql =
        new StringBuilder(" where is_public = 1 and created <= ? and (created < ? or id < ?)");
    Listing.Before before = listing.before();
    List<Object> values = new ArrayList<>(List.of(before.created(), before.created(), before.id()));
    listing.game().ifPresent(game -> and(sql, values, "game", game));
    listing.status().ifPresent(status -> and(sql, values, "status", status.id()));
    sql.append(" order by created desc, id desc limit ?");
    values.add(listing.most());
    return found(sql.toString(), values.toArray());
  }

  @Override
  public List<StoredTable> counted(String game, String day, int most) {
    return found(
        " where game = ? and dice_of = ? and dice_with = ? and counted_for is not null and status ="
            + " ? order by created desc limit ?",
        game,
        day,
        SharedDice.Kind.DAILY.id(),
        Status.OVER.id(),
        most);
  }

  @Override
  public Optional<StoredTable> counted(String game, String day, String tokenHash) {
    return found(" where game = ? and dice_of = ? and counted_for = ?", game, day, tokenHash)
        .stream()
        .findFirst();
  }

  private List<StoredTable> found(String where, Object... values) {
    return readers.read(
        session -> {
          List<StoredTable> all = new ArrayList<>();
          for (StoredTable table : session.read(Rows::table, finding.tables() + where, values)) {
            all.add(seated(session, table));
          }
          return all;
        });
  }

  @Override
  public String secret(String fresh) {
    return writer.run(
        News.NONE,
        session -> {
          session.change(
              "insert into secret values (?, ?) on conflict do nothing", DAILY_SECRET, fresh);
          return session
              .read(
                  row -> row.getString(1), "select value from secret where name = ?", DAILY_SECRET)
              .getFirst();
        });
  }

  private static void and(StringBuilder sql, List<Object> values, String column, Object value) {
    sql.append(" and ").append(column).append(" = ?");
    values.add(value);
  }

  @Override
  public List<String> ids() {
    return readers.read(
        session ->
            session.read(
                row -> row.getString(1), "select id from game_table order by created, id"));
  }

  @Override
  public boolean isEmpty() {
    return readers.read(
        session ->
            session.read(row -> row.getString(1), "select id from game_table limit 1").isEmpty());
  }

  @Override
  public void putRules(String table, String rules) {
    write(
        table,
        TablePart.SEATS,
        session -> session.change("update game_table set rules = ? where id = ?", rules, table));
  }

  private static StoredTable seated(Session session, StoredTable table) throws SQLException {
    return table.seated(
        session.read(
            Rows::seat, "select * from seat where table_id = ? order by seat", table.id()));
  }

  @Override
  public void takeIn(Iterable<Archived> tables) {
    writer.run(
        News.NONE,
        session -> {
          TableImport intake = new TableImport(session);
          for (Archived archived : tables) {
            intake.add(archived);
          }
          intake.check();
          haveTakenIn(session);
          return true;
        });
  }

  /** What a database needs besides, so that the next server goes on with what was taken in. */
  protected void haveTakenIn(Session session) throws SQLException {}

  @Override
  public boolean isWell() {
    try {
      return readers.read(session -> session.read(row -> row.getInt(1), "select 1")).size() == 1;
    } catch (StoreFailure e) {
      return false;
    }
  }

  @Override
  public void close() {
    writer.close();
    readers.close();
  }
}
