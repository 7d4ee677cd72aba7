package plateau.app.fuzz;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.json.JsonReader;
import plateau.server.Server;
import plateau.server.operations.Settings;

/** The doors of a real server: bodies for its REST interface, messages for its WebSockets. */
final class Doors {

  // A server keeps what it was told; a new one now and then keeps the memory of a long run small.
  private static final int MOST_PER_SERVER = 2_000;
  private static final int OK = 200;
  private static final int INTERNAL = 500;
  private static final String TABLE =
      "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"name\":\"b\"}]}";
  private static final List<String> PATHS =
      List.of(
          "/api/tables",
          "/api/tables/TABLE/seats/1",
          "/api/tables/TABLE/fork",
          "/api/companions/codroid",
          "/api/companions/deadzone",
          "/api/games/iceberg/documents/map/check",
          "/api/games/deadzone/documents/team/check");

  private final HttpClient http = HttpClient.newHttpClient();
  private final Path folder = newFolder();
  private int used;
  private Server server = started();
  private Made made = new Made("", List.of());

  private record Made(String table, List<String> tokens) {}

  private Doors() {}

  static Target bodies() {
    Doors doors = new Doors();
    return new Target(
        List.of(
            "0" + TABLE,
            "0{\"game\":\"codroid\",\"options\":{\"rounds\":\"8\"},\"public\":true,\"clock\":{\"bankMs\":9,\"gainMs\":1}}",
            "1{\"name\":\"Bob\"}",
            "2{\"step\":12,\"seat\":0,\"name\":\"Ada\",\"player\":\"planner\"}",
            "3{\"prepared\":[\"1\",\"10\"],\"answer\":\"5\",\"back\":1}",
            "4{\"text\":\"plateau-companion deadzone 1\\nseed 7\\ndice program\\n\",\"roll\":true}",
            "5{\"text\":\"...\\nX..\\n\"}",
            "6{\"text\":\"team x\\n  name en X\\n\"}"),
        doors::post,
        doors::close);
  }

  static Target messages() {
    Doors doors = new Doors();
    return new Target(
        List.of(
            "0{\"type\":\"move\",\"id\":\"a\",\"at\":0,\"move\":\"M0N\"}\n"
                + "{\"type\":\"undo\",\"id\":\"u\"}",
            "0{\"type\":\"chat\",\"id\":\"c\",\"text\":\"well played\"}\n"
                + "{\"type\":\"lang\",\"lang\":\"fr\"}",
            """
            0{"type":"preview","id":"p","at":0,"move":"S0E"}
            {"type":"leave","player":"greedy"}
            {"type":"return"}\
            """,
            "0{\"type\":\"replace\",\"seat\":1,\"player\":\"random\"}\n"
                + "{\"type\":\"undo-answer\",\"agree\":true}",
            "1{\"type\":\"ready\",\"name\":\"me\"}\n"
                + "{\"type\":\"turn\",\"id\":1,\"actions\":[\"M0N\"]}",
            "2{\"type\":\"join\",\"lang\":\"fr\",\"token\":\"x\",\"have\":39,\"haveChat\":7}"),
        doors::say,
        doors::close);
  }

  private Server started() {
    Path database = folder.resolve("doors-" + used + ".db");
    return Server.start(
        Settings.usual(Settings.THIS_MACHINE, 0, database, Optional.empty()).withoutRates());
  }

  private static Path newFolder() {
    try {
      return Files.createTempDirectory("doors");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void close() {
    server.close();
    http.shutdownNow();
    forgetFiles();
    folder.toFile().delete();
  }

  private void forgetFiles() {
    for (File file : folder.toFile().listFiles()) {
      file.delete();
    }
  }

  private void renew() {
    if (used % MOST_PER_SERVER == 0 && used > 0) {
      server.close();
      forgetFiles();
      server = started();
    }
    if (used % (MOST_PER_SERVER / 20) == 0) {
      made = make();
    }
    used++;
  }

  private Made make() {
    String answer = send("/api/tables", TABLE).body();
    if (JsonReader.read(answer) instanceof Map<?, ?> fields
        && fields.get("table") instanceof Map<?, ?> table
        && fields.get("tokens") instanceof List<?> tokens) {
      return new Made(String.valueOf(table.get("id")), tokens.stream().map(Doors::token).toList());
    }
    throw new AssertionError(answer);
  }

  private static String token(Object held) {
    return held instanceof Map<?, ?> fields ? String.valueOf(fields.get("token")) : "";
  }

  // The first sign chooses the path.
  private void post(String text) {
    renew();
    String path = PATHS.get(kind(text, PATHS.size())).replace("TABLE", made.table());
    HttpResponse<String> answer = send(path, rest(text));
    if (answer.statusCode() >= INTERNAL) {
      throw new AssertionError(path + " answers " + answer.statusCode() + ": " + answer.body());
    }
    if (answer.statusCode() >= OK * 2) {
      JsonReader.read(answer.body());
    }
  }

  private HttpResponse<String> send(String path, String body) {
    try {
      return http.send(
          HttpRequest.newBuilder(server.address().resolve(path))
              .POST(BodyPublishers.ofString(body))
              .build(),
          BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(path, e);
    }
  }

  // The first sign chooses who sends the lines: a person, a program, or somebody who is nobody yet.
  private void say(String text) {
    renew();
    int kind = kind(text, 3);
    String path = kind == 1 ? "/ws/bot" : "/ws/tables/" + made.table();
    try (Caller caller = Caller.to(http, server.address(), path)) {
      if (kind < 2) {
        caller.say(
            "{\"type\":\"join\",\"table\":\"%s\",\"token\":\"%s\"}"
                .formatted(made.table(), made.tokens().get(kind)));
      }
      rest(text).lines().limit(30).forEach(caller::say);
      caller.expectAnAnswerToPing();
    }
  }

  private static int kind(String text, int kinds) {
    return text.isEmpty() ? 0 : Math.floorMod(text.charAt(0) - '0', kinds);
  }

  private static String rest(String text) {
    return text.isEmpty() ? "" : text.substring(1);
  }
}
