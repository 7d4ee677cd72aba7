package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import plateau.arena.Games;
import plateau.arena.ReplayForms;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.json.JsonObject;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayFault;
import plateau.kernel.replay.ReplayForm;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.server.guard.HeavyWork;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Errors;
import plateau.server.wire.Languages;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Tellings;
import plateau.table.replay.FiledMatch;

/** {@code /api/replays}: replay files from somebody's disk, shown as what was played here is. */
final class FilePages {

  private static final int CREATED = 201;

  private final OpenedFiles files = new OpenedFiles();
  private final Tellings tellings;
  private final FiledMatchPages filed;

  FilePages(Tellings tellings, FiledMatchPages filed) {
    this.tellings = tellings;
    this.filed = filed;
  }

  void addTo(RoutesConfig routes, HeavyWork heavy) {
    routes.post("/api/replays", context -> open(context, heavy));
    filed.addTo(routes, "/api/replays/{file}", this::match);
  }

  private FiledMatch match(Context context) {
    String name = context.pathParam("file");
    Replay replay = files.named(name);
    return new FiledMatch(
        StoredTable.Fork.ELSEWHERE + name, "replay", replay, replay.header().players());
  }

  private void open(Context context, HeavyWork heavy) throws Exception {
    heavy.enter(context);
    try {
      byte[] file = Bodies.file(context, FilePages::checkFirstLine);
      heavy.work(context, _ -> open(context, file));
    } catch (ReplayFault foreign) {
      refuse(context, foreign, Errors.wordsIn(Languages.preferred(context)));
    }
  }

  // What begins like no replay need not be read any further.
  private static void checkFirstLine(String line) {
    if (ReplayForms.of(line).isEmpty()) {
      ReplayReader.checkFirst(line);
    }
  }

  private void open(Context context, byte[] file) {
    String text = Bodies.text(file);
    Optional<ReplayForm> foreign = ReplayForms.of(text);
    Words words = foreign.map(form -> words(Games.named(form.game()), context)).orElse(null);
    try {
      Replay replay = foreign.map(form -> form.read(text)).orElseGet(() -> ReplayReader.read(text));
      Game<?, ?> game = Games.named(replay.header().game());
      words = words(game, context);
      check(game, replay);
      String id = StoredTable.Fork.ELSEWHERE + files.keep(file, replay);
      context.status(CREATED);
      Answers.json(context, new JsonObject().put("id", id).put("game", game.info().id()));
    } catch (Problem fault) {
      refuse(context, fault, words == null ? Errors.wordsIn(Languages.preferred(context)) : words);
    }
  }

  // Whatever it says must be what the rules say: pages and forks trust it from then on.
  private static <S extends State<S, M>, M> void check(Game<S, M> game, Replay replay) {
    Verification.rebuild(game, replay, Dice.seeded(0));
  }

  private static void refuse(Context context, Problem fault, Words words) {
    Answers.error(
        context,
        Code.UNREADABLE_FILE.status(),
        Code.UNREADABLE_FILE.id(),
        Message.of("refusal.unreadable-file", "what", fault.message()),
        words);
  }

  private Words words(Game<?, ?> game, Context context) {
    return tellings.of(game, Languages.of(context)).words();
  }
}
