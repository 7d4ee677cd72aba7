package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Divergence;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayFault;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Words;
import plateau.server.guard.HeavyWork;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Languages;
import plateau.table.TableWriter;
import plateau.table.kept.Past;
import plateau.table.kept.StoredTable;
import plateau.table.message.Curve;
import plateau.table.message.Frames;
import plateau.table.message.Request;
import plateau.table.message.Telling;
import plateau.table.message.Tellings;

/** What may be told of a table when its match is over: the replay, its frames, its verification. */
final class ReplayPages {

  private static final int MOST_FRAMES = 200;
  private static final int USUAL_FRAMES = 50;

  private final Tables tables;
  private final Tellings tellings;

  ReplayPages(Tables tables, Tellings tellings) {
    this.tables = tables;
    this.tellings = tellings;
  }

  void addTo(RoutesConfig routes, HeavyWork heavy) {
    routes.get("/api/tables/{table}/replay", heavy.bounded(this::replay));
    routes.get("/api/tables/{table}/frames", heavy.bounded(this::frames));
    routes.get("/api/tables/{table}/verification", heavy.bounded(this::verification));
  }

  private void replay(Context context) {
    StoredTable table = tables.finished(context.pathParam("table"));
    Answers.replay(
        context, table.game() + "-" + table.id(), replay(Tables.game(table.game()), table));
  }

  private <S extends State<S, M>, M> Replay replay(Game<S, M> game, StoredTable table) {
    return Replay.of(header(game, table), PlayedMatch.of(tables, game, table))
        .noted(Past.notesOf(tables.events(table.id())));
  }

  // A file has room for one seed, and a forked table has two: its file says so by naming none.
  private static Header header(Game<?, ?> game, StoredTable table) {
    Setup setup = new Setup(table.seats().size(), table.options());
    List<String> players =
        table.seats().stream()
            .map(seat -> seat.name().isEmpty() ? seat.kind().id() : seat.name())
            .toList();
    return table.fork().isPresent()
        ? Header.asked(game.info(), setup, players)
        : Header.seeded(game.info(), setup, players, table.dice());
  }

  private void verification(Context context) {
    StoredTable table = tables.finished(context.pathParam("table"));
    Answers.json(context, verify(Tables.game(table.game()), table, context));
  }

  private <S extends State<S, M>, M> JsonObject verify(
      Game<S, M> game, StoredTable table, Context context) {
    Words words = tellings.of(game, Languages.of(context)).words();
    try {
      Replay replay = replay(game, table);
      Verification.verify(game, replay);
      if (!new ForkedDice(tables).explain(table, replay.steps())) {
        return new JsonObject()
            .put("verified", false)
            .put("words", words.say("replay.other-draws"));
      }
      int draws = replay.steps().stream().mapToInt(step -> step.draws().size()).sum();
      String key =
          table
              .fork()
              .map(fork -> fork.isFromElsewhere() ? "verified.elsewhere" : "verified.fork")
              .orElse("verified");
      return new JsonObject()
          .put("verified", true)
          .put(
              "words",
              words.say(
                  key,
                  "steps",
                  replay.steps().size() - 1,
                  "draws",
                  draws,
                  "fork",
                  table.fork().map(StoredTable.Fork::step).orElse(0)));
    } catch (ReplayFault | Divergence fault) {
      return new JsonObject().put("verified", false).put("words", words.say(fault.message()));
    }
  }

  private void frames(Context context) {
    StoredTable table = tables.finished(context.pathParam("table"));
    Answers.json(context, frames(Tables.game(table.game()), table, context));
  }

  private <S extends State<S, M>, M> JsonObject frames(
      Game<S, M> game, StoredTable table, Context context) {
    return written(
        PlayedMatch.of(tables, game, table), table, Optional.of(table.dice()), context, tellings);
  }

  /**
   * So many frames of a match that is over as the request asks for.
   *
   * @param seed of its dice, if it is known
   */
  static <S extends State<S, M>, M> JsonObject written(
      Match<S, M> match,
      StoredTable table,
      Optional<SaltedSeed> seed,
      Context context,
      Tellings tellings) {
    Game<S, M> game = match.game();
    int last = match.lastStep();
    int from = (int) TablePages.whole(context.queryParam("from"), "from", 0, last);
    int count =
        (int) TablePages.whole(context.queryParam("count"), "count", USUAL_FRAMES, MOST_FRAMES);
    String as = Optional.ofNullable(context.queryParam("as")).orElse("all");
    Telling<S, M> telling = tellings.of(game, Languages.of(context));
    JsonObject written =
        new JsonObject()
            .raw(
                "table",
                TableWriter.write(table, game, TableWriter.Now.unknown(), telling.words(), seed)
                    .toString())
            .put("from", from)
            .put("steps", last)
            .put("as", as)
            .list("frames", Frames.of(match, telling, eyes(as, table)).written(from, count));
    if (from == 0) {
      written
          .raw(
              "curve",
              game.gauges()
                  .map(gauges -> Curve.written(match, gauges, telling.words()))
                  .orElse("null"))
          .put("scene", game.scene(match.setup()));
    }
    return written;
  }

  private static int eyes(String as, StoredTable table) {
    return switch (as) {
      case "all" -> Seat.REFEREE;
      case "spectator" -> Seat.SPECTATOR;
      default -> {
        int last = table.seats().size() - 1;
        if (!as.matches("[0-9]{1,2}") || Integer.parseInt(as) > last) {
          throw Request.wrong("as", "all, spectator, 0–" + last);
        }
        yield Integer.parseInt(as);
      }
    };
  }
}
