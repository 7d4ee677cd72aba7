package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.table.Facts;

/** What nobody asks who means well. */
class HostileRequestsTest {

  private static final String ORDER = "{\"game\":\"codroid\"}";

  @TempDir static Path folder;
  private static Running running;

  @BeforeAll
  static void start() {
    running = Running.over(folder);
  }

  @AfterAll
  static void stop() {
    running.close();
  }

  private static String ask(String... lines) {
    try (Wire wire = running.wire()) {
      return wire.ask(lines);
    }
  }

  private static long tablesMade() {
    return counted("plateau_tables_created_total");
  }

  private static long failures() {
    return counted("plateau_failures_total");
  }

  private static long counted(String counter) {
    return running
        .get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(counter + " "))
        .mapToLong(line -> Long.parseLong(line.split(" ", -1)[1]))
        .sum();
  }

  // --- from other sites ---

  // A form or a script of another site can send this without asking first.
  @ParameterizedTest
  @ValueSource(strings = {"http://evil.example", "null", "https://127.0.0.1.evil.example", ""})
  void aPageOfAnotherSiteCannotAct(String origin) {
    long before = tablesMade();
    HttpRequest.Builder simple =
        running
            .to("/api/tables")
            .header("Origin", origin)
            .header("Content-Type", "text/plain")
            .POST(BodyPublishers.ofString(ORDER));
    HttpResponse<String> answer = running.request(simple);
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(Facts.read(answer.body()).at("error").text("code")).isEqualTo("foreign-origin");
    assertThat(tablesMade()).isEqualTo(before);
  }

  @Test
  void noAnswerMayBeReadByAnotherSite() {
    for (String path : new String[] {"/api/games", "/api/tables", "/", "/health", "/nowhere"}) {
      HttpResponse<String> answer =
          running.request(running.to(path).header("Origin", "http://evil.example"));
      assertThat(answer.headers().map().keySet())
          .as(path)
          .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control"));
      assertThat(answer.headers().firstValue("Referrer-Policy")).as(path).hasValue("no-referrer");
      assertThat(answer.headers().firstValue("X-Frame-Options")).as(path).hasValue("DENY");
    }
    String preflight =
        ask(
            "OPTIONS /api/tables HTTP/1.1",
            "Origin: http://evil.example",
            "Access-Control-Request-Method: POST");
    assertThat(preflight).doesNotContain("Access-Control", "HTTP/1.1 2");
  }

  @Test
  void ourOwnPageAndProgramsMayAct() {
    String own = running.socketAddress("/").getAuthority();
    HttpRequest.Builder page =
        running
            .to("/api/tables")
            .header("Origin", "http://" + own)
            .POST(BodyPublishers.ofString(ORDER));
    assertThat(running.request(page).statusCode()).isEqualTo(201);
    assertThat(running.post("/api/tables", ORDER).statusCode()).isEqualTo(201);
  }

  // A page whose own name leads to this machine is of our origin for its browser.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:8019",
        "localhost.evil.example",
        "8.8.8.8",
        "[2001:db8::1]:80"
      })
  void underAForeignNameNothingIsAnswered(String host) {
    long before = tablesMade();
    String[] heads = {
      "GET / HTTP/1.1",
      "GET /metrics HTTP/1.1",
      "GET /health HTTP/1.1",
      "GET /index.html HTTP/1.1",
      "GET /nowhere HTTP/1.1",
      "GET /api/games HTTP/1.1",
      "POST /api/tables HTTP/1.1",
      "GET /ws/bot HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    };
    for (String head : heads) {
      String connection = head.contains("Upgrade") ? "Upgrade" : "close";
      String body = head.startsWith("POST") ? ORDER : "";
      try (Wire wire = running.wire()) {
        wire.send(
            "%s\r\nHost: %s\r\nOrigin: http://%s\r\nConnection: %s\r\nContent-Length: %d\r\n\r\n%s"
                .formatted(head, host, host, connection, body.length(), body));
        if (head.contains("Upgrade")) {
          // Browsers show nobody why a WebSocket was refused.
          assertThat(wire.readUntil("\r\n")).as(head).startsWith("HTTP/1.1 421");
          continue;
        }
        assertThat(wire.readUntil("--allowed-host"))
            .as(head)
            .startsWith("HTTP/1.1 421")
            .contains("\"foreign-host\"", "the name \\\"" + host + "\\\"")
            .doesNotContain("plateau_", "<html");
      }
    }
    assertThat(tablesMade()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "LOCALHOST.:8019", "a.localhost", "127.0.0.2", "[::1]:99"})
  void underTheNamesOfThisMachineItAnswers(String host) {
    try (Wire wire = running.wire()) {
      wire.send("GET /health HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
      assertThat(wire.readUntil("\r\n")).startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void whereAProxySaysThatItComesFromIsNotBelieved() {
    try (Wire wire = running.wire()) {
      wire.send(
          "GET /health HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: localhost\r\n\r\n");
      assertThat(wire.readUntil("\r\n")).startsWith("HTTP/1.1 421");
    }
  }

  // --- paths ---

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%252e%252e/etc/passwd",
        "//etc/passwd",
        "/_static/../logback.xml",
        "/_static/..%2f..%2flogback.xml",
        "/..;/logback.xml",
        "/games/..%5c..%5clogback.xml",
        "/index.html%00.js",
        "/api/games/..%2f..%2flogback/rules",
        "/api/games/iceberg/documents/..%2fmap/check",
        "/api/tables/..%2f..%2fetc%2fpasswd/replay",
        "/api/tables/'%20or%201=1--/replay",
        "/replay/..%2f..%2flogback.xml",
        "/rules/%2e%2e%2flogback.xml",
        "/plateau/server/operations/messages_en.properties",
        "/META-INF/MANIFEST.MF",
      })
  void noPathLeadsOut(String path) {
    long before = failures();
    String answer = ask("GET " + path + " HTTP/1.1");
    assertThat(answer).startsWith("HTTP/1.1 4");
    assertThat(answer).doesNotContain("root:", "<configuration", "refusal.", "Exception", "\tat ");
    assertThat(failures()).isEqualTo(before);
  }

  // --- headers and methods ---

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/games/x%0d%0aSet-Cookie:%20a=b",
        "/api/games?lang=en%0d%0aSet-Cookie:%20a=b",
        "/table/x%0d%0aSet-Cookie:%20a=b",
        "/api/tables/x%0aSet-Cookie:%20a=b/replay",
      })
  void nothingOfAnAddressBecomesAHeader(String path) {
    assertThat(ask("GET " + path + " HTTP/1.1").split("\r\n\r\n", -1)[0])
        .startsWith("HTTP/1.1")
        .doesNotContainIgnoringCase("set-cookie");
  }

  @Test
  void lineBreaksInNamesAreBlanks() {
    Running.Made table =
        running.make(
            "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\",\"name\":\"a\\r"
                + "\\n"
                + "Set-Cookie: b\"}]}");
    assertThat(table.answer().at("table").list("seats").getFirst().text("name"))
        .isEqualTo("a Set-Cookie: b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "GET", "BREW"})
  void otherMethodsDoNothing(String method) {
    long before = tablesMade();
    long failed = failures();
    String answer = ask(method + " /api/tables/x/seats/0 HTTP/1.1", "X-HTTP-Method-Override: POST");
    assertThat(answer).startsWith("HTTP/1.1 4").doesNotContain("X-HTTP-Method-Override");
    assertThat(tablesMade()).isEqualTo(before);
    assertThat(failures()).isEqualTo(failed);
  }

  @Test
  void twoLengthsAreRefused() {
    String smuggled =
        ask(
            "POST /api/tables HTTP/1.1",
            "Content-Length: 5",
            "Transfer-Encoding: chunked",
            "Content-Length: 6");
    assertThat(smuggled).startsWith("HTTP/1.1 400");
  }

  // --- sizes ---

  @Test
  void aHeadThatIsTooLongIsRefused() {
    assertThat(ask("GET / HTTP/1.1", "X-Long: " + "x".repeat(20_000))).startsWith("HTTP/1.1 431");
    assertThat(ask("GET /" + "x".repeat(20_000) + " HTTP/1.1")).startsWith("HTTP/1.1 414");
  }

  @Test
  void aBodyWithoutALengthIsLimitedToo() {
    byte[] big = ("{\"game\":\"" + "x".repeat(200_000) + "\"}").getBytes(StandardCharsets.UTF_8);
    HttpRequest.Builder chunked =
        running
            .to("/api/tables")
            .POST(BodyPublishers.fromPublisher(BodyPublishers.ofByteArray(big)));
    assertThat(running.request(chunked).statusCode()).isEqualTo(413);
  }

  // The rest of eight megabytes is not waited for.
  @Test
  void aFileIsRefusedForItsFirstLineBeforeTheRestHasCome() {
    try (Wire wire = running.wire()) {
      wire.send(
          "POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 7800000\r\n\r\n{}\n");
      assertThat(wire.readUntil("\r\n\r\n"))
          .startsWith("HTTP/1.1 400")
          .as("an answer whose end is known before the request has ended")
          .containsIgnoringCase("\r\nContent-Length: ");
      wire.readUntil("not its header.\"}}");
    }
  }

  // Many programs send all of it before they listen.
  @ParameterizedTest
  @ValueSource(strings = {"/api/replays", "/api/tables", "/api/nowhere", "/api/games"})
  void whoSendsTooMuchBeforeItListensHearsWhyAndMayGoOn(String path) {
    try (Wire wire = running.wire()) {
      wire.send("POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 7800000\r\n\r\n");
      wire.send("{}" + "\n".repeat(7_799_998));
      assertThat(wire.readUntil("\"}}")).startsWith("HTTP/1.1 4").contains("\"words\":");
      wire.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
      assertThat(wire.readUntil("\"up\"}")).startsWith("HTTP/1.1 200");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":", "[[],", "\"\\u0000", "9", "-1e", "{\"seats\":[{"})
  void nestingAndNumbersWithoutEndAreRefused(String piece) {
    String bomb = piece.repeat(60_000 / piece.length());
    HttpResponse<String> answer = running.post("/api/tables", bomb);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body().length()).as("the answer repeats none of it").isLessThan(2_000);
    Client client = running.make(ORDER).connect();
    client.sendText(bomb.substring(0, 16_000));
    assertThat(client.closeCode()).isEqualTo(4400);
  }
}
