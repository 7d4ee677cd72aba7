package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.arena.Seating;
import plateau.arena.StrengthTold;
import plateau.arena.simulation.Rate;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Option;
import plateau.kernel.State;
import plateau.kernel.player.Graded;
import plateau.kernel.player.Level;
import plateau.kernel.player.PlayerKind;
import plateau.kernel.player.Strength;
import plateau.kernel.tutorial.Tutorial;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.server.table.JsonObject;
import plateau.server.table.Lessons;
import plateau.server.table.Refusal;
import plateau.server.table.StandIn;
import plateau.server.table.Tables;
import plateau.server.table.Tellings;

/** {@code /api/games}: which games there are, their words, their rules and their tutorials. */
final class GamePages {

  private final Tellings tellings;

  GamePages(Tellings tellings) {
    this.tellings = tellings;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/api/games", this::all);
    routes.get("/api/games/{game}", this::one);
    routes.get("/api/games/{game}/words", this::words);
    routes.get("/api/games/{game}/rules", this::rules);
    routes.get("/api/games/{game}/tutorial", this::tutorial);
  }

  private void all(Context context) {
    Language language = Languages.of(context);
    List<String> games =
        Games.all().stream().map(game -> describe(game, language).toString()).toList();
    Answers.json(context, new JsonObject().list("games", games));
  }

  private void one(Context context) {
    Game<?, ?> game = Tables.game(context.pathParam("game"));
    Answers.json(context, describe(game, Languages.of(context)));
  }

  private void words(Context context) {
    Game<?, ?> game = Tables.game(context.pathParam("game"));
    Language language = Languages.of(context);
    Words words = Words.in(language, game.getClass());
    JsonObject all = new JsonObject();
    words.keys().forEach(key -> all.put(key, words.say(key)));
    Answers.json(
        context,
        new JsonObject()
            .put("game", game.info().id())
            .put("lang", language.code())
            .raw("words", all.toString()));
  }

  private void rules(Context context) {
    Game<?, ?> game = Tables.game(context.pathParam("game"));
    Language language = Languages.of(context);
    Answers.json(
        context,
        RulesText.of(game, language)
            .orElseThrow(() -> Refusal.of(Refusal.Code.NO_RULES, "game", game.info().id())));
  }

  private void tutorial(Context context) {
    Answers.json(context, lessons(Tables.game(context.pathParam("game")), Languages.of(context)));
  }

  private <S extends State<S, M>, M> String lessons(Game<S, M> game, Language language) {
    return Lessons.of(game, tellings.of(game, language))
        .orElseThrow(() -> Refusal.of(Refusal.Code.NO_TUTORIAL, "game", game.info().id()));
  }

  private <S extends State<S, M>, M> JsonObject describe(Game<S, M> game, Language language) {
    Words words = tellings.of(game, language).words();
    GameInfo info = game.info();
    JsonObject written =
        new JsonObject()
            .put("id", info.id())
            .put("rules", info.rulesVersion())
            .put("name", words.say("game.name"))
            .put("about", words.say("game.about"));
    if (words.has("game.length")) {
      written.put("length", words.say("game.length"));
    }
    JsonObject seats =
        new JsonObject()
            .put("min", info.minSeats())
            .put("max", info.maxSeats())
            .put("usual", game.usualTable());
    return written
        .raw("seats", seats.toString())
        .list("options", info.options().stream().map(option -> option(option, words)).toList())
        .list("levels", game.levels().stream().map(level -> level(level, words)).toList())
        .list("players", Seating.kinds(game).stream().map(kind -> player(kind, words)).toList())
        .put("standIn", StandIn.of(game))
        .put("certain", game.isCertain())
        .put("hasRules", RulesText.exists(game, language))
        .put("hasTutorial", Tutorial.exists(game))
        .put("hasDocuments", !game.documents().isEmpty())
        .put("hasCompanion", Companions.of(info.id()).isPresent());
  }

  private static String option(Option option, Words words) {
    JsonObject written =
        new JsonObject().put("id", option.id()).put("name", words.say("option." + option.id()));
    String about = "option." + option.id() + ".about";
    if (words.has(about)) {
      written.put("about", words.say(about));
    }
    written.put("standard", option.defaultValue());
    switch (option) {
      case Option.Whole whole ->
          written.put("kind", "whole").put("min", whole.min()).put("max", whole.max());
      case Option.Text text -> written.put("kind", "text").put("longest", text.longest());
      case Option.Choice choice ->
          written
              .put("kind", "choice")
              .list(
                  "values",
                  choice.values().stream().map(value -> value(option.id(), value, words)).toList());
    }
    return written.toString();
  }

  private static String value(String option, String value, Words words) {
    String key = option + "." + value;
    return new JsonObject()
        .put("id", value)
        .put("name", words.has(key) ? words.say(key) : value)
        .toString();
  }

  private static String level(Graded graded, Words words) {
    Level level = graded.level();
    return new JsonObject()
        .put("id", level.id())
        .put("name", words.name(level))
        .put("about", words.say(level.nameKey() + ".about"))
        .put("player", graded.player())
        .list("strengths", graded.strengths().stream().map(one -> strength(one, words)).toList())
        .toString();
  }

  private static String strength(Strength strength, Words words) {
    Rate rate = StrengthTold.rate(strength);
    return new JsonObject()
        .put("words", words.say(StrengthTold.of(strength)))
        .put("against", strength.against())
        .put("side", strength.side())
        .put("games", strength.games())
        .put("won", strength.won())
        .put("drawn", strength.drawn())
        .put("low", rate.low())
        .put("high", rate.high())
        .put("command", strength.command())
        .toString();
  }

  private static String player(PlayerKind<?, ?> kind, Words words) {
    return new JsonObject()
        .put("id", kind.id())
        .put("about", words.say("player." + kind.id() + ".about"))
        .toString();
  }
}
