package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.table.Facts;

/** Clocks of tables that older servers have kept; time goes on by hand. */
class ClockTest {

  private static final int BANK = 300_000;
  private static final int GAIN = 5_000;
  private static final int SECOND = 1_000;

  @TempDir Path folder;
  private final HandTime time = new HandTime();
  private Running running;

  @BeforeEach
  void start() {
    running = Running.over(folder, time);
  }

  @AfterEach
  void stop() {
    running.close();
  }

  private static int left(Facts view, int seat) {
    return view.list("clocks").get(seat).whole("leftMs");
  }

  /** Plays it after a second; the view behind it. */
  private Facts playFirstAfterASecond(Client client, Facts view) {
    time.pass(Duration.ofSeconds(1));
    client.playFirst(view, "at-" + view.whole("n"));
    return client.viewBehind(view);
  }

  @Test
  void aTableFromTheTimeWhenEachMoveGainedGoesOn() {
    Running.Made table =
        running.make(
            """
            {"game":"iceberg","clock":{"bankMs":300000,"gainMs":5000},\
            "seats":[{"kind":"me"},{"kind":"me"}]}\
            """);
    Client ada = table.join(0);
    Facts view = ada.myTurn();
    for (int action = 0; action < 3; action++) {
      view = playFirstAfterASecond(ada, view);
    }
    stop();
    // With three times the gain it was not overdrawn; with none it is.
    makeSlower(table.id(), BANK / 3 + GAIN - 2 * SECOND);
    start();
    Client again = new Running.Made(running, table.answer()).join(0);
    Facts now = again.myTurn();
    assertThat(left(now, 0)).isEqualTo(GAIN);
    assertThat(now.list("moves")).isNotEmpty();
    assertThat(left(playFirstAfterASecond(again, now), 0)).isEqualTo(GAIN);
  }

  private void makeSlower(String table, int byMs) {
    String statement =
        "update step set spent_ms = spent_ms + %d where match = '%s' and seq > 0"
            .formatted(byMs, table);
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("by-hand.db"));
        Statement change = database.createStatement()) {
      assertThat(change.executeUpdate(statement)).isEqualTo(3);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }
}
