package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.replay.Replay;
import plateau.server.guard.HeavyWork;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Languages;
import plateau.table.kept.StoredTable;
import plateau.table.message.Tellings;
import plateau.table.replay.FramesWriter;
import plateau.table.replay.PlayedMatch;
import plateau.table.replay.Verified;

/** What may be told of a table when its match is over: the replay, its frames, its verification. */
final class ReplayPages {

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
    return PlayedMatch.replay(game, table, tables.events(table.id()));
  }

  private void verification(Context context) {
    StoredTable table = tables.finished(context.pathParam("table"));
    Answers.json(context, verify(Tables.game(table.game()), table, context));
  }

  private <S extends State<S, M>, M> JsonObject verify(
      Game<S, M> game, StoredTable table, Context context) {
    return Verified.table(
        game,
        replay(game, table),
        table,
        tables::kept,
        tellings.of(game, Languages.of(context)).words());
  }

  private void frames(Context context) {
    StoredTable table = tables.finished(context.pathParam("table"));
    Answers.json(context, frames(Tables.game(table.game()), table, context));
  }

  private <S extends State<S, M>, M> JsonObject frames(
      Game<S, M> game, StoredTable table, Context context) {
    return FramesWriter.write(
        PlayedMatch.of(game, table, tables.events(table.id())),
        table,
        Optional.of(table.dice()),
        name -> Optional.ofNullable(context.queryParam(name)),
        tellings.of(game, Languages.of(context)));
  }
}
