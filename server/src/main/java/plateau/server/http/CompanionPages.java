package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import plateau.arena.Companions;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Talk;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Problem;
import plateau.server.guard.HeavyWork;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Languages;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/**
 * {@code /api/companions}: talks with people at real tables. Nothing is kept here: whoever talks
 * brings the whole talk along and takes it home again.
 */
final class CompanionPages {

  private static final int MOST_BACK = 100;
  private static final int MOST_PREPARED = 100;

  private final LongSupplier seeds;

  CompanionPages(LongSupplier seeds) {
    this.seeds = seeds;
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
      Answers.json(context, answer(companion, request, writer));
    } catch (Refusal refusal) {
      throw refusal;
    } catch (Problem problem) {
      Code code = Code.UNFIT;
      Answers.error(context, code.status(), code.id(), problem.message(), writer.words());
    }
  }

  private JsonObject answer(Companion companion, Request request, TalkWriter writer) {
    Optional<String> text = request.maybeText("text");
    return text.isPresent()
        ? writer.talk(after(companion.open(text.get()), request))
        : prepare(companion, request, writer);
  }

  private JsonObject prepare(Companion companion, Request request, TalkWriter writer) {
    List<String> answers = new ArrayList<>(prepared(request));
    for (int back = back(request); back > 0 && !answers.isEmpty(); back--) {
      answers.removeLast();
    }
    request.maybeText("answer").ifPresent(answers::add);
    Optional<Ask> next = companion.preparing(answers);
    return next.isPresent()
        ? writer.preparing(answers, next.get())
        : writer.talk(companion.begin(answers, seed(request)));
  }

  private static List<String> prepared(Request request) {
    return request.has("prepared") ? request.texts("prepared", MOST_PREPARED) : List.of();
  }

  private long seed(Request request) {
    Optional<String> given = request.maybeText("seed");
    try {
      return given.isPresent() ? Long.parseLong(given.get()) : seeds.getAsLong();
    } catch (NumberFormatException e) {
      throw Request.wrong("seed", "\"7\"");
    }
  }

  private static int back(Request request) {
    return Math.clamp(request.maybeWhole("back").orElse(0), 0, MOST_BACK);
  }

  private static Talk after(Talk before, Request request) {
    Talk talk = before;
    for (int back = back(request); back > 0; back--) {
      talk = talk.back();
    }
    if (request.truth("roll", false)) {
      talk = talk.answer(rolled(talk));
    }
    Optional<String> answer = request.maybeText("answer");
    Optional<String> telling = request.maybeText("tell");
    talk = answer.isPresent() ? talk.answer(answer.get()) : talk;
    return telling.isPresent() ? talk.tell(telling.get()) : talk;
  }

  // For somebody who has no die at hand.
  private static String rolled(Talk talk) {
    List<Choice> faces =
        talk.ask()
            .filter(ask -> ask.kind() == Ask.Kind.DIE)
            .orElseThrow(() -> Refusal.of(Code.NOTHING_TO_ROLL))
            .choices();
    return faces.get(new SecureRandom().nextInt(faces.size())).value();
  }
}
