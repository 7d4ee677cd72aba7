package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Step;
import plateau.kernel.words.Problem;
import plateau.server.store.Store;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.kept.Event;

/** What is so with a file alone. */
class SqliteTest {

  @TempDir Path folder;

  @Test
  void aDatabaseOfAnOlderServerIsBroughtUpToDate() throws SQLException, IOException {
    Path file = folder.resolve("old.db");
    try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = old.createStatement();
        InputStream schema = SqliteStore.class.getResourceAsStream("1.sql")) {
      statement.executeUpdate(new String(schema.readAllBytes(), StandardCharsets.UTF_8));
      statement.execute(
          "insert into step values ('t', 0, 'played', 0, 0, 'roll', '', '', 'c', 9, 12)");
      statement.execute(
          "insert into game_table values"
              + " ('t', 'pig', '1', '{}', 1, 'over', 42, null, null, null, null, 9, null)");
      statement.execute("pragma user_version = 1");
    }
    try (Store upToDate = SqliteStore.open(file)) {
      assertThat(upToDate.events("t"))
          .containsExactly(
              new Event.Played(0, 9, new Step(0, 0, "roll", List.of(), ""), "c", 12, ""));
      assertThat(upToDate.table("t").orElseThrow().dice())
          .as("the hash that was published with the old table is still the one of its seed")
          .isEqualTo(SaltedSeed.unsalted(42));
    }
  }

  @Test
  void aSecondServerIsKeptOffTheSameFile() {
    try (Running _ = Running.over(folder)) {
      assertThat(catchThrowable(() -> Running.over(folder)))
          .isInstanceOf(Problem.class)
          .hasMessageContaining("store.locked");
    }
  }
}
