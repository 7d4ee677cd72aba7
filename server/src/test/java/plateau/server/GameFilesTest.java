package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.Games;
import plateau.server.operations.Database;
import plateau.server.operations.Settings;
import plateau.table.Facts;

/** Games bring the files of their boards, and say themselves which they are. */
class GameFilesTest extends ServerTest {

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.info().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatAGameBringsIsNamedAndHandedOut(String id) {
    Facts game = running.read("/api/games/" + id);
    assertThat(game.text("kind")).isNotBlank();
    Facts web = game.at("web");
    List<String> modules = new ArrayList<>(List.of(web.text("presentation"), web.text("picture")));
    if (web.has("printed")) {
      modules.add(web.text("printed"));
    }
    for (Facts document : running.read("/api/games/" + id + "/documents").list("documents")) {
      String kind = document.text("id");
      if (web.at("forms").has(kind)) {
        modules.add(web.at("forms").text(kind));
      }
    }
    for (String module : modules) {
      HttpResponse<String> answer = running.get(module);
      assertThat(module).matches("(/linked/[\\w-]+)?/games/" + id + "/.+");
      assertThat(answer.statusCode()).as(module).isEqualTo(200);
      assertThat(answer.headers().firstValue("Content-Type").orElseThrow())
          .startsWith("text/javascript");
    }
    for (String theme : List.of("light", "dark")) {
      assertThat(web.at("accent").text(theme)).matches("#[0-9a-f]{6}");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePresentationOfAGameIsLinked(String id) {
    String presentation = running.read("/api/games/" + id).at("web").text("presentation");
    assertThat(presentation).startsWith("/linked/").endsWith("/games/" + id + "/presentation.js");
    assertThat(running.get("/games/" + id + "/presentation.js").body())
        .contains("from '../.." + presentation + "';", "export const { presentation } = ");
  }

  @Test
  void aPageReadsLinkedScriptsThatBrowsersKeep() {
    Matcher shell =
        Pattern.compile("src=\"(?<path>/linked/(?<version>[\\w-]+)/shell/[^\"]+)\"")
            .matcher(running.get("/").body());
    assertThat(shell.find()).isTrue();
    HttpResponse<String> script = running.get(shell.group("path"));
    assertThat(script.statusCode()).isEqualTo(200);
    assertThat(script.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
    assertThat(running.get("/table/t4b").body())
        .contains(
            "modulepreload\" href=\"/linked/" + shell.group("version") + "/table/table-page.js");
  }

  @Test
  void whatAnotherVersionHadIsNotThereAnyMore() {
    assertThat(running.get("/linked/another/shell/plateau-app.js").statusCode()).isEqualTo(404);
  }

  @Test
  void filesOfTheFrameAndOfGamesAreServedAsTheyAreSaved(@TempDir Path sources) throws IOException {
    Path frame = saved(sources.resolve("web/src"), "index.html", "<!-- importmap -->");
    String id = games().findFirst().orElseThrow();
    Path own = sources.resolve("games").resolve(id).resolve("src/main/web");
    saved(own, "board.js", "// first");
    saved(own, "game.json", "{\"presentation\":\"board.js\"}");
    Settings settings =
        Settings.usual(
            Settings.THIS_MACHINE,
            0,
            new Database.File(sources.resolve("test.db")),
            Optional.of(frame));
    try (Running editing = Running.with(settings)) {
      String module = editing.read("/api/games/" + id).at("web").text("presentation");
      assertThat(editing.get(module).body()).isEqualTo("// first");
      saved(own, "board.js", "// second");
      assertThat(editing.get(module).body()).isEqualTo("// second");
      String other = games().skip(1).findFirst().orElseThrow();
      String fromJar = editing.read("/api/games/" + other).at("web").text("presentation");
      assertThat(editing.get(fromJar).statusCode())
          .as("a game without sources here comes from its jar")
          .isEqualTo(200);
    }
  }

  @Test
  void aGameWhoseFilesAreBrokenDoesNotHideTheOthers(@TempDir Path sources) throws IOException {
    Path frame = saved(sources.resolve("web/src"), "index.html", "<!-- importmap -->");
    List<String> all = games().toList();
    String broken = all.getFirst();
    saved(sources.resolve("games").resolve(broken).resolve("src/main/web"), "game.json", "{oh");
    Settings settings =
        Settings.usual(
            Settings.THIS_MACHINE,
            0,
            new Database.File(sources.resolve("test.db")),
            Optional.of(frame));
    try (Running editing = Running.with(settings)) {
      List<String> told =
          editing.read("/api/games").list("games").stream().map(game -> game.text("id")).toList();
      assertThat(told).isEqualTo(all.subList(1, all.size()));
    }
  }

  private static Path saved(Path folder, String name, String text) throws IOException {
    Files.writeString(Files.createDirectories(folder).resolve(name), text);
    return folder;
  }
}
