package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jetty.websocket.core.util.MethodHolder;
import org.junit.jupiter.api.Test;
import plateau.table.Facts;

/** What the server lets in and out. */
class DoorsTest extends ServerTest {

  // Far more than a few seconds' worth at two a second.
  private static final int MANY = 200;

  private static final String BROWSER =
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

  @Test
  void thePageHasAStrictPolicyThatAllowsItsImportMapAlone() {
    HttpResponse<String> page = running.get("/");
    String policy = page.headers().firstValue("Content-Security-Policy").orElseThrow();
    assertThat(policy)
        .contains(
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval' 'sha256-",
            "frame-ancestors 'none'")
        .doesNotContain("'unsafe");
    assertThat(page.body()).contains("<script type=\"importmap\">{\"imports\":{", "\"lit\":");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(page.headers().firstValue("Server")).isEmpty();
    for (String path : List.of("/table/abc", "/index.html")) {
      assertThat(frame(running.get(path).body())).as(path).isEqualTo(frame(page.body()));
    }
  }

  // Pages differ in what they will ask for, and in nothing else.
  private static String frame(String page) {
    return page.replaceAll("<link rel=\"modulepreload\"[^>]*>\\s*", "");
  }

  @Test
  void theJvmNeedNotMakeClassesForEachConnection() {
    assertThat(MethodHolder.IS_BINDING)
        .as("Jetty binds method handles for each WebSocket")
        .isFalse();
  }

  @Test
  void librariesAreServedAndNothingBesideTheFiles() {
    String imports = running.get("/").body();
    int start = imports.indexOf("/_static/lit/");
    String lit = imports.substring(start, imports.indexOf('"', start));
    assertThat(running.get(lit).statusCode()).isEqualTo(200);
    for (String path :
        new String[] {
          "/../pom.xml",
          "/%2e%2e/pom.xml",
          "/logback.xml",
          "/index.class",
          "/a//b.js",
          "/nothing.js"
        }) {
      assertThat(running.get(path).statusCode()).as(path).isIn(400, 404);
    }
  }

  @Test
  void aBrowserThatAsksForNothingIsGivenAPageThatSaysSo() {
    String page = running.get("/").body();
    for (String path :
        List.of(
            "/nonsense",
            "/nonsense/deep/down",
            "/learn/nonsense",
            "/learn/codroid/deep",
            "/companion/nonsense",
            "/companion/iceberg",
            "/print/iceberg",
            "/editor/codroid",
            "/rules/nonsense",
            "/games/nonsense",
            "/replay/a/b",
            "/table",
            "/no/such/file.js")) {
      HttpResponse<String> answer = running.request(running.to(path).header("Accept", BROWSER));
      assertThat(answer.statusCode()).as(path).isEqualTo(404);
      assertThat(frame(answer.body())).as(path).isEqualTo(frame(page));
      assertThat(answer.headers().firstValue("Content-Security-Policy")).as(path).isPresent();
    }
    for (String path :
        List.of("/learn", "/learn/", "/companion", "/print", "/editor", "/rules", "/games")) {
      HttpResponse<String> answer = running.request(running.to(path).header("Accept", BROWSER));
      assertThat(answer.statusCode()).as(path).isEqualTo(200);
      assertThat(frame(answer.body())).as(path).isEqualTo(frame(page));
    }
  }

  @Test
  void programsAreToldOfUnknownAddressesInJson() {
    for (String path : List.of("/api", "/api/nonsense", "/api/games/nonsense", "/ws/nonsense")) {
      HttpResponse<String> answer = running.request(running.to(path).header("Accept", BROWSER));
      assertThat(answer.statusCode()).as(path).isEqualTo(404);
      assertThat(Facts.read(answer.body()).at("error").text("words")).as(path).isNotBlank();
    }
    for (String path : List.of("/nonsense", "/learn/nonsense.js", "/no/such/file.js")) {
      HttpResponse<String> answer = running.get(path);
      assertThat(answer.statusCode()).as(path).isEqualTo(404);
      assertThat(Facts.read(answer.body()).at("error").text("code")).isEqualTo("not-found");
    }
  }

  @Test
  void anUnchangedFileIsNotSentAgain() {
    HttpResponse<String> first = running.get("/theme/page.css");
    String tag = first.headers().firstValue("ETag").orElseThrow();
    assertThat(
            running
                .request(running.to("/theme/page.css").header("If-None-Match", tag))
                .statusCode())
        .isEqualTo(304);
  }

  @Test
  void aForeignPageCannotOpenASocket() {
    Running.Made table = running.make("{\"game\":\"codroid\"}");
    URI address = running.socketAddress("/ws/tables/" + table.id());
    try (HttpClient http = HttpClient.newHttpClient()) {
      assertThatThrownBy(
              () ->
                  http.newWebSocketBuilder()
                      .header("Origin", "http://evil.example")
                      .buildAsync(address, new WebSocket.Listener() {})
                      .join())
          .hasStackTraceContaining("status code 403");
      WebSocket own =
          http.newWebSocketBuilder()
              .header("Origin", "http://" + address.getAuthority())
              .buildAsync(address, new WebSocket.Listener() {})
              .join();
      own.abort();
    }
  }

  @Test
  void nobodyIsGivenACookie() {
    Running.Made table = running.make("{\"game\":\"codroid\"}");
    CookieManager cookies = new CookieManager();
    try (HttpClient http = HttpClient.newBuilder().cookieHandler(cookies).build()) {
      URI address = running.socketAddress("/ws/tables/" + table.id());
      http.newWebSocketBuilder().buildAsync(address, new WebSocket.Listener() {}).join().abort();
    }
    assertThat(cookies.getCookieStore().getCookies()).isEmpty();
  }

  @Test
  void whatIsTooBigIsRefused() {
    String big = "x".repeat(70_000);
    assertThat(running.post("/api/tables", "{\"game\":\"" + big + "\"}").statusCode())
        .isEqualTo(413);
    Client client = running.make("{\"game\":\"codroid\"}").watch();
    client.next("view");
    client.send("type", "chat", "text", "x".repeat(17_000));
    assertThat(client.closeCode()).isEqualTo(1009);
  }

  @Test
  void whoIsTooFastIsSlowedDown() {
    running.close();
    running = Running.limited(folder, 2, 2);
    Client client = running.make("{\"game\":\"codroid\"}").watch();
    int last = 0;
    for (int i = 0; i < MANY && last != 429; i++) {
      last = running.get("/api/games").statusCode();
    }
    assertThat(last).isEqualTo(429);
    // Each answer is waited for: what is sent into a closing connection may cost its last message.
    Facts answer = client.answerToPing();
    for (int i = 0; i < MANY && answer.type().equals("pong"); i++) {
      answer = client.answerToPing();
    }
    assertThat(answer.text("code")).isEqualTo("too-fast");
    assertThat(client.closeCode()).isEqualTo(4429);
  }

  @Test
  void mistakesAreAnsweredWithASentenceAndWithoutInsides() {
    for (String body :
        new String[] {
          "",
          "[]",
          "{",
          "{\"game\":7}",
          "{\"game\":\"codroid\",\"seats\":7}",
          "{\"game\":\"codroid\",\"seats\":[7]}",
          "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"king\"}]}",
          "{\"game\":\"codroid\",\"seats\":[]}",
          "{\"game\":\"codroid\",\"options\":{\"rounds\":8}}",
          "{\"game\":\"codroid\",\"options\":{\"nope\":\"8\"}}",
          "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"computer\",\"player\":\"greedy,greedy\"}]}",
          "{\"game\":\"codroid\",\"clock\":{\"bankMs\":-1}}",
          "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\",\"name\":\"" + "x".repeat(31) + "\"}]}"
        }) {
      HttpResponse<String> answer = running.post("/api/tables", body);
      assertThat(answer.statusCode()).as(body).isBetween(400, 499);
      Facts error = Facts.read(answer.body()).at("error");
      assertThat(error.text("words")).as(body).isNotBlank().doesNotContain("refusal.", "Exception");
    }
    assertThat(running.get("/api/tables/nowhere").statusCode()).isEqualTo(404);
    assertThat(running.get("/api/games?lang=xx").statusCode()).isEqualTo(400);
    assertThat(running.get("/api/tables?limit=many").statusCode()).isEqualTo(400);
    assertThat(running.get("/nowhere").statusCode()).isEqualTo(404);
  }

  @Test
  void privateTablesAreNotListedAndTokensAreNotKept() throws Exception {
    Running.Made hidden = running.make("{\"game\":\"codroid\"}");
    Running.Made open = running.make("{\"game\":\"codroid\",\"public\":true}");
    assertThat(running.read("/api/tables").list("tables"))
        .extracting(table -> table.text("id"))
        .containsExactly(open.id());
    String token = hidden.token(0);
    running.close();
    for (Path file : new Path[] {folder.resolve("test.db"), folder.resolve("test.db-wal")}) {
      if (Files.exists(file)) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .doesNotContain(token);
      }
    }
    running = Running.over(folder);
  }

  @Test
  void healthAndMetricsAreThereForPrograms() {
    running.make("{\"game\":\"codroid\"}");
    assertThat(running.read("/health").text("status")).isEqualTo("up");
    assertThat(running.get("/metrics").body())
        .contains("# TYPE plateau_tables_created_total counter", "plateau_tables_created_total 1")
        .contains("plateau_tables_live 1");
  }

  @Test
  void theGamesAreDescribedInBothLanguages() {
    Facts english = running.read("/api/games/codroid?lang=en");
    assertThat(english.text("about")).startsWith("A virus");
    assertThat(english.list("options").getFirst().text("kind")).isEqualTo("whole");
    assertThat(running.read("/api/games?lang=fr").list("games"))
        .anyMatch(game -> game.text("about").startsWith("Un virus"));
    assertThat(running.read("/api/games/codroid/words?lang=fr").at("words").text("place.bar"))
        .isNotBlank();
    Facts rules = running.read("/api/games/codroid/rules?lang=fr");
    assertThat(rules.text("title")).isNotBlank();
    assertThat(rules.list("sections"))
        .allMatch(section -> !section.text("html").contains("<script"));
  }
}
