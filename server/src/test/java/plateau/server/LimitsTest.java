package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.server.operations.Database;
import plateau.server.operations.Limits;
import plateau.server.operations.Settings;
import plateau.table.Facts;

/** What a server does not take on; time goes on by hand. */
class LimitsTest {

  private static final int MANY = Integer.MAX_VALUE;
  private static final String ORDER = "{\"game\":\"codroid\",\"public\":true}";
  private static final Duration A_WHILE = Duration.ofSeconds(6);

  @TempDir Path folder;
  private final HandTime time = new HandTime();
  private Running running;

  @BeforeEach
  void startWithoutLimits() {
    running = with(Limits.NONE);
  }

  private void start(Limits limits) {
    running.close();
    running = with(limits);
  }

  private Running with(Limits limits) {
    Settings usual = Running.usual(new Database.File(folder.resolve("test.db")));
    return Running.with(usual.withTime(time).withLimits(limits));
  }

  @AfterEach
  void stop() {
    running.close();
  }

  // --- tables ---

  @Test
  void tablesThatNobodyIsAtLeaveMemoryForNewOnesAndAreReadAgain() {
    start(Limits.NONE.withTables(MANY, 3, MANY));
    Running.Made first = running.make(ORDER);
    String asItWas = running.get("/api/tables/" + first.id()).body();
    for (int i = 0; i < 10; i++) {
      time.pass(A_WHILE);
      running.make(ORDER);
      assertThat(liveTables()).isLessThanOrEqualTo(3);
    }
    time.pass(A_WHILE);
    assertThat(running.get("/api/tables/" + first.id()).body()).isEqualTo(asItWas);
    try (Client again = first.join(0)) {
      Facts view = again.myTurn();
      again.playFirst(view, "m1");
      assertThat(again.next("accepted").text("id")).isEqualTo("m1");
    }
  }

  @Test
  void theOneThatWasNotUsedForLongestLeavesFirstAndOneWithPeopleStays() {
    start(Limits.NONE.withTables(MANY, 3, MANY));
    Running.Made watched = running.make(ORDER);
    Client watcher = watched.watch();
    watcher.next("view");
    Running.Made old = running.make(ORDER);
    time.pass(A_WHILE);
    Running.Made young = running.make(ORDER);
    time.pass(A_WHILE);
    running.make(ORDER);
    assertThat(watcher.answerToPing().type()).isEqualTo("pong");
    assertThat(isLive(watched)).isTrue();
    assertThat(isLive(old)).isFalse();
    assertThat(isLive(young)).isTrue();
    watcher.close();
  }

  // In lists a table that is not in memory does not tell its step.
  private boolean isLive(Running.Made table) {
    return running.read("/api/tables").list("tables").stream()
        .filter(told -> told.text("id").equals(table.id()))
        .anyMatch(told -> told.has("step"));
  }

  @ParameterizedTest
  @CsvSource({
    "en, This server keeps as many tables open as it can",
    "fr, Ce serveur tient ouvertes autant de tables",
  })
  void whereSomebodyIsAtEveryTableNewOnesAreRefusedInWords(String lang, String words) {
    start(Limits.NONE.withTables(MANY, 2, MANY));
    List<Client> people = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Client client = running.make(ORDER).watch();
      client.next("view");
      people.add(client);
    }
    time.pass(A_WHILE);
    HttpResponse<String> refused = running.post("/api/tables?lang=" + lang, ORDER);
    assertThat(refused.statusCode()).isEqualTo(503);
    assertThat(Facts.read(refused.body()).at("error").text("words")).startsWith(words);
    assertThat(refused.headers().firstValue("Retry-After")).isPresent();
    people.forEach(one -> assertThat(one.answerToPing().type()).isEqualTo("pong"));
    people.forEach(Client::close);
  }

  @Test
  void ofTheTablesOfOneAddressTheIdleOnesLeaveForItsNewOnesAndNoneOfOthers() {
    start(Limits.NONE.withTables(MANY, MANY, 2));
    assertThat(makeElsewhere().statusCode()).isEqualTo(201);
    Running.Made watched = running.make(ORDER);
    Client watcher = watched.watch();
    watcher.next("view");
    for (int i = 0; i < 5; i++) {
      time.pass(A_WHILE);
      running.make(ORDER);
      assertThat(liveTables()).as("one elsewhere and two here").isLessThanOrEqualTo(3);
    }
    assertThat(isLive(watched)).isTrue();
    assertThat(liveTables()).isEqualTo(3);
    watcher.close();
  }

  // Nobody need be there: the clock of an absent player keeps a table for days.
  @ParameterizedTest
  @CsvSource({"en, From your address 2 tables are open", "fr, Votre adresse tient déjà 2 tables"})
  void anAddressThatFillsItsShareOfTheTablesTakesNothingFromOthers(String lang, String words) {
    start(Limits.NONE.withTables(MANY, MANY, 2));
    Running.Made old = running.make(ORDER);
    time.pass(Duration.ofMinutes(2));
    String clocked =
        "{\"game\":\"codroid\",\"public\":true,\"clock\":{\"bankMs\":600000000,\"gainMs\":0}}";
    for (int i = 0; i < 2; i++) {
      running.make(clocked);
      time.pass(Duration.ofMinutes(2));
    }
    HttpResponse<String> refused = running.post("/api/tables?lang=" + lang, ORDER);
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(Facts.read(refused.body()).at("error").text("words")).startsWith(words);
    assertThat(refused.headers().firstValueAsLong("Retry-After")).isPresent();
    assertThat(running.get("/api/tables/" + old.id()).statusCode()).isEqualTo(429);
    assertThat(old.watch().next("error").text("code")).isEqualTo("too-fast");
    assertThat(makeElsewhere().statusCode()).isEqualTo(201);
  }

  private HttpResponse<String> makeElsewhere() {
    return running.request(
        running
            .to("/api/tables")
            .header("X-Forwarded-For", "192.0.2.1")
            .POST(BodyPublishers.ofString(ORDER)));
  }

  @Test
  void anAddressMakesSoManyTablesAMinute() {
    start(Limits.NONE.withTables(1, MANY, MANY));
    for (int i = 0; i < 4; i++) {
      assertThat(running.post("/api/tables", ORDER).statusCode()).isEqualTo(201);
    }
    HttpResponse<String> refused = running.post("/api/tables", ORDER);
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.body()).contains("more new tables", "seconds");
    assertThat(refused.headers().firstValueAsLong("Retry-After").orElse(0)).isBetween(1L, 60L);
    assertThat(running.get("/api/tables").statusCode()).as("nothing else").isEqualTo(200);
  }

  // --- bytes, connections, heavy requests ---

  @Test
  void anAddressSendsSoManyBytesASecond() {
    start(new Limits(MANY, 100, MANY, MANY, MANY, MANY, MANY));
    String body = "{\"game\":\"" + "x".repeat(350) + "\"}";
    assertThat(running.post("/api/tables", body).statusCode()).isEqualTo(404);
    HttpResponse<String> refused = running.post("/api/tables", body);
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.body()).contains("from one address");
    assertThat(refused.headers().firstValueAsLong("Retry-After").orElse(0)).isBetween(1L, 4L);
  }

  // To take all of it, only to drop it, would be what a flood wants.
  @Test
  void whatAnAddressSendsBeyondThatIsNotEvenTaken() {
    start(new Limits(MANY, 1 << 20, MANY, MANY, MANY, MANY, MANY));
    try (Wire wire = running.wire()) {
      wire.send("POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 7800000\r\n\r\n");
      assertThat(wire.readToEnd())
          .startsWith("HTTP/1.1 429 ")
          .containsIgnoringCase("\r\nConnection: close\r\n");
    }
  }

  @Test
  void anAddressHasSoManyConnections() {
    start(new Limits(MANY, MANY, MANY, 2, MANY, MANY, MANY));
    Running.Made table = running.make(ORDER);
    Client first = table.watch();
    first.next("view");
    Client second = table.watch();
    second.next("view");
    assertThatThrownBy(table::watch).hasStackTraceContaining("status code 429");
    second.send("type", "join").sendText("no JSON");
    assertThat(second.closeCode()).isPositive();
    first.tableWhere(told -> told.whole("spectators") == 1);
    Client third = table.watch();
    third.next("view");
    first.close();
    third.close();
  }

  @Test
  void whatWasAnsweredMakesRoomForTheNext() {
    for (int i = 0; i < 40; i++) {
      assertThat(running.get("/api/companions/codroid/printing").statusCode()).isEqualTo(200);
      assertThat(running.post("/api/replays", "{}\n").statusCode()).isEqualTo(400);
    }
  }

  private long liveTables() {
    return running
        .get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith("plateau_tables_live "))
        .mapToLong(line -> Long.parseLong(line.split(" ", -1)[1]))
        .sum();
  }
}
