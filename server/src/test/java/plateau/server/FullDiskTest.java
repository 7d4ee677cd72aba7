package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.Facts;

/** A disk that is full while people play, and has room again. */
class FullDiskTest {

  private static final String TWO_OF_ME =
      "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

  @TempDir Path folder;
  private Brimming disk;
  private HandTime time;
  private Running running;

  @BeforeEach
  void start() {
    disk = new Brimming(SqliteStore.open(folder.resolve("test.db")));
    time = new HandTime();
    running = Running.over(disk.store(), time);
  }

  @AfterEach
  void stop() {
    running.close();
  }

  @Test
  void aMoveIsRefusedWithASentenceAndCanBePlayedWhenThereIsRoomAgain() {
    Client client = running.make(TWO_OF_ME).join(0);
    Facts view = client.next("view");
    disk.leaveRoomFor(0);
    client.playFirst(view, "a");
    Facts refused = client.next("refused");
    assertThat(refused.text("code")).isEqualTo("store-failed");
    assertThat(refused.text("words")).contains("may not be kept", "no move counts twice");
    Facts same = client.next("view");
    assertThat(same.whole("n")).isEqualTo(view.whole("n"));
    assertThat(same.at("view")).isEqualTo(view.at("view"));
    assertThat(same.list("moves")).isEqualTo(view.list("moves"));

    disk.makeRoom();
    client.playFirst(same, "a");
    assertThat(client.next("accepted").whole("n")).isEqualTo(view.whole("n") + 1);
  }

  @Test
  void chatAndLeavingAreRefusedAndNobodyIsSentAway() {
    Client client = running.make(TWO_OF_ME).join(0);
    client.next("view");
    disk.leaveRoomFor(0);
    client.send("type", "chat", "id", "c", "text", "is anybody there?");
    assertThat(client.next("refused").text("code")).isEqualTo("store-failed");
    client.send("type", "leave");
    assertThat(client.next("refused").text("code")).isEqualTo("store-failed");
    assertThat(client.answerToPing().type()).isEqualTo("pong");
    disk.makeRoom();
    client.send("type", "chat", "id", "d", "text", "again");
    assertThat(client.next("chat").list("lines").getFirst().text("text")).isEqualTo("again");
  }

  @Test
  void aNewTableIsRefusedInBothLanguages() {
    disk.leaveRoomFor(0);
    for (String language : new String[] {"en", "fr"}) {
      HttpResponse<String> answer = running.post("/api/tables?lang=" + language, TWO_OF_ME);
      assertThat(answer.statusCode()).isEqualTo(503);
      String words = Facts.read(answer.body()).at("error").text("words");
      assertThat(words.toLowerCase(Locale.ROOT)).containsAnyOf("disk", "disque");
    }
    disk.makeRoom();
    assertThat(running.post("/api/tables", TWO_OF_ME).statusCode()).isEqualTo(201);
  }

  @Test
  void aComputerPlayerTriesAgainUntilItsMoveIsKept() {
    Running.Made table =
        running.make(
            "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"computer\",\"player\":\"random\"}]}");
    Client client = table.join(0);
    Facts view = client.myTurn();
    disk.leaveRoomFor(1);
    client.play(view, "end", "a");
    assertThat(client.next("accepted").whole("n")).isEqualTo(1);
    disk.awaitRefusal();
    client.awaitTable();
    disk.makeRoom();
    time.pass(Duration.ofSeconds(2));
    assertThat(client.viewAt(2).whole("n")).isEqualTo(2);
  }
}
