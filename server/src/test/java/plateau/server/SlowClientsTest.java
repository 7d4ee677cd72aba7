package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Those who take their time so that others have none; time goes on by hand. */
class SlowClientsTest {

  private static final Duration PERIOD = Duration.ofSeconds(15);
  // Fewer than the largest head of a request has.
  private static final int MOST_BYTES = 2_000;
  // Together far more than the server keeps for one connection, and the system below it.
  private static final int VIEWS = 4_000;

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

  @Test
  void aHeadThatNeverEndsIsHungUpOn() {
    assertTricklingEnds("GET / HTTP/1.1\r\nX-Slow: ");
  }

  @Test
  void aBodyThatTricklesIsHungUpOn() {
    assertTricklingEnds(
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{");
  }

  // A request of somebody else in between lets the server read what was sent.
  private void assertTricklingEnds(String beginning) {
    try (Wire wire = running.wire()) {
      wire.send(beginning);
      time.awaitPlan(PERIOD);
      int sent = 0;
      while (sent < MOST_BYTES && wire.send("a")) {
        assertThat(running.get("/health").statusCode()).isEqualTo(200);
        time.pass(PERIOD);
        sent++;
      }
      assertThat(sent).as("bytes until the server hangs up").isLessThan(MOST_BYTES);
      assertThat(wire.readToEnd()).doesNotContain("HTTP/1.1 2");
    }
  }

  @Test
  void whoSendsNothingButPingsMustJoinInTime() {
    Running.Made table = running.make("{\"game\":\"codroid\"}");
    Client silent = table.connect();
    time.awaitPlan(Duration.ofSeconds(10));
    Client joined = table.watch();
    joined.next("view");
    time.pass(Duration.ofSeconds(10));
    assertThat(silent.next("error").text("code")).isEqualTo("malformed");
    assertThat(silent.closeCode()).isEqualTo(4400);
    assertThat(joined.answerToPing().type()).isEqualTo("pong");
  }

  @Test
  void whoNeverReadsIsHungUpOnBeforeMemoryIsFull() {
    Running.Made table =
        running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Client watcher = table.watch();
    try (Wire wire = running.wire()) {
      wire.send(
          "GET /ws/tables/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                  .formatted(table.id())
              + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
      wire.send(frame("{\"type\":\"join\"}"));
      watcher.tableWhere(told -> told.whole("spectators") == 2);
      for (int i = 0; i < VIEWS; i++) {
        wire.send(frame("{\"type\":\"lang\",\"lang\":\"fr\"}"));
      }
      watcher.tableWhere(told -> told.whole("spectators") == 1);
    }
    assertThat(watcher.answerToPing().type()).as("others stay").isEqualTo("pong");
  }

  // A text frame with a mask of zeros.
  private static String frame(String text) {
    return "\u0081" + (char) (0x80 | text.length()) + "\0\0\0\0" + text;
  }
}
