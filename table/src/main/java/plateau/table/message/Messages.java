package plateau.table.message;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Hindrance;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Words;

/** The short messages of the WebSocket. */
public final class Messages {

  private Messages() {}

  public static String accepted(String id, int n) {
    return JsonObject.ofType("accepted").put("id", id).put("n", n).toString();
  }

  /** What cannot be chosen, and why. */
  public static String why(String id, int at, List<Hindrance> hindrances, Words words) {
    List<String> written = new ArrayList<>();
    for (Hindrance hindrance : hindrances) {
      written.add(
          new JsonObject()
              .put("thing", hindrance.thing())
              .put("words", words.say(hindrance.why()))
              .toString());
    }
    return JsonObject.ofType("why")
        .put("id", id)
        .put("at", at)
        .list("hindrances", written)
        .toString();
  }

  public static String refused(@Nullable Object id, Refusal refusal, Words words) {
    return JsonObject.ofType("refused")
        .put("id", id instanceof String text ? text : null)
        .put("code", refusal.code())
        .put("words", words.say(refusal.message()))
        .toString();
  }

  /** The last message before the server hangs up. */
  public static String error(Refusal.Code code, String words) {
    return JsonObject.ofType("error").put("code", code).put("words", words).toString();
  }
}
