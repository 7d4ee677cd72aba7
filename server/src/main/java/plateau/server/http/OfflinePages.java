package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.stream.Stream;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.basis.Sha256;
import plateau.kernel.json.JsonObject;
import plateau.kernel.tutorial.Tutorial;
import plateau.kernel.words.Language;
import plateau.server.wire.Answers;
import plateau.table.message.Refusal;

/**
 * What a browser keeps for times without a connection: everything that is the same for everybody,
 * of one build, by name.
 */
final class OfflinePages {

  private static final String WORKER = "service-worker.js";
  private static final String BUILD_MARK = "<!-- build -->";
  private static final int NAME_DIGITS = 16;

  private final WebFiles files;

  OfflinePages(WebFiles files) {
    this.files = files;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/files.json", this::list);
    routes.get("/" + WORKER, this::worker);
  }

  private void list(Context context) {
    NavigableSet<String> client = files.listing();
    List<String> all = new ArrayList<>(List.of(""));
    client.stream().filter(path -> !path.equals(WORKER)).forEach(all::add);
    Stream.of(Language.values()).flatMap(OfflinePages::answers).forEach(all::add);
    Answers.json(context, new JsonObject().put("build", build(client)).put("files", all));
  }

  private void worker(Context context) {
    String script =
        files
            .text(WORKER)
            .orElseThrow(() -> Refusal.of(Refusal.Code.NOT_FOUND))
            .replace(BUILD_MARK, build(files.listing()));
    context
        .contentType("text/javascript; charset=utf-8")
        .header("Cache-Control", "no-cache")
        .result(script);
  }

  // Whatever of a file changes, the whole is another build.
  private String build(NavigableSet<String> client) {
    StringBuilder all = new StringBuilder();
    client.forEach(path -> files.tag(path).ifPresent(tag -> all.append(path).append(tag)));
    return Sha256.hex(all.toString().getBytes(StandardCharsets.UTF_8)).substring(0, NAME_DIGITS);
  }

  /** What is answered alike to everybody who speaks this language. */
  static Stream<String> answers(Language language) {
    return Stream.concat(
            Stream.of("api/games"), Games.all().stream().flatMap(game -> answers(game, language)))
        .map(path -> path + "?lang=" + language.code());
  }

  private static Stream<String> answers(Game<?, ?> game, Language language) {
    String id = game.info().id();
    String about = "api/games/" + id;
    List<String> answers = new ArrayList<>(List.of(about, about + "/words"));
    if (RulesText.exists(game, language)) {
      answers.add(about + "/rules");
    }
    if (Tutorial.exists(game)) {
      answers.add(about + "/tutorial");
    }
    if (!game.documents().isEmpty()) {
      answers.add(about + "/documents");
    }
    if (Companions.of(id).isPresent()) {
      answers.add("api/companions/" + id + "/printing");
    }
    return answers.stream();
  }
}
