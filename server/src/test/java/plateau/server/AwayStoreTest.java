package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.Facts;

/** The store does not answer for a while, in the middle of what a table does with it. */
class AwayStoreTest {

  private static final String TWO_OF_ME =
      "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

  private static final String ONE_IS_FREE =
      "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";

  @TempDir Path folder;
  private Unreachable database;
  private HandTime time;
  private Running running;

  @BeforeEach
  void start() {
    database = new Unreachable(SqliteStore.open(folder.resolve("test.db")));
    time = new HandTime();
    running = Running.over(database.store(), time);
  }

  @AfterEach
  void stop() {
    database.comeBack();
    running.close();
  }

  @Test
  void aTableThatCannotReadWhatItMissedKeepsItsPeopleAndReadsItLater() {
    Client client = running.make(TWO_OF_ME).join(0);
    Facts view = client.next("view");
    client.awaitTable();
    database.goAway();
    database.tellOfMissedNews();
    database.awaitQuestion();
    assertThat(client.answerToPing().type()).isEqualTo("pong");

    time.pass(Duration.ofSeconds(2));
    database.awaitQuestion();
    assertThat(client.answerToPing().type()).isEqualTo("pong");

    database.comeBack();
    time.pass(Duration.ofSeconds(2));
    client.playFirst(view, "a");
    assertThat(client.next("accepted").whole("n")).isEqualTo(view.whole("n") + 1);
  }

  @Test
  void whoeverComesMeanwhileIsRefusedAloneAndMayComeAgain() {
    Running.Made table = running.make(TWO_OF_ME);
    Client here = table.join(0);
    here.awaitTable();
    database.goAway();
    assertThat(table.join(1).next("error").text("code")).isEqualTo("store-failed");
    assertThat(here.answerToPing().type()).isEqualTo("pong");

    database.comeBack();
    time.pass(Duration.ofSeconds(2));
    table.join(1).next("view");
    assertThat(here.answerToPing().type()).isEqualTo("pong");
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
  void whoeverAsksWhenJavaItselfFailsIsAnsweredAndMayAskAgain() {
    Running.Made table = running.make(ONE_IS_FREE);
    String seat = "/api/tables/" + table.id() + "/seats/1";
    database.breakDown();
    HttpResponse<String> broken = running.post(seat, "{}");
    assertThat(broken.statusCode()).isEqualTo(500);
    assertThat(Facts.read(broken.body()).at("error").text("code")).isEqualTo("internal");

    database.comeBack();
    assertThat(running.post(seat, "{}").statusCode()).isEqualTo(200);
  }
}
