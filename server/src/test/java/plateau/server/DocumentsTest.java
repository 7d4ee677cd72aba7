package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import plateau.kernel.json.Json;
import plateau.table.Facts;

/** What people write for a game, and the verdicts on it; and the lessons of its tutorial. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DocumentsTest {

  private static final String TEAM = "/api/games/deadzone/documents/team/check";

  private Running running;

  @BeforeAll
  void start(@TempDir Path folder) {
    running = Running.over(folder);
  }

  @AfterAll
  void stop() {
    running.close();
  }

  @Test
  void samplesAreSoundAndTheOptionsTakeThem() {
    for (String game : new String[] {"deadzone", "iceberg"}) {
      for (Facts kind : running.read("/api/games/" + game + "/documents").list("documents")) {
        String text = kind.list("samples").getFirst().text("text");
        String check = "/api/games/%s/documents/%s/check".formatted(game, kind.text("id"));
        assertThat(Facts.read(running.post(check, body(text)).body()).truth("sound")).isTrue();
        String option = kind.list("options").getFirst().text("id");
        String order =
            "{\"game\":\"%s\",\"options\":{\"%s\":%s}}".formatted(game, option, Json.write(text));
        assertThat(running.post("/api/tables", order).statusCode()).isEqualTo(201);
      }
    }
  }

  @Test
  void aFaultIsToldInTheLanguageOfWhoeverAsks() {
    Facts verdict = Facts.read(running.post(TEAM + "?lang=fr", body("tema x")).body());
    assertThat(verdict.truth("sound")).isFalse();
    assertThat(verdict.whole("line")).isEqualTo(1);
    assertThat(verdict.text("words")).contains("ligne 1");
  }

  @Test
  void whatNobodyWritesAndWhatIsTooLongIsRefused() {
    HttpResponse<String> unknown =
        running.post("/api/games/deadzone/documents/poem/check", body("a rose"));
    assertThat(unknown.statusCode()).isEqualTo(404);
    assertThat(unknown.body()).contains("no-such-document", "team, map");
    HttpResponse<String> nothing =
        running.post("/api/games/codroid/documents/team/check", body("a team"));
    assertThat(nothing.statusCode()).isEqualTo(404);
    assertThat(Facts.read(nothing.body()).at("error").text("words"))
        .startsWith("For the game \"codroid\" nobody writes anything.");
    HttpResponse<String> tooLong = running.post(TEAM, body("x".repeat(50_000)));
    assertThat(tooLong.statusCode()).isEqualTo(413);
    assertThat(tooLong.body()).contains("has 50000 characters, and at most 40000 are taken here");
    assertThat(running.post(TEAM, "{}").statusCode()).isEqualTo(400);
  }

  @Test
  void lessonsAskForMovesThatAreLegalWhereTheyAreTaught() {
    for (String game : AllGames.ids().toList()) {
      Facts told = running.read("/api/games/" + game + "/tutorial?lang=fr");
      for (Facts lesson : told.list("lessons")) {
        Facts position = told.list("positions").get(lesson.whole("position"));
        if (lesson.has("ask")) {
          assertThat(position.list("moves"))
              .as(game + ", " + lesson.text("id"))
              .anyMatch(move -> move.text("text").equals(lesson.text("ask")));
        }
      }
    }
  }

  private static String body(String text) {
    return "{\"text\":%s}".formatted(Json.write(text));
  }
}
