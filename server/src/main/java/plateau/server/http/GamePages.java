package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.arena.Rate;
import plateau.arena.StrengthTold;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Graded;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Level;
import plateau.kernel.PlayerKind;
import plateau.kernel.Preset;
import plateau.kernel.State;
import plateau.kernel.Strength;
import plateau.kernel.chance.Seeded;
import plateau.kernel.json.JsonObject;
import plateau.kernel.tutorial.Tutorial;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.players.seating.PlayerNames;
import plateau.players.seating.Seating;
import plateau.server.operations.Failures;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Languages;
import plateau.table.message.Lessons;
import plateau.table.message.Refusal;
import plateau.table.message.Tellings;
import plateau.table.order.StandIn;

/** {@code /api/games}: which games there are, their words, their rules and their tutorials. */
final class GamePages {

  private final Tellings tellings;
  private final WebFiles files;

  GamePages(Tellings tellings, WebFiles files) {
    this.tellings = tellings;
    this.files = files;
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
        Games.all().stream().flatMap(game -> described(game, language).stream()).toList();
    Answers.json(context, new JsonObject().list("games", games));
  }

  // The mistake of one game must not hide the others from everybody.
  private Optional<String> described(Game<?, ?> game, Language language) {
    try {
      return Optional.of(describe(game, language).toString());
    } catch (RuntimeException | LinkageError mistake) {
      Failures.log(game.info().id() + " is not among the games that are told", mistake);
      return Optional.empty();
    }
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
    for (String fact : List.of("kind", "length")) {
      if (words.has("game." + fact)) {
        written.put(fact, words.say("game." + fact));
      }
    }
    ClientFiles.of(info.id(), files).ifPresent(brought -> written.raw("web", brought));
    JsonObject seats =
        new JsonObject()
            .put("min", info.minSeats())
            .put("max", info.maxSeats())
            .put("usual", game.usualTable())
            .put("sides", sides(info, words));
    return written
        .raw("seats", seats.toString())
        .list("options", new OptionForm<>(game, words).all())
        .list("presets", game.presets().stream().map(one -> preset(one, words)).toList())
        .raw("daily", game.daily().map(one -> preset(one, words)).orElse("null"))
        .list("levels", game.levels().stream().map(level -> level(level, words)).toList())
        .list("players", players(game, words))
        .put("standIn", StandIn.of(game))
        .put("certain", game.isCertain())
        .put("hasRules", RulesText.exists(game, language))
        .put("hasTutorial", Tutorial.exists(game))
        .put("hasDocuments", !game.documents().isEmpty())
        .put("hasCompanion", Companions.of(info.id()).isPresent());
  }

  // What the seats are in the game, where each is something: a colour, say.
  private static List<String> sides(GameInfo info, Words words) {
    return IntStream.range(0, info.maxSeats())
        .mapToObj(seat -> "seat.side." + seat)
        .filter(words::has)
        .map(words::say)
        .toList();
  }

  private static String preset(Preset preset, Words words) {
    return new JsonObject()
        .put("id", preset.id())
        .put("name", words.name(preset))
        .put("about", words.say(preset.nameKey() + ".about"))
        .put("seats", preset.seats())
        .put("options", preset.options())
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

  private static <S extends State<S, M>, M> List<String> players(Game<S, M> game, Words words) {
    PlayerNames names = new PlayerNames(words);
    return Seating.kinds(game).stream().map(kind -> player(game, kind, names, words)).toList();
  }

  private static <S extends State<S, M>, M> String player(
      Game<S, M> game, PlayerKind<S, M> kind, PlayerNames names, Words words) {
    return new JsonObject()
        .put("id", kind.id())
        .put("name", names.of(kind.id()))
        .put("about", words.say("player." + kind.id() + ".about"))
        .put("alone", canStandAlone(game, kind))
        .toString();
  }

  // Some are nobody until it is said what they shall do: a list, say, of what.
  private static <S extends State<S, M>, M> boolean canStandAlone(
      Game<S, M> game, PlayerKind<S, M> kind) {
    try {
      kind.create(game, "", new Seeded(0));
      return true;
    } catch (IllegalSetup _) {
      return false;
    }
  }
}
