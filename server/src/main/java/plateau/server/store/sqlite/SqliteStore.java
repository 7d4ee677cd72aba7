package plateau.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Result;
import plateau.kernel.json.Json;
import plateau.kernel.words.Message;
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
import plateau.server.store.TimeControl;

/**
 * The store in one file of SQLite, with its log written ahead and synced at every commit. One
 * process at a time: a second one is refused.
 */
public final class SqliteStore implements Store {

  private static final int READERS = 2;
  private static final int CONSTRAINT = 19;
  private static final int PRIMARY_CODE = 0xff;
  private static final String WITH_LAST =
      "select t.*, (select max(seq) from step where match = t.id) as last from game_table t ";

  private final FileChannel lock;
  private final GroupCommit writer;
  private final BlockingQueue<Session> readers = new ArrayBlockingQueue<>(READERS);

  private SqliteStore(FileChannel lock, GroupCommit writer) {
    this.lock = lock;
    this.writer = writer;
  }

  /**
   * Opens the file, or makes it.
   *
   * @throws Problem when it cannot be used
   */
  public static SqliteStore open(Path file) {
    FileChannel lock = lock(file);
    try {
      Session first = Session.open(file);
      Migrations.bringUp(first);
      SqliteStore store = new SqliteStore(lock, new GroupCommit(first));
      for (int i = 0; i < READERS; i++) {
        store.readers.add(Session.open(file));
      }
      return store;
    } catch (SQLException e) {
      throw new Problem(Message.of("store.unusable", "file", file, "why", said(e)), e);
    }
  }

  private static FileChannel lock(Path file) {
    Path beside = file.resolveSibling(file.getFileName() + ".lock");
    try {
      FileChannel channel =
          FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isOurs(channel)) {
        return channel;
      }
      channel.close();
    } catch (IOException e) {
      throw new Problem(Message.of("store.unusable", "file", file, "why", said(e)), e);
    }
    throw new Problem(Message.of("store.locked", "file", file));
  }

  private static boolean isOurs(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  private static String said(Exception e) {
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }

  @Override
  public void create(StoredTable table, List<Event> events) {
    writeWhole(
        session -> {
          insert(session, table);
          for (StoredSeat seat : table.seats()) {
            insert(session, table.id(), seat);
          }
          for (Event event : events) {
            insert(session, table.id(), event);
          }
        });
  }

  @Override
  public void append(String table, Event event, Optional<Result> result) {
    try {
      if (result.isEmpty()) {
        writer.run(session -> insert(session, table, event));
      } else {
        writer.runWhole(session -> insertLast(session, table, event, result.get()));
      }
    } catch (SQLException e) {
      if ((e.getErrorCode() & PRIMARY_CODE) == CONSTRAINT
          || e instanceof SQLIntegrityConstraintViolationException) {
        throw new SeqTaken(event.seq(), e);
      }
      throw new StoreFailure("append", e);
    }
  }

  private static void insertLast(Session session, String table, Event event, Result result)
      throws SQLException {
    insert(session, table, event);
    session.change(
        "update game_table set status = ?, result = ? where id = ?",
        Status.OVER.id(),
        Json.write(result),
        table);
  }

  @Override
  public void putSeat(String table, StoredSeat seat) {
    write(session -> update(session, table, seat, ""));
  }

  @Override
  public boolean takeSeat(String table, StoredSeat seat) {
    int[] changed = new int[1];
    write(
        session ->
            changed[0] = update(session, table, seat, " and kind = '" + SeatKind.OPEN.id() + "'"));
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
    write(
        session ->
            session.change(
                "insert into chat values (?, ?, ?, ?, ?, ?)",
                table,
                line.number(),
                line.seat(),
                line.name(),
                line.text(),
                line.at()));
  }

  @Override
  public Optional<StoredTable> table(String id) {
    return read(
        session ->
            session.read(Rows::table, WITH_LAST + "where t.id = ?", id).stream()
                .findFirst()
                .map(table -> seated(session, table)));
  }

  @Override
  public List<Event> events(String table) {
    return read(
        session ->
            session.read(Rows::event, "select * from step where match = ? order by seq", table));
  }

  @Override
  public List<ChatLine> chat(String table, int most) {
    return read(
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
    return read(
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
  public List<String> unattended() {
    return read(
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
      return read(session -> session.read(row -> row.getInt(1), "select 1")).size() == 1;
    } catch (StoreFailure e) {
      return false;
    }
  }

  @Override
  public void close() {
    writer.close();
    try {
      for (Session reader : readers) {
        reader.close();
      }
      lock.close();
    } catch (SQLException | IOException e) {
      throw new StoreFailure("closing", e);
    }
  }

  private static void insert(Session session, StoredTable table) throws SQLException {
    session.change(
        "insert into game_table values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table.id(),
        table.game(),
        table.rules(),
        Json.write(table.options()),
        table.isPublic() ? 1 : 0,
        table.status().id(),
        table.seed(),
        table.fork().map(StoredTable.Fork::table).orElse(null),
        table.fork().map(StoredTable.Fork::step).orElse(null),
        table.clock().map(TimeControl::bankMs).orElse(null),
        table.clock().map(TimeControl::gainMs).orElse(null),
        table.created(),
        table.result().map(Json::write).orElse(null));
  }

  private static void insert(Session session, String table, StoredSeat seat) throws SQLException {
    session.change(
        "insert into seat values (?, ?, ?, ?, ?, ?, ?, ?)",
        table,
        seat.seat(),
        seat.kind().id(),
        seat.name(),
        seat.player().orElse(null),
        seat.tokenHash().orElse(null),
        seat.standIn().orElse(null),
        seat.isOutOfTime() ? 1 : 0);
  }

  private static int update(Session session, String table, StoredSeat seat, String condition)
      throws SQLException {
    return session.change(
        "update seat set kind = ?, name = ?, player = ?, token_hash = ?, stand_in = ?, out_of_time"
            + " = ? where table_id = ? and seat = ?"
            + condition,
        seat.kind().id(),
        seat.name(),
        seat.player().orElse(null),
        seat.tokenHash().orElse(null),
        seat.standIn().orElse(null),
        seat.isOutOfTime() ? 1 : 0,
        table,
        seat.seat());
  }

  private static void insert(Session session, String table, Event event) throws SQLException {
    String sql = "insert into step values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    switch (event) {
      case Event.Played(int seq, long at, var step, String clientId, long spentMs) ->
          session.change(
              sql,
              table,
              seq,
              Rows.PLAYED,
              step.seat(),
              step.number(),
              step.move(),
              Event.text(step.draws()),
              step.digest(),
              clientId,
              at,
              spentMs);
      case Event.TakenBack(int seq, long at, int seat, int step) ->
          session.change(sql, table, seq, Rows.TAKEN_BACK, seat, step, "", "", "", "", at, 0);
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

  @FunctionalInterface
  private interface Reading<T extends @Nullable Object> {
    T on(Session session) throws SQLException;
  }

  private <T> T read(Reading<T> reading) {
    Session session = reader();
    try {
      return reading.on(session);
    } catch (SQLException e) {
      throw new StoreFailure("read", e);
    } finally {
      readers.add(session);
    }
  }

  private Session reader() {
    try {
      return readers.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
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
