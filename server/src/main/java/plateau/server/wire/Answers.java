package plateau.server.wire;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import plateau.kernel.json.JsonObject;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.words.Message;
import plateau.kernel.words.OneLine;
import plateau.kernel.words.Words;
import plateau.table.message.Refusal;

/** Bodies of answers. */
public final class Answers {

  static final String JSON = "application/json; charset=utf-8";

  // Longer ones were sent by somebody; lists of what is known are shorter.
  private static final int LONGEST_QUOTE = 400;
  private static final int QUOTED = 80;

  private Answers() {}

  public static void json(Context context, JsonObject object) {
    json(context, object.toString());
  }

  public static void json(Context context, String text) {
    context.contentType(JSON).header("Cache-Control", "no-store").result(text);
  }

  /**
   * A replay to be saved.
   *
   * @param name of the file, without its ending
   */
  public static void replay(Context context, String name, Replay replay) {
    context
        .contentType("application/jsonl; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + name + ".plateau\"")
        .result(ReplayWriter.write(replay));
  }

  /** The same refusal, with the time after which it is worth trying again. */
  public static Refusal later(Context context, long seconds, Refusal refusal) {
    context.header("Retry-After", Long.toString(seconds));
    return refusal;
  }

  /** Sends the answer, which ends where its length says, before the request is done with. */
  static void sendNow(Context context) throws IOException {
    InputStream answer = context.resultInputStream();
    byte[] bytes = answer == null ? new byte[0] : answer.readAllBytes();
    context.res().setContentLength(bytes.length);
    context.res().getOutputStream().write(bytes);
    context.res().flushBuffer();
  }

  public static void error(Context context, int status, String code, Message told, Words words) {
    context.status(status);
    json(context, error(code, told, words));
  }

  // A sentence quotes the beginning of what was sent, and does not send all of it back.
  private static Message brief(Message told) {
    Map<String, Object> values = new LinkedHashMap<>(told.values());
    values.replaceAll((_, value) -> brief(value));
    return new Message(told.key(), values);
  }

  private static Object brief(Object value) {
    return switch (value) {
      case Message inner -> brief(inner);
      case String text when text.length() > LONGEST_QUOTE -> OneLine.atMost(QUOTED, text) + "…";
      default -> value;
    };
  }

  public static String error(String code, Message told, Words words) {
    String sentence = words.say(brief(told));
    String error = new JsonObject().put("code", code).put("words", sentence).toString();
    return new JsonObject().raw("error", error).toString();
  }
}
