package plateau.server.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** One connection with its statements, prepared once. One thread at a time. */
final class Session implements AutoCloseable {

  /** Makes something of the row under the cursor. */
  @FunctionalInterface
  interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  private Session(Connection connection) {
    this.connection = connection;
  }

  /** For reading and writing: what was committed outlasts everything. */
  static Session open(Path file) throws SQLException {
    Session session = connect(file);
    session.makeDurable();
    return session;
  }

  /** One that has not changed anything yet. */
  static Session connect(Path file) throws SQLException {
    Properties properties = new Properties();
    // Our keys are our own: nobody asks SQLite for those of a row it has just written.
    properties.setProperty("jdbc.get_generated_keys", "false");
    Session session = new Session(DriverManager.getConnection("jdbc:sqlite:" + file, properties));
    session.execute("pragma busy_timeout = 10000");
    return session;
  }

  void makeDurable() throws SQLException {
    execute("pragma journal_mode = wal");
    // Whoever is told of a move may rely on it, also after a loss of power.
    execute("pragma synchronous = full");
  }

  void execute(String pragma) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(pragma);
    }
  }

  Connection connection() {
    return connection;
  }

  /** The number of rows that were changed. */
  int change(String sql, @Nullable Object... values) throws SQLException {
    return prepared(sql, values).executeUpdate();
  }

  <T> List<T> read(RowReader<T> reader, String sql, @Nullable Object... values)
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

  /** Prepares everything anew: a statement that failed on a full disk never works again. */
  void forgetStatements() {
    statements.clear();
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
