package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Preset;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Words;
import plateau.server.guard.Guard;
import plateau.server.guard.HeavyWork;
import plateau.server.tables.GameOfTheDay;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Languages;
import plateau.table.kept.Status;
import plateau.table.kept.StoredTable;
import plateau.table.message.Request;
import plateau.table.message.Tellings;
import plateau.table.replay.PlayedMatch;

/** {@code /api/games/{game}/daily}: the game of the day, and how everybody did. */
final class DailyPages {

  private static final int CREATED = 201;
  private static final int MOST_SHOWN = 20;
  private static final int MOST_KEPT = 2000;
  private static final String BEARER = "Bearer ";

  private final Tables tables;
  private final Tellings tellings;
  private final Guard guard;
  private final GameOfTheDay daily;
  // What has ended stays as it is.
  private final Map<String, DailyResult> results =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, DailyResult> eldest) {
              return size() > MOST_KEPT;
            }
          });

  DailyPages(Tables tables, Tellings tellings, Guard guard, GameOfTheDay daily) {
    this.tables = tables;
    this.tellings = tellings;
    this.guard = guard;
    this.daily = daily;
  }

  void addTo(RoutesConfig routes, HeavyWork heavy) {
    routes.get("/api/games/{game}/daily", heavy.bounded(this::look));
    routes.post("/api/games/{game}/daily", this::play);
  }

  private void play(Context context) {
    guard.checkNewTable(context);
    context.status(CREATED);
    Game<?, ?> game = Tables.game(context.pathParam("game"));
    Answers.json(context, daily.play(game, Bodies.request(context), Guard.asker(context)));
  }

  private void look(Context context) {
    Answers.json(context, look(Tables.game(context.pathParam("game")), context));
  }

  private <S extends State<S, M>, M> JsonObject look(Game<S, M> game, Context context) {
    Preset preset = GameOfTheDay.of(game);
    LocalDate day = day(context.queryParam("day"));
    Words words = tellings.of(game, Languages.of(context)).words();
    List<DailyResult> ranked =
        daily.finished(game, day).stream()
            .filter(table -> table.rules().equals(game.info().rulesVersion()))
            .map(table -> result(game, table))
            .sorted()
            .toList();
    Optional<StoredTable> mine =
        Optional.ofNullable(context.header("Authorization"))
            .filter(header -> header.startsWith(BEARER))
            .flatMap(header -> daily.mine(game, header.substring(BEARER.length())));
    return new JsonObject()
        .put("game", game.info().id())
        .put("day", day.toString())
        .put("name", words.name(preset))
        .put("about", words.say(preset.nameKey() + ".about"))
        .put("ends", day.plusDays(1).atStartOfDay().toInstant(ZoneOffset.UTC).toEpochMilli())
        .raw("mine", mine.map(table -> own(table, ranked)).orElse("null"))
        .put("count", ranked.size())
        .list(
            "results",
            ranked.stream().limit(MOST_SHOWN).map(one -> written(one, ranked, words)).toList());
  }

  private static String own(StoredTable table, List<DailyResult> ranked) {
    Optional<DailyResult> result =
        ranked.stream().filter(one -> one.table().equals(table.id())).findFirst();
    return new JsonObject()
        .put("table", table.id())
        .put("over", table.status() == Status.OVER)
        .put("place", result.map(one -> one.placeAmong(ranked)))
        .toString();
  }

  private static String written(DailyResult one, List<DailyResult> ranked, Words words) {
    return new JsonObject()
        .put("place", one.placeAmong(ranked))
        .put("name", one.name().isEmpty() ? null : one.name())
        .put("outcome", one.outcome())
        .put("words", words.say("end." + one.code()))
        .put("score", one.score())
        .put("against", one.against())
        .put("time", one.time())
        .toString();
  }

  private <S extends State<S, M>, M> DailyResult result(Game<S, M> game, StoredTable table) {
    @Nullable DailyResult known = results.get(table.id());
    if (known == null) {
      known = DailyResult.of(PlayedMatch.of(game, table, tables.events(table.id())), table);
      results.put(table.id(), known);
    }
    return known;
  }

  private LocalDate day(@Nullable String text) {
    LocalDate today = daily.today();
    if (text == null) {
      return today;
    }
    try {
      LocalDate day = LocalDate.parse(text);
      if (!day.isAfter(today)) {
        return day;
      }
    } catch (DateTimeException noDay) {
      throw Request.wrong("day", today.toString());
    }
    throw Request.wrong("day", "… " + today);
  }
}
