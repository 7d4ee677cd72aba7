package plateau.server.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Words;

/** The short messages of the WebSocket. */
public final class Messages {

  private Messages() {}

  static String accepted(String id, int n) {
    return JsonObject.ofType("accepted").put("id", id).put("n", n).toString();
  }

  /** Why a thing cannot be chosen; without words when it can, or when nobody would expect to. */
  static String why(String id, int at, String thing, Optional<String> words) {
    return JsonObject.ofType("why")
        .put("id", id)
        .put("at", at)
        .put("thing", thing)
        .put("words", words)
        .toString();
  }

  static String refused(@Nullable Object id, Refusal refusal, Words words) {
    return JsonObject.ofType("refused")
        .put("id", id instanceof String text ? text : null)
        .put("code", refusal.code())
        .put("words", words.say(refusal.told()))
        .toString();
  }

  /** The last message before the server hangs up. */
  public static String error(Refusal.Code code, String words) {
    return JsonObject.ofType("error").put("code", code).put("words", words).toString();
  }
}
