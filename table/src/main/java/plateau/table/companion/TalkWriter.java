package plateau.table.companion;

import java.util.List;
import java.util.Optional;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.OpenCard;
import plateau.kernel.companion.Piece;
import plateau.kernel.companion.Talk;
import plateau.kernel.companion.Telling;
import plateau.kernel.companion.Told;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Elision;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/** A companion's talk as JSON, in words of one language. */
public final class TalkWriter {

  // An evening is longer; nobody scrolls up so far on a phone.
  private static final int MOST_LINES = 300;

  private final Companion companion;
  private final Words words;

  public TalkWriter(Companion companion, Language language) {
    this.companion = companion;
    this.words = Words.in(language, companion.homes().toArray(Class<?>[]::new));
  }

  public Words words() {
    return words;
  }

  /** Before the game. */
  JsonObject preparing(List<String> answers, Ask ask) {
    return begun("preparing").put("prepared", answers).raw("ask", ask(ask));
  }

  /** In the game, or behind it. */
  JsonObject talk(Talk talk) {
    Optional<Ask> ask = talk.ask();
    List<Told> told = talk.told();
    int from = Math.max(0, told.size() - MOST_LINES);
    return begun(ask.isPresent() ? "talking" : "over")
        .put("ending", companion.ending())
        .put("text", talk.text())
        .list("told", told.subList(from, told.size()).stream().map(this::told).toList())
        .put("toldBefore", Math.max(0, talk.toldBefore() - from))
        .raw("ask", ask.map(this::ask).orElse("null"))
        .put("status", talk.status().stream().map(this::say).toList())
        .list("pieces", talk.pieces().stream().map(this::piece).toList())
        .list("tellings", talk.tellings().stream().map(this::telling).toList())
        .put("noted", talk.noted().map(this::say).orElse(null))
        .raw("card", talk.card().map(this::card).orElse("null"))
        .raw("board", talk.board().map(Json::write).orElse("null"))
        .raw("scene", talk.scene().map(Json::write).orElse("null"))
        .put("canGoBack", talk.canGoBack());
  }

  private JsonObject begun(String stage) {
    return new JsonObject()
        .put("game", companion.game())
        .put("lang", words.language().code())
        .put("stage", stage);
  }

  private String say(Message message) {
    return Elision.in(words, words.say(message));
  }

  private String ask(Ask ask) {
    List<String> choices =
        ask.choices().stream()
            .map(
                choice ->
                    new JsonObject()
                        .put("value", choice.value())
                        .put("words", words.show(choice.name()))
                        .toString())
            .toList();
    return new JsonObject()
        .put("id", ask.id())
        .put("kind", ask.kind())
        .put("words", say(ask.text()))
        .put("about", ask.about().map(this::say).orElse(null))
        .list("choices", choices)
        .put("usual", ask.usual().orElse(null))
        .put("takesFile", ask.takesFile())
        .toString();
  }

  private String told(Told told) {
    return new JsonObject()
        .put("kind", told.kind())
        .put("key", told.key())
        .put("words", say(told.text()))
        .raw("facts", told.facts().map(Json::write).orElse("null"))
        .toString();
  }

  private String piece(Piece piece) {
    return new JsonObject()
        .put("id", piece.id())
        .put("side", say(piece.side()))
        .put("words", words.name(piece.name()))
        .put("gone", piece.isGone())
        .put("states", piece.states().stream().map(this::say).toList())
        .list("tellings", piece.tellings().stream().map(this::telling).toList())
        .toString();
  }

  private String telling(Telling telling) {
    return new JsonObject()
        .put("value", telling.value())
        .put("words", say(telling.label()))
        .toString();
  }

  private String card(OpenCard card) {
    return new JsonObject()
        .put("id", card.card().id())
        .put("words", words.name(card.card()))
        .put("holder", words.name(card.holder()))
        .put("sentences", card.sentences().stream().map(this::say).toList())
        .toString();
  }
}
