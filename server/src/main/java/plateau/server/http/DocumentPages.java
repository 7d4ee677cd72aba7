package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.Option;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Words;
import plateau.server.guard.HeavyWork;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Languages;
import plateau.table.document.Documents;

/** {@code /api/games/{game}/documents}: what people write for a game, and what is wrong with it. */
final class DocumentPages {

  void addTo(RoutesConfig routes, HeavyWork heavy) {
    routes.get("/api/games/{game}/documents", this::kinds);
    routes.post("/api/games/{game}/documents/{kind}/check", heavy.bounded(this::check));
  }

  private void kinds(Context context) {
    Game<?, ?> game = Tables.game(context.pathParam("game"));
    Words words = Words.in(Languages.of(context), game.getClass());
    List<String> kinds = game.documents().stream().map(kind -> written(game, kind, words)).toList();
    Answers.json(context, new JsonObject().list("documents", kinds));
  }

  private static String written(Game<?, ?> game, DocumentKind kind, Words words) {
    return new JsonObject()
        .put("id", kind.id())
        .put("name", words.say("document." + kind.id()))
        .put("longest", Documents.longest(game, kind))
        .list("options", kind.options().stream().map(option -> option(option, words)).toList())
        .list(
            "samples",
            kind.samples().entrySet().stream()
                .map(sample -> sample(game, kind, sample, words))
                .toList())
        .put("reference", kind.reference())
        .toString();
  }

  private static String option(String id, Words words) {
    return new JsonObject().put("id", id).put("name", words.say("option." + id)).toString();
  }

  private static String sample(
      Game<?, ?> game, DocumentKind kind, Map.Entry<String, String> sample, Words words) {
    return new JsonObject()
        .put("id", sample.getKey())
        .put("name", called(game, kind, sample.getKey(), words))
        .put("text", sample.getValue())
        .toString();
  }

  // As the option calls it that takes such a text.
  private static String called(Game<?, ?> game, DocumentKind kind, String sample, Words words) {
    return kind.options().stream()
        .flatMap(option -> game.info().option(option).stream())
        .flatMap(
            option -> option instanceof Option.Text text ? text.ready().stream() : Stream.empty())
        .filter(ready -> ready.thing().id().equals(sample))
        .findFirst()
        .map(ready -> words.name(ready.thing()))
        .orElseGet(() -> words.say("document." + kind.id() + "." + sample));
  }

  private void check(Context context) {
    Game<?, ?> game = Tables.game(context.pathParam("game"));
    Words words = Words.in(Languages.of(context), game.getClass());
    String text = Bodies.request(context).text("text");
    Answers.json(context, Documents.check(game, context.pathParam("kind"), text, words));
  }
}
