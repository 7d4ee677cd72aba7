package plateau.page;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.companion.Companion;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.table.companion.TalkWriter;
import plateau.table.companion.Talks;
import plateau.table.document.Documents;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;
import plateau.table.message.Tellings;
import plateau.table.order.Token;

/**
 * Answers what a server answers below {@code /api} (docs/server.md), as far as it can be answered
 * here: tables of this browser, files, companions, documents.
 */
final class Desk {

  private final Tellings tellings;
  private final TableDesk tables;
  private final FileDesk files;
  private final Talks talks = new Talks(Token::freshSeed);

  Desk(Tables tables, Tellings tellings) {
    this.tellings = tellings;
    this.tables = new TableDesk(tables, tellings);
    this.files = new FileDesk(this.tables, tellings);
  }

  String answer(Address address, String body) {
    try {
      return switch (address.parts().getFirst()) {
        case "tables" -> tables.answer(address, body);
        case "replays" -> files.answer(address, body);
        case "companions" -> talk(address, body);
        case "games" -> check(address, body);
        default -> throw Refusal.of(Code.NOT_FOUND);
      };
    } catch (Refusal refusal) {
      return Answers.refused(refusal, address.language(), tellings);
    }
  }

  private String talk(Address address, String body) {
    Companion companion = Games.companion(Games.named(address.name()).info().id());
    TalkWriter writer = new TalkWriter(companion, address.language());
    try {
      return Answers.ok(talks.answer(companion, Request.read(body), writer));
    } catch (Refusal refusal) {
      throw refusal;
    } catch (Problem problem) {
      return Answers.error(Code.UNFIT, problem.message(), writer.words());
    }
  }

  private static String check(Address address, String body) {
    if (!address.is("POST games/*/documents/*/check")) {
      throw Refusal.of(Code.NOT_FOUND);
    }
    var game = Games.named(address.name());
    Words words = Words.in(address.language(), game.getClass());
    String text = Request.read(body).text("text");
    return Answers.ok(Documents.check(game, address.parts().get(3), text, words));
  }

  /** What stands in a list of JSON. */
  static JsonObject tokens(java.util.Map<Integer, String> tokens, String table) {
    List<String> given = new ArrayList<>();
    tokens.forEach(
        (seat, token) ->
            given.add(new JsonObject().put("seat", seat).put("token", token).toString()));
    return new JsonObject().raw("table", table).list("tokens", given);
  }
}
