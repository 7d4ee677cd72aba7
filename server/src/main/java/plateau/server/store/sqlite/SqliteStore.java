package plateau.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Result;
import plateau.kernel.words.Problem;
import plateau.server.store.ChatLine;
import plateau.server.store.Event;
import plateau.server.store.Listing;
import plateau.server.store.SeatKind;
import plateau.server.store.SeqTaken;
import plateau.server.store.Status;
import plateau.server.store.Store;
import plateau.server.store.StoreFailure;
import plateau.server.store.StoredSeat;
import plateau.server.store.StoredTable;

/**
 * The store in one file of SQLite, with its log written ahead and synced at every commit. One
 * process at a time: a second one is refused.
 */
public final class SqliteStore implements Store {

  private static final int CONSTRAINT = 19;
  private static final int PRIMARY_CODE = 0xff;
  private static final String WITH_LAST =
      "select t.*, (select max(seq) from step where match = t.id) as last from game_table t ";

  private final FileLock lock;
  private final GroupCommit writer;
  private final Readers readers;

  private SqliteStore(FileLock lock, GroupCommit writer, Readers readers) {
    this.lock = lock;
    this.writer = writer;
    this.readers = readers;
  }

  /**
   * Opens the file, or makes it.
   *
   * @throws Problem when it cannot be used; then it was not changed
   */
  public static SqliteStore open(Path file) {
    FileLock lock = FileLock.of(file);
    try {
      Identity.checkFile(file);
      prepare(file);
      GroupCommit writer = new GroupCommit(() -> Session.open(file));
      return new SqliteStore(lock, writer, Readers.of(file));
    } catch (SQLException | IOException e) {
      lock.release();
      throw Unusable.of(file, e);
    } catch (Problem refused) {
      lock.release();
      throw refused;
    }
  }

  private static void prepare(Path file) throws SQLException {
    try (Session session = Session.connect(file)) {
      Identity.check(session, file);
      Migrations.check(session);
      session.makeDurable();
      Migrations.bringUp(session);
      Identity.sign(session);
    }
  }

  @Override
  public void create(StoredTable table, List<Event> events) {
    writeWhole(
        session -> {
          Writing.table(session, table);
          for (StoredSeat seat : table.seats()) {
            Writing.seat(session, table.id(), seat);
          }
          for (Event event : events) {
            Writing.event(session, table.id(), event);
          }
        });
  }

  @Override
  public void append(String table, Event event, Optional<Result> result) {
    try {
      if (result.isEmpty()) {
        writer.run(session -> Writing.event(session, table, event));
      } else {
        writer.runWhole(session -> Writing.lastEvent(session, table, event, result.get()));
      }
    } catch (SQLException e) {
      if ((e.getErrorCode() & PRIMARY_CODE) == CONSTRAINT
          || e instanceof SQLIntegrityConstraintViolationException) {
        throw new SeqTaken(event.seq(), e);
      }
      throw new StoreFailure("append", e);
    }
  }

  @Override
  public void putSeat(String table, StoredSeat seat) {
    write(session -> Writing.changedSeat(session, table, seat, ""));
  }

  @Override
  public boolean takeSeat(String table, StoredSeat seat) {
    int[] changed = new int[1];
    write(
        session ->
            changed[0] =
                Writing.changedSeat(
                    session, table, seat, " and kind = '" + SeatKind.OPEN.id() + "'"));
    return changed[0] == 1;
  }

  @Override
  public void putStatus(String table, Status status) {
    write(
        session ->
            session.change("update game_table set status = ? where id = ?", status.id(), table));
  }

  @Override
  public void addChat(String table, ChatLine line) {
    write(session -> Writing.chat(session, table, line));
  }

  @Override
  public Optional<StoredTable> table(String id) {
    return readers.read(
        session ->
            session.read(Rows::table, WITH_LAST + "where t.id = ?", id).stream()
                .findFirst()
                .map(table -> seated(session, table)));
  }

  @Override
  public List<Event> events(String table) {
    return readers.read(
        session ->
            session.read(Rows::event, "select * from step where match = ? order by seq", table));
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
  public List<StoredTable> tables(Listing listing) {
    StringBuilder sql = new StringBuilder(WITH_LAST + "where is_public = 1 and created < ?");
    List<Object> values = new ArrayList<>(List.of(listing.before()));
    listing.game().ifPresent(game -> and(sql, values, "game", game));
    listing.status().ifPresent(status -> and(sql, values, "status", status.id()));
    sql.append(" order by created desc limit ?");
    values.add(listing.most());
    return readers.read(
        session ->
            session.read(Rows::table, sql.toString(), values.toArray()).stream()
                .map(table -> seated(session, table))
                .toList());
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
  public void putRules(String table, String rules) {
    write(session -> session.change("update game_table set rules = ? where id = ?", rules, table));
  }

  @Override
  public List<String> unattended() {
    return readers.read(
        session ->
            session.read(
                row -> row.getString(1),
                "select id from game_table t where status = ? and exists (select 1 from seat where"
                    + " table_id = t.id and (kind = ? or stand_in is not null))",
                Status.PLAYING.id(),
                SeatKind.COMPUTER.id()));
  }

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
    try {
      readers.close();
      lock.close();
    } catch (SQLException | IOException e) {
      throw new StoreFailure("closing", e);
    }
  }

  private static StoredTable seated(Session session, StoredTable table) {
    try {
      List<StoredSeat> seats =
          session.read(
              Rows::seat, "select * from seat where table_id = ? order by seat", table.id());
      return new StoredTable(
          table.id(),
          table.game(),
          table.rules(),
          table.options(),
          table.isPublic(),
          table.hints(),
          table.seed(),
          table.fork(),
          table.clock(),
          table.created(),
          table.status(),
          table.result(),
          table.last(),
          seats);
    } catch (SQLException e) {
      throw new StoreFailure("seats", e);
    }
  }

  private void writeWhole(GroupCommit.Write write) {
    try {
      writer.runWhole(write);
    } catch (SQLException e) {
      throw new StoreFailure("write", e);
    }
  }

  private void write(GroupCommit.Write write) {
    try {
      writer.run(write);
    } catch (SQLException e) {
      throw new StoreFailure("write", e);
    }
  }
}
