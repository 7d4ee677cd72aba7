package plateau.table.document;

import plateau.kernel.Game;
import plateau.kernel.Option;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/** What is wrong with the texts that people write for a game. */
public final class Documents {

  private Documents() {}

  /** As {@code POST /api/games/{game}/documents/{kind}/check} answers. */
  public static JsonObject check(Game<?, ?> game, String kind, String text, Words words) {
    DocumentKind known = kind(game, kind);
    int most = longest(game, known);
    if (text.length() > most) {
      throw new Refusal(
          Code.TOO_BIG,
          Message.of("refusal.too-big.document", "length", text.length(), "most", most));
    }
    Verdict verdict = known.check(text);
    return new JsonObject()
        .put("sound", verdict.isSound())
        .put("line", verdict.line() == 0 ? null : verdict.line())
        .put("words", words.say(verdict.words()));
  }

  /** How many signs such a text may have. */
  public static int longest(Game<?, ?> game, DocumentKind kind) {
    return kind.options().stream()
        .flatMap(option -> game.info().option(option).stream())
        .mapToInt(option -> option instanceof Option.Text text ? text.longest() : 0)
        .min()
        .orElse(0);
  }

  private static DocumentKind kind(Game<?, ?> game, String id) {
    if (game.documents().isEmpty()) {
      throw new Refusal(
          Code.NO_SUCH_DOCUMENT, Message.of("refusal.no-documents", "game", game.info().id()));
    }
    return game.documents().stream()
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                Refusal.of(
                    Code.NO_SUCH_DOCUMENT,
                    "game",
                    game.info().id(),
                    "kind",
                    id,
                    "known",
                    game.documents().stream().map(DocumentKind::id).toList()));
  }
}
