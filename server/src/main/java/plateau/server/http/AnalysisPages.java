package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Supplier;
import plateau.arena.analysis.AnalysisJson;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.words.Words;
import plateau.server.minds.Analyses;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Languages;
import plateau.table.kept.StoredTable;
import plateau.table.message.Tellings;
import plateau.table.replay.PlayedMatch;

/** What a match that is over looks like to a search; {@code /api/tables/{table}/analysis}. */
final class AnalysisPages {

  private final Tables tables;
  private final Tellings tellings;
  private final Analyses analyses;

  AnalysisPages(Tables tables, Tellings tellings, Analyses analyses) {
    this.tables = tables;
    this.tellings = tellings;
    this.analyses = analyses;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/api/tables/{table}/analysis", this::look);
    routes.post("/api/tables/{table}/analysis", this::begin);
  }

  private void look(Context context) {
    look(context, tables.finished(context.pathParam("table")));
  }

  void look(Context context, StoredTable table) {
    answer(context, table, analyses.of(table.id()));
  }

  private void begin(Context context) {
    StoredTable table = tables.finished(context.pathParam("table"));
    begin(context, Tables.game(table.game()), table);
  }

  private <S extends State<S, M>, M> void begin(
      Context context, Game<S, M> game, StoredTable table) {
    begin(context, table, () -> PlayedMatch.of(game, table, tables.events(table.id())));
  }

  <S extends State<S, M>, M> void begin(
      Context context, StoredTable table, Supplier<Match<S, M>> match) {
    answer(context, table, analyses.begin(table.id(), match));
  }

  private void answer(Context context, StoredTable table, Analyses.Standing standing) {
    Words words = tellings.of(Tables.game(table.game()), Languages.of(context)).words();
    Answers.json(
        context,
        new JsonObject()
            .put("progress", standing.progress())
            .put("done", standing.done())
            .put("total", standing.total())
            .raw(
                "analysis",
                standing
                    .analysis()
                    .map(analysis -> AnalysisJson.write(analysis, words))
                    .orElse("null")));
  }
}
