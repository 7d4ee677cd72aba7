package plateau.server.http;

import java.util.List;
import plateau.kernel.companion.Printing;
import plateau.kernel.companion.Printing.Deck;
import plateau.kernel.companion.Printing.PaperCard;
import plateau.kernel.companion.Printing.PaperCounter;
import plateau.kernel.companion.Printing.Part;
import plateau.kernel.companion.Printing.Sheet;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Elision;
import plateau.kernel.words.Words;

/** What a game prints, as JSON in words of one language. */
final class PrintingWriter {

  private final Words words;

  PrintingWriter(Words words) {
    this.words = words;
  }

  JsonObject write(String game, Printing printing) {
    return new JsonObject()
        .put("game", game)
        .put("lang", words.language().code())
        .list("decks", printing.decks().stream().map(this::deck).toList())
        .list("counters", printing.counters().stream().map(this::counter).toList())
        .list("sheets", printing.sheets().stream().map(this::sheet).toList())
        .raw("board", printing.board().map(Json::write).orElse("null"));
  }

  private String say(Object text) {
    return Elision.in(words, words.show(text));
  }

  private String deck(Deck deck) {
    return new JsonObject()
        .put("id", deck.id())
        .put("title", say(deck.title()))
        .list("cards", deck.cards().stream().map(this::card).toList())
        .toString();
  }

  private String card(PaperCard card) {
    return new JsonObject()
        .put("id", card.name().id())
        .put("name", say(card.name()))
        .put("corner", say(card.corner()))
        .put("copies", card.copies())
        .list("parts", card.parts().stream().map(this::part).toList())
        .toString();
  }

  private String counter(PaperCounter counter) {
    return new JsonObject()
        .put("id", counter.id())
        .put("name", say(counter.name()))
        .put("copies", counter.copies())
        .toString();
  }

  private String sheet(Sheet sheet) {
    return new JsonObject()
        .put("id", sheet.id())
        .put("title", say(sheet.title()))
        .list("parts", sheet.parts().stream().map(this::part).toList())
        .toString();
  }

  private String part(Part part) {
    List<List<String>> rows =
        part.rows().stream().map(row -> row.stream().map(this::say).toList()).toList();
    return new JsonObject().put("title", say(part.title())).put("rows", rows).toString();
  }
}
