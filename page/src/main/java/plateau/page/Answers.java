package plateau.page;

import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.players.StandardPlayers;
import plateau.table.message.Messages;
import plateau.table.message.Refusal;
import plateau.table.message.Tellings;

/** Answers as a server gives them: a status, and JSON. */
final class Answers {

  private static final int OK = 200;
  private static final int CREATED = 201;

  private Answers() {}

  static String ok(String json) {
    return with(OK, json);
  }

  static String ok(JsonObject json) {
    return ok(json.toString());
  }

  static String created(JsonObject json) {
    return with(CREATED, json.toString());
  }

  static String refused(Refusal refusal, Language language, Tellings tellings) {
    return error(refusal.code(), refusal.message(), wordsFor(refusal, language, tellings));
  }

  static String error(Refusal.Code code, Message why, Words words) {
    String error = new JsonObject().put("code", code).put("words", words.say(why)).toString();
    return with(code.status(), new JsonObject().raw("error", error).toString());
  }

  /** The last message of a line. */
  static String lastWord(Refusal refusal, Tellings tellings) {
    Words words = wordsFor(refusal, Language.ENGLISH, tellings);
    return Messages.error(refusal.code(), words.say(refusal.message()));
  }

  private static Words wordsFor(Refusal refusal, Language language, Tellings tellings) {
    return refusal
        .game()
        .map(game -> tellings.of(game, language).words())
        .orElseGet(() -> plain(language));
  }

  /** Words for everything but a game. */
  static Words plain(Language language) {
    return Words.in(language, StandardPlayers.class, Refusal.class, Page.class);
  }

  private static String with(int status, String json) {
    return new JsonObject().put("status", status).put("body", json).toString();
  }
}
