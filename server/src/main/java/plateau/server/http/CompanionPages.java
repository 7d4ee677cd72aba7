package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.LongSupplier;
import plateau.arena.Companions;
import plateau.kernel.companion.Companion;
import plateau.kernel.words.Problem;
import plateau.server.guard.HeavyWork;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Languages;
import plateau.table.companion.TalkWriter;
import plateau.table.companion.Talks;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/**
 * {@code /api/companions}: talks with people at real tables. Nothing is kept here: whoever talks
 * brings the whole talk along and takes it home again.
 */
final class CompanionPages {

  private final Talks talks;

  CompanionPages(LongSupplier seeds) {
    this.talks = new Talks(seeds);
  }

  void addTo(RoutesConfig routes, HeavyWork heavy) {
    routes.post("/api/companions/{game}", heavy.bounded(this::talk));
    routes.get("/api/companions/{game}/printing", heavy.bounded(this::print));
  }

  private void print(Context context) {
    Companion companion = companion(context);
    TalkWriter writer = new TalkWriter(companion, Languages.of(context));
    Answers.json(
        context, new PrintingWriter(writer.words()).write(companion.game(), companion.printing()));
  }

  private static Companion companion(Context context) {
    String game = Tables.game(context.pathParam("game")).info().id();
    return Companions.of(game).orElseThrow(() -> Refusal.of(Code.NO_COMPANION, "game", game));
  }

  private void talk(Context context) {
    Companion companion = companion(context);
    TalkWriter writer = new TalkWriter(companion, Languages.of(context));
    Request request = Bodies.request(context);
    try {
      Answers.json(context, talks.answer(companion, request, writer));
    } catch (Refusal refusal) {
      throw refusal;
    } catch (Problem problem) {
      Code code = Code.UNFIT;
      Answers.error(context, code.status(), code.id(), problem.message(), writer.words());
    }
  }
}
