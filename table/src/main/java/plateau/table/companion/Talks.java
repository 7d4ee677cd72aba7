package plateau.table.companion;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Talk;
import plateau.kernel.json.JsonObject;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/**
 * Talks with people at real tables. Nothing is kept here: whoever talks brings the whole talk along
 * and takes it home again.
 */
public final class Talks {

  private static final int MOST_BACK = 100;
  private static final int MOST_PREPARED = 100;

  private final LongSupplier seeds;

  public Talks(LongSupplier seeds) {
    this.seeds = seeds;
  }

  /**
   * Where a talk stands after this request, as {@code POST /api/companions/{game}} answers.
   *
   * @throws plateau.kernel.words.Problem when the request does not fit the talk
   */
  public JsonObject answer(Companion companion, Request request, TalkWriter writer) {
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
