package plateau.server.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One connection with its statements, prepared once. One thread at a time. */
public final class Session implements AutoCloseable {

  /** Makes something of the row under the cursor. */
  @FunctionalInterface
  public interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Reads or changes something. */
  @FunctionalInterface
  public interface Task<T extends @Nullable Object> {
    T on(Session session) throws SQLException;
  }

  private final Connection connection;
  private final EventWriter events;
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  public Session(Connection connection) {
    this(connection, EventWriter::directly);
  }

  public Session(Connection connection, EventWriter events) {
    this.connection = connection;
    this.events = events;
  }

  public Connection connection() {
    return connection;
  }

  /** The number of rows that were changed. */
  public int change(String sql, @Nullable Object... values) throws SQLException {
    return prepared(sql, values).executeUpdate();
  }

  /** For each of these, the number of rows that were changed; on one trip to the database. */
  public int[] changeAll(String sql, List<List<Object>> all) throws SQLException {
    for (List<Object> values : all) {
      prepared(sql, values.toArray()).addBatch();
    }
    return prepared(sql).executeBatch();
  }

  /** Writes events of running matches: for each, whether its number was still free. */
  boolean[] write(List<EventRow> rows) throws SQLException {
    return events.write(this, rows);
  }

  /** All rows, in order. */
  public <T> List<T> read(RowReader<T> reader, String sql, @Nullable Object... values)
      throws SQLException {
    List<T> all = new ArrayList<>();
    try (ResultSet rows = prepared(sql, values).executeQuery()) {
      while (rows.next()) {
        all.add(reader.read(rows));
      }
    }
    return all;
  }

  private PreparedStatement prepared(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  /** Does several things, with a semicolon between them, on one trip to the database. */
  public void executeTogether(String sql, @Nullable Object... values) throws SQLException {
    prepared(sql, values).execute();
  }

  /** Does something that has no values. */
  public void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Does all of it in one transaction, or nothing. */
  public <T> T whole(Task<T> task) throws SQLException {
    connection.setAutoCommit(false);
    try {
      T done = task.on(this);
      connection.commit();
      return done;
    } catch (SQLException | RuntimeException e) {
      rollBack();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  // A connection that is lost has kept nothing anyway.
  private void rollBack() {
    try {
      connection.rollback();
    } catch (SQLException lost) {
      // Whoever waits is told of what went wrong before.
      Thread.onSpinWait();
    }
  }

  @Override
  public void close() throws SQLException {
    for (PreparedStatement statement : statements.values()) {
      statement.close();
    }
    connection.close();
  }
}
