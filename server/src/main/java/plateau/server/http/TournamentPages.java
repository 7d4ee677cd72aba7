package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.arena.Games;
import plateau.arena.tournament.Outline;
import plateau.arena.tournament.Outline.Entry;
import plateau.arena.tournament.PlayedMatch;
import plateau.arena.tournament.Standing;
import plateau.kernel.Game;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.players.StandardPlayers;
import plateau.players.seating.PlayerNames;
import plateau.server.guard.HeavyWork;
import plateau.server.operations.Time;
import plateau.server.tournament.ShownTournament;
import plateau.server.tournament.ShownTournament.Look;
import plateau.server.tournament.Tournaments;
import plateau.server.wire.Answers;
import plateau.server.wire.Languages;
import plateau.table.kept.StoredTable;
import plateau.table.message.Request;
import plateau.table.message.Tellings;
import plateau.table.replay.FiledMatch;

/** Tournaments while they are played and afterwards, and the replays of their matches. */
final class TournamentPages {

  private static final int MOST_MATCHES = 200;
  private static final int USUAL_MATCHES = 20;
  private static final int MANY = 1_000_000_000;

  private final Tournaments tournaments;
  private final Tellings tellings;
  private final FiledMatchPages filed;
  private final Time time;

  TournamentPages(Tournaments tournaments, Tellings tellings, FiledMatchPages filed, Time time) {
    this.tournaments = tournaments;
    this.tellings = tellings;
    this.filed = filed;
    this.time = time;
  }

  void addTo(RoutesConfig routes, HeavyWork heavy) {
    routes.get("/api/tournaments", heavy.bounded(this::list));
    routes.get("/api/tournaments/{tournament}", heavy.bounded(this::standings));
    routes.get("/api/tournaments/{tournament}/matches", heavy.bounded(this::matches));
    filed.addTo(routes, "/api/tournaments/{tournament}/matches/{match}", this::match);
  }

  private void list(Context context) {
    Language language = Languages.of(context);
    List<String> all =
        tournaments.all().stream().map(one -> summary(one, language).toString()).toList();
    Answers.json(context, new JsonObject().list("tournaments", all));
  }

  private JsonObject summary(ShownTournament tournament, Language language) {
    Look look = tournament.look();
    Outline outline = look.outline();
    return new JsonObject()
        .put("name", tournament.name())
        .put("game", outline.game())
        .put("gameName", gameName(outline.game(), language))
        .put("format", outline.format())
        .put("players", outline.players().size())
        .put("matches", look.played().size())
        .put("size", outline.size())
        .put("over", look.isOver())
        .put(
            "leader",
            look.standings().leader().map(Standing::name).map(names(outline.game(), language)::of))
        .put("changed", look.changed())
        .put("quietMinutes", quietMinutes(look));
  }

  // Nobody tells the server that a tournament was stopped; that nothing comes any more can be seen.
  private long quietMinutes(Look look) {
    return Math.max(0, TimeUnit.MILLISECONDS.toMinutes(time.now() - look.changed()));
  }

  // The game may not be installed here.
  private String gameName(String id, Language language) {
    return Games.find(id).map(game -> words(game, language).say("game.name")).orElse(id);
  }

  private Words words(Game<?, ?> game, Language language) {
    return tellings.of(game, language).words();
  }

  /** Whoever has everything already is told so in few words. */
  private void standings(Context context) {
    ShownTournament tournament = tournaments.named(context.pathParam("tournament"));
    Look look = tournament.look();
    long have = Request.whole(context.queryParam("have"), "have", -1, MANY);
    if (have == look.played().size() && !look.isOver()) {
      Answers.json(
          context,
          new JsonObject()
              .put("matches", have)
              .put("changed", false)
              .put("quietMinutes", quietMinutes(look)));
      return;
    }
    Language language = Languages.of(context);
    Map<String, Object> all = new LinkedHashMap<>(look.told());
    all.put("name", tournament.name());
    all.put("gameName", gameName(look.outline().game(), language));
    PlayerNames names = names(look.outline().game(), language);
    all.put("players", look.outline().players().stream().map(Entry::name).map(names::of).toList());
    all.put("ranking", ranking(all.get("ranking"), names));
    all.put("over", look.isOver());
    all.put("changed", true);
    all.put("quietMinutes", quietMinutes(look));
    all.put("latest", latest(look, look.played(), USUAL_MATCHES));
    Answers.json(context, Json.write(all));
  }

  // Ledgers and reports keep what was typed; people read the same names as at a table.
  private static List<Object> ranking(@Nullable Object told, PlayerNames names) {
    List<Object> ranking = new ArrayList<>();
    if (told instanceof List<?> standings) {
      for (Object standing : standings) {
        ranking.add(standing instanceof Map<?, ?> one ? called(one, names) : standing);
      }
    }
    return ranking;
  }

  private static Map<Object, Object> called(Map<?, ?> standing, PlayerNames names) {
    Map<Object, Object> called = new LinkedHashMap<>(standing);
    called.computeIfPresent("name", (_, name) -> names.of(name.toString()));
    return called;
  }

  // The game may not be installed here.
  private PlayerNames names(String id, Language language) {
    return new PlayerNames(
        Games.find(id)
            .map(game -> words(game, language))
            .orElseGet(() -> Words.in(language, StandardPlayers.class, Games.class)));
  }

  private void matches(Context context) {
    Look look = tournaments.named(context.pathParam("tournament")).look();
    int players = look.outline().players().size();
    long one = Request.whole(context.queryParam("player"), "player", -1, players - 1L);
    long other = Request.whole(context.queryParam("other"), "other", -1, players - 1L);
    long before = Request.whole(context.queryParam("before"), "before", MANY, MANY);
    int limit =
        (int) Request.whole(context.queryParam("limit"), "limit", USUAL_MATCHES, MOST_MATCHES);
    List<PlayedMatch> wanted =
        look.played().stream()
            .filter(match -> match.fixture().number() < before)
            .filter(match -> one < 0 || match.isWith((int) one))
            .filter(match -> other < 0 || match.isWith((int) other))
            .toList();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("matches", latest(look, wanted, limit));
    answer.put("more", wanted.size() > limit);
    Answers.json(context, Json.write(answer));
  }

  private static List<Map<String, Object>> latest(Look look, List<PlayedMatch> matches, int limit) {
    List<Map<String, Object>> latest = new ArrayList<>();
    for (PlayedMatch match : matches.reversed().stream().limit(limit).toList()) {
      Map<String, Object> told = new LinkedHashMap<>();
      told.put("match", match.fixture().number());
      told.put("round", match.fixture().round());
      told.put("ground", look.outline().grounds().get(match.fixture().ground()).name());
      told.put("players", match.fixture().order());
      told.put("points", match.fixture().order().stream().map(match::points).toList());
      told.put("scores", match.fixture().order().stream().map(match::score).toList());
      told.put("steps", match.steps());
      told.put("faults", match.seats().stream().filter(s -> s.stop().isPresent()).count());
      told.put("open", look.isOpen(match));
      latest.add(told);
    }
    return latest;
  }

  private FiledMatch match(Context context) {
    ShownTournament tournament = tournaments.named(context.pathParam("tournament"));
    int match = (int) Request.whole(context.pathParam("match"), "match", 0, MANY);
    return new FiledMatch(
        tournament.name() + StoredTable.Fork.ELSEWHERE + match,
        context.pathParam("tournament") + "-" + context.pathParam("match"),
        tournament.replay(match),
        tournament.seated(match));
  }
}
