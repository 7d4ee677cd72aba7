package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.kernel.json.Json;
import plateau.server.operations.Settings;
import plateau.table.Facts;

/** The description at {@code /api/openapi.json} is true of what the server does. */
class OpenApiTest {

  private static final Path SOURCES =
      Path.of(System.getProperty("basedir", "server"), "src/main/java/plateau/server/http");
  private static final Pattern ROUTE =
      Pattern.compile("routes\\.(get|post)\\(\\s*\"((?:/api|/health|/metrics)[^\"]*)\"");
  // What several kinds of matches offer is written once, below the address of each kind.
  private static final Pattern SHARED =
      Pattern.compile("routes\\.(get|post)\\(\\s*address \\+ \"([^\"]*)\"");
  private static final Pattern BELOW = Pattern.compile("addTo\\(\\s*routes,\\s*\"([^\"]*)\"");
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  @TempDir Path folder;
  private Running running;
  private Facts description;

  @BeforeEach
  void start() {
    running = Running.over(folder);
    description = running.read("/api/openapi.json");
  }

  @AfterEach
  void stop() {
    running.close();
  }

  @Test
  void everyRouteIsDescribedAndNothingElse() throws IOException {
    String sources = sources();
    Set<String> routes = new TreeSet<>();
    ROUTE.matcher(sources).results().map(OpenApiTest::route).forEach(routes::add);
    for (MatchResult below : BELOW.matcher(sources).results().toList()) {
      SHARED
          .matcher(sources)
          .results()
          .map(shared -> shared.group(1) + " " + below.group(1) + shared.group(2))
          .forEach(routes::add);
    }
    Set<String> described = new TreeSet<>();
    Facts paths = description.at("paths");
    for (String path : paths.fields().keySet()) {
      paths.at(path).fields().keySet().forEach(method -> described.add(method + " " + path));
    }
    assertThat(routes).hasSizeGreaterThan(10).isEqualTo(described);
  }

  private static String sources() throws IOException {
    StringBuilder sources = new StringBuilder();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        sources.append(Files.readString(file));
      }
    }
    return sources.toString();
  }

  private static String route(MatchResult found) {
    return found.group(1) + " " + found.group(2);
  }

  @Test
  void everyAnswerFitsItsSchema() {
    fits("get /api/games", 200, running.get("/api/games"));
    fits("get /api/games/{game}", 200, running.get("/api/games/panic-station?lang=fr"));
    fits("get /api/games/{game}/words", 200, running.get("/api/games/iceberg/words"));
    fits("get /api/games/{game}/rules", 200, running.get("/api/games/codroid/rules"));
    fits("get /api/games/{game}/tutorial", 200, running.get("/api/games/iceberg/tutorial"));
    fits("get /api/games/{game}/documents", 200, running.get("/api/games/deadzone/documents"));
    fits(
        "post /api/games/{game}/documents/{kind}/check",
        200,
        running.post("/api/games/deadzone/documents/team/check", "{\"text\":\"team x\"}"));
    fits("post /api/companions/{game}", 200, running.post("/api/companions/deadzone", "{}"));
    String begun = "{\"prepared\":[\"2\",\"10\",\"5\",\"program\"]}";
    fits("post /api/companions/{game}", 200, running.post("/api/companions/codroid", begun));
    String jade = "{\"prepared\":[\"wardens\",\"go\",\"ironworks\",\"domination\",\"ask\"]}";
    fits("post /api/companions/{game}", 200, running.post("/api/companions/deadzone", jade));
    fits(
        "get /api/companions/{game}/printing",
        200,
        running.get("/api/companions/codroid/printing"));
    String printing = "/api/companions/deadzone/printing?lang=fr";
    fits("get /api/companions/{game}/printing", 200, running.get(printing));
    String order =
        """
        {"game":"iceberg","public":true,"seats":[{"kind":"me"},{"kind":"open"}],"clock":{"bankMs":60000}}\
        """;
    HttpResponse<String> made = running.post("/api/tables", order);
    fits("post /api/tables", 201, made);
    String table = "/api/tables/" + Facts.read(made.body()).at("table").text("id");
    fits("get /api/tables/{table}", 200, running.get(table));
    fits("post /api/tables/{table}/seats/{seat}", 200, running.post(table + "/seats/1", "{}"));
    fits("get /api/tables", 200, running.get("/api/tables"));
    fits("get /api/tables", "default", 400, running.get("/api/tables?before=undefined"));
    String mine =
        """
        {"tables":[{"table":"%s","tokens":["no token"]},{"table":"nowhere","tokens":[]}]}\
        """
            .formatted(Facts.read(made.body()).at("table").text("id"));
    fits("post /api/tables/mine", 200, running.post("/api/tables/mine", mine));
    fits(
        "post /api/tables/{table}/rematch",
        "default",
        409,
        running.post(table + "/rematch", "{\"tokens\":[]}"));
    fits("get /health", 200, running.get("/health"));
    fits("get /api/tables/{table}/frames", "default", 409, running.get(table + "/frames"));
    fits("get /api/games/{game}", "default", 404, running.get("/api/games/chess"));
  }

  @Test
  void everyAnswerAboutAFinishedMatchFitsItsSchema() {
    Running.Made made = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\"}]}");
    Client player = made.join(0);
    player.send("type", "leave", "player", "pass");
    player.tableWhere(told -> told.text("status").equals("over"));
    String table = "/api/tables/" + made.id();
    fits("get /api/tables/{table}", 200, running.get(table));
    fits("get /api/tables/{table}/frames", 200, running.get(table + "/frames"));
    fits("get /api/tables/{table}/verification", 200, running.get(table + "/verification"));
    fits("get /api/tables/{table}/analysis", 200, running.get(table + "/analysis"));
    fits("post /api/tables/{table}/analysis", 200, running.post(table + "/analysis", ""));
    fits("post /api/tables/{table}/fork", 201, running.post(table + "/fork", "{\"step\":1}"));
    String tokens = "{\"tokens\":[\"" + made.token(0) + "\"]}";
    fits("post /api/tables/{table}/rematch", 200, running.post(table + "/rematch", tokens));
    fits("get /api/tables/{table}", 200, running.get(table));
    String file = running.get(table + "/replay").body();
    HttpResponse<String> opened = running.post("/api/replays", file);
    fits("post /api/replays", 201, opened);
    String replay = "/api/replays/" + Facts.read(opened.body()).text("id").substring(1);
    fits("get /api/replays/{file}/frames", 200, running.get(replay + "/frames"));
    fits("post /api/replays", "default", 400, running.post("/api/replays", "no replay"));
    assertThat(running.get(table + "/replay").headers().firstValue("Content-Type").orElseThrow())
        .startsWith("application/jsonl");
  }

  @Test
  void everyAnswerAboutATournamentFitsItsSchema() {
    Path home = folder.resolve(Settings.TOURNAMENTS).resolve("cup");
    new PlayedTournament(home).playUpTo(Integer.MAX_VALUE);
    String cup = "/api/tournaments/{tournament}";
    fits("get /api/tournaments", 200, running.get("/api/tournaments"));
    fits("get " + cup, 200, running.get("/api/tournaments/cup"));
    fits("get " + cup + "/matches", 200, running.get("/api/tournaments/cup/matches"));
    String match = "/api/tournaments/cup/matches/1";
    fits("get " + cup + "/matches/{match}/frames", 200, running.get(match + "/frames"));
    fits("get " + cup + "/matches/{match}/verification", 200, running.get(match + "/verification"));
    fits("get " + cup + "/matches/{match}/analysis", 200, running.get(match + "/analysis"));
    fits("post " + cup + "/matches/{match}/analysis", 200, running.post(match + "/analysis", ""));
    String fork = "{\"step\":1}";
    fits("post " + cup + "/matches/{match}/fork", 201, running.post(match + "/fork", fork));
    fits("get " + cup, "default", 404, running.get("/api/tournaments/none"));
  }

  private void fits(String operation, int status, HttpResponse<String> answer) {
    fits(operation, Integer.toString(status), status, answer);
  }

  private void fits(String operation, String described, int status, HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(operation).isEqualTo(status);
    String[] parts = operation.split(" ", -1);
    Facts schema =
        description
            .at("paths")
            .at(parts[1])
            .at(parts[0])
            .at("responses")
            .at(described)
            .at("content")
            .at("application/json")
            .at("schema");
    Map<String, @Nullable Object> whole = new LinkedHashMap<>();
    whole.putAll(schema.fields());
    whole.put("components", description.at("components").fields());
    Schema compiled = REGISTRY.getSchema(Json.write(whole));
    assertThat(compiled.validate(answer.body(), InputFormat.JSON)).as(operation).isEmpty();
  }
}
