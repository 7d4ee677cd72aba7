package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Replay;
import plateau.server.guard.Guard;
import plateau.server.guard.HeavyWork;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Languages;
import plateau.table.message.Tellings;
import plateau.table.replay.FiledMatch;
import plateau.table.replay.FramesWriter;
import plateau.table.replay.Verified;

/** What a replay page asks of a match that was not played at a table. */
final class FiledMatchPages {

  private static final int CREATED = 201;

  private final Tables tables;
  private final Tellings tellings;
  private final AnalysisPages analyses;
  private final Guard guard;
  private final HeavyWork heavy;

  FiledMatchPages(
      Tables tables, Tellings tellings, AnalysisPages analyses, Guard guard, HeavyWork heavy) {
    this.tables = tables;
    this.tellings = tellings;
    this.analyses = analyses;
    this.guard = guard;
    this.heavy = heavy;
  }

  /** What a replay page asks for, below an address from which the match is found. */
  void addTo(RoutesConfig routes, String address, Function<Context, FiledMatch> match) {
    routes.get(address + "/frames", bounded(match, this::frames));
    routes.get(address + "/replay", bounded(match, FiledMatchPages::replay));
    routes.get(address + "/verification", bounded(match, this::verification));
    routes.get(
        address + "/analysis",
        bounded(match, (context, filed) -> analyses.look(context, filed.table())));
    routes.post(address + "/analysis", bounded(match, this::beginAnalysis));
    routes.post(address + "/fork", bounded(match, this::fork));
  }

  // The match alone may be a file that has to be read.
  private Handler bounded(
      Function<Context, FiledMatch> match, BiConsumer<Context, FiledMatch> page) {
    return heavy.bounded(context -> page.accept(context, match.apply(context)));
  }

  private void frames(Context context, FiledMatch filed) {
    Answers.json(context, frames(gameOf(filed), filed, context));
  }

  private <S extends State<S, M>, M> JsonObject frames(
      Game<S, M> game, FiledMatch filed, Context context) {
    return FramesWriter.write(
        filed.played(game),
        filed.table(),
        filed.replay().header().saltedSeed(),
        name -> Optional.ofNullable(context.queryParam(name)),
        tellings.of(game, Languages.of(context)));
  }

  private static void replay(Context context, FiledMatch filed) {
    Answers.replay(context, filed.fileName(), filed.replay());
  }

  private void verification(Context context, FiledMatch filed) {
    Answers.json(context, verify(gameOf(filed), filed.replay(), context));
  }

  private <S extends State<S, M>, M> JsonObject verify(
      Game<S, M> game, Replay replay, Context context) {
    return Verified.file(game, replay, tellings.of(game, Languages.of(context)).words());
  }

  private void beginAnalysis(Context context, FiledMatch filed) {
    beginAnalysis(context, gameOf(filed), filed);
  }

  private <S extends State<S, M>, M> void beginAnalysis(
      Context context, Game<S, M> game, FiledMatch filed) {
    analyses.begin(context, filed.table(), () -> filed.played(game));
  }

  // A table that goes on from here. Played again first: a table must not begin with a fault.
  private void fork(Context context, FiledMatch filed) {
    guard.checkNewTable(context);
    Match<?, ?> match = filed.played(gameOf(filed));
    context.status(CREATED);
    Answers.json(
        context,
        tables.fork(filed.table(), match.steps(), Bodies.request(context), Guard.asker(context)));
  }

  private static Game<?, ?> gameOf(FiledMatch filed) {
    return Tables.game(filed.replay().header().game());
  }
}
