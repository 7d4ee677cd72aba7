package plateau.server.http;

import io.javalin.http.Context;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.server.table.JsonObject;

/** Bodies of answers. */
final class Answers {

  private static final String JSON = "application/json; charset=utf-8";

  private Answers() {}

  static void json(Context context, JsonObject object) {
    json(context, object.toString());
  }

  static void json(Context context, String text) {
    context.contentType(JSON).header("Cache-Control", "no-store").result(text);
  }

  /**
   * A replay to be saved.
   *
   * @param name of the file, without its ending
   */
  static void replay(Context context, String name, Replay replay) {
    context
        .contentType("application/jsonl; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + name + ".plateau\"")
        .result(ReplayWriter.write(replay));
  }

  static void error(Context context, int status, String code, Message told, Words words) {
    String error = new JsonObject().put("code", code).put("words", words.say(told)).toString();
    context.status(status);
    json(context, new JsonObject().raw("error", error));
  }
}
