package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.table.Facts;

/**
 * Whatever is wrong with a request, and whoever finds it, the game, the server, its library or
 * Jetty below: the answer is {@code {"error":{"code":…,"words":…}}}, in words for people.
 */
class BadRequestsTest {

  // A key without its sentence, a record or a map as Java writes it, a class, a tag of HTML.
  private static final Pattern INSIDES =
      Pattern.compile(
          "[a-z][a-z-]*(\\.[a-z][a-z-]*)+(\\{|$)|\\{[a-z]+=|\\b(java|plateau|org|io)\\.[a-z]+\\.|</?[a-z]+>"
              + "|Exception|Jetty|Javalin");

  private static final String LONG = "x".repeat(70_000);

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

  private static Arguments bad(int status, String code, String... lines) {
    return Arguments.of(status, code, String.join("\r\n", lines));
  }

  static Stream<Arguments> heads() {
    return Stream.of(
        bad(400, "malformed", "GET /api/games/%ff HTTP/1.1"),
        bad(400, "malformed", "GET /api/games/%zz HTTP/1.1"),
        bad(400, "malformed", "GET /api/games/%c3%28 HTTP/1.1"),
        bad(400, "malformed", "GET /api/games/\u00c3\u00a9 HTTP/1.1"),
        bad(400, "malformed", "GET /api/games/%00 HTTP/1.1"),
        bad(400, "malformed", "GET /api/..;/x HTTP/1.1"),
        bad(400, "malformed", "GET /api/games\\x HTTP/1.1"),
        bad(400, "malformed", "GET /api/games?lang=%ff HTTP/1.1"),
        bad(400, "malformed", "GET /api/tables?before=undefined HTTP/1.1"),
        bad(404, "unknown-game", "GET /api/games/a%2fb HTTP/1.1"),
        bad(404, "not-found", "GET /api/%2e%2e/x HTTP/1.1"),
        bad(404, "not-found", "GET /api/nowhere HTTP/1.1"),
        bad(414, "address-too-long", "GET /api/" + "x".repeat(20_000) + " HTTP/1.1"),
        bad(431, "head-too-long", "GET /api/games HTTP/1.1", "X: " + "x".repeat(20_000)),
        bad(405, "no-such-method", "PUT /api/games HTTP/1.1", "Content-Length: 0"),
        bad(405, "no-such-method", "DELETE /api/tables/x HTTP/1.1"),
        bad(405, "no-such-method", "BREW /api/games HTTP/1.1"),
        bad(400, "malformed", "CONNECT /api/games HTTP/1.1"),
        bad(505, "malformed", "GET /api/games HTTP/9.9"),
        bad(400, "malformed", "GET /api/games HTTP/1.1", "Host: a"),
        bad(400, "malformed", "GET /api/games HTTP/1.1", "No Header"),
        bad(400, "malformed", "\u0016\u0003\u0001"),
        bad(400, "malformed", "POST /api/tables HTTP/1.1", "Content-Length: -5"),
        bad(
            400,
            "malformed",
            "POST /api/tables HTTP/1.1",
            "Content-Length: 5",
            "Content-Length: 6"),
        bad(400, "malformed", "POST /api/tables HTTP/1.1", "Transfer-Encoding: gzip"),
        bad(417, "malformed", "POST /api/tables HTTP/1.1", "Expect: tea", "Content-Length: 2"));
  }

  @ParameterizedTest
  @MethodSource("heads")
  void aHeadThatCannotBeReadIsAnsweredInWords(int status, String code, String head) {
    try (Wire wire = running.wire()) {
      String answer = wire.ask(head);
      assertThat(answer).startsWith("HTTP/1.1 " + status + " ");
      assertThat(answer)
          .containsIgnoringCase("\r\nContent-Type: application/json")
          .containsIgnoringCase("\r\nX-Content-Type-Options: nosniff");
      isInWords(answer.substring(answer.indexOf("\r\n\r\n") + 4), code);
    }
  }

  @Test
  void theSentenceIsInTheLanguageOfWhoeverAsked() {
    for (String head :
        new String[] {
          "GET /api/games/%ff HTTP/1.1",
          "GET /api/nowhere HTTP/1.1",
          "PUT /api/games HTTP/1.1",
          "GET /api/tables?lang=fr&limit=x HTTP/1.1",
        }) {
      try (Wire wire = running.wire()) {
        assertThat(wire.ask(head, "Accept-Language: de, fr;q=0.5, en;q=0.1"))
            .as(head)
            .doesNotContain("This", "There", "Nothing");
      }
    }
  }

  static Stream<Arguments> bodies() {
    String table = "/api/tables";
    String deadzone = "{\"game\":\"deadzone\",\"options\":{\"%s\":\"%s\"}}";
    return Stream.of(
        Arguments.of(413, "too-big", table, "{\"game\":\"" + LONG + "\"}"),
        Arguments.of(400, "malformed", table, ""),
        Arguments.of(400, "malformed", table, "{\"game\":\"\\ud800\"}"),
        Arguments.of(400, "illegal-setup", table, deadzone.formatted("south-team", "x")),
        Arguments.of(400, "illegal-setup", table, deadzone.formatted("north-team", "")),
        Arguments.of(400, "illegal-setup", table, deadzone.formatted("map", "x".repeat(9_000))),
        Arguments.of(
            400,
            "illegal-setup",
            table,
            deadzone.formatted("south-team", "team x\\nfigure y 1\\n")),
        Arguments.of(400, "illegal-setup", table, deadzone.formatted("map", "team x\\nfloor\\n")),
        Arguments.of(
            400,
            "illegal-setup",
            table,
            "{\"game\":\"iceberg\",\"options\":{\"map\":\"generated:x\"}}"),
        Arguments.of(
            400,
            "malformed",
            table,
            "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"computer\",\"player\":\"planner:x\"},"
                + "{\"kind\":\"open\"}]}"),
        Arguments.of(400, "malformed", "/api/games/deadzone/documents/team/check", "{}"),
        Arguments.of(409, "unfit", "/api/companions/deadzone", "{\"text\":\"x\"}"),
        Arguments.of(400, "unreadable-file", "/api/replays", "{}"));
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void aBodyThatDoesNotFitIsAnsweredInWords(int status, String code, String path, String body) {
    for (String language : new String[] {"en", "fr"}) {
      HttpResponse<String> answer = running.post(path + "?lang=" + language, body);
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
      isInWords(answer.body(), code);
    }
  }

  @Test
  void anUnknownPlayerIsSaidToBeOnTheSeatWhereItIsCountedFromOne() {
    String order =
        "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},"
            + "{\"kind\":\"computer\",\"player\":\"gredy\"}]}";
    assertThat(running.post("/api/tables", order).body()).contains("Seat 2: there is no player");
  }

  @Test
  void aBodyThatIsNoTextInUtf8IsRefusedAsSuchWhateverItsHeadSays() {
    byte[] latin =
        "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\",\"name\":\"Zo\u00e9\"}]}"
            .getBytes(StandardCharsets.ISO_8859_1);
    for (String type :
        new String[] {
          "application/json", "application/json; charset=iso-8859-1", "text/plain; charset=nope"
        }) {
      HttpResponse<String> answer =
          running.request(
              running
                  .to("/api/tables")
                  .header("Content-Type", type)
                  .POST(BodyPublishers.ofByteArray(latin)));
      assertThat(answer.statusCode()).as(type).isEqualTo(400);
      isInWords(answer.body(), "malformed");
      assertThat(answer.body()).as(type).contains("UTF-8");
    }
    HttpResponse<String> file =
        running.request(running.to("/api/replays").POST(BodyPublishers.ofByteArray(latin)));
    assertThat(file.statusCode()).isEqualTo(400);
    assertThat(file.body()).contains("UTF-8");
  }

  @Test
  void chunksThatAreNoneAreAnsweredInWordsToo() {
    try (Wire wire = running.wire()) {
      wire.send("POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n");
      wire.send("Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n");
      String answer = wire.readToEnd();
      assertThat(answer).startsWith("HTTP/1.1 400 ");
      isInWords(answer.substring(answer.indexOf("\r\n\r\n") + 4), "malformed");
    }
  }

  private static void isInWords(String body, String code) {
    assertThat(body).startsWith("{\"error\":{\"code\":");
    Facts error = Facts.read(body).at("error");
    assertThat(error.text("code")).isEqualTo(code);
    assertThat(error.text("words"))
        .hasSizeBetween(10, 2_000)
        .doesNotContainPattern(INSIDES)
        .matches("(?s)[\\p{L}\u00ab\"].*");
  }
}
