package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Result;
import plateau.kernel.outlook.Outlook;

/**
 * The messages of the referee behind its {@link Hello}, one JSON object a line. docs/protocol.md
 * describes them.
 */
public final class Protocol {

  public static final String VERSION = "plateau-bot/1";

  private Protocol() {}

  /** A question; what the moves lead to is told to programs that want to know. */
  public static Map<String, Object> decide(
      int id, Object view, List<String> moves, Optional<Outlook.Said> outlook, BotClock clock) {
    Map<String, Object> message = message("decide", id);
    message.put("view", view);
    message.put("moves", moves);
    message.put("outlook", outlook);
    message.put("time", time(clock));
    return message;
  }

  public static Map<String, Object> turn(int id, Map<String, Object> start, BotClock clock) {
    Map<String, Object> message = message("turn", id);
    start.forEach(message::putIfAbsent);
    message.put("time", time(clock));
    return message;
  }

  public static Map<String, Object> result(int id, Map<String, Object> reply) {
    Map<String, Object> message = message("result", id);
    reply.forEach(message::putIfAbsent);
    return message;
  }

  public static Map<String, Object> late(int id, BotClock clock) {
    Map<String, Object> message = message("late", id);
    message.put("time", time(clock));
    return message;
  }

  public static Map<String, Object> over(Result result, Object view) {
    Map<String, Object> message = message("over");
    message.put("result", result.code());
    message.put("scores", result.scores());
    message.put("winners", result.winners());
    message.put("view", view);
    return message;
  }

  private static Map<String, Object> message(String type) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", type);
    return message;
  }

  private static Map<String, Object> message(String type, int id) {
    Map<String, Object> message = message(type);
    message.put("id", id);
    return message;
  }

  static Map<String, Object> limits(BotLimits limits) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("startMs", limits.startMs());
    fields.put("callMs", limits.callMs());
    fields.put("bankMs", limits.bankMs());
    fields.put("strikes", limits.strikes());
    fields.put("memoryMb", limits.memoryMb());
    fields.put("processes", limits.processes());
    fields.put("fileMb", limits.fileMb());
    fields.put("outputKb", limits.outputKb());
    return fields;
  }

  private static Map<String, Object> time(BotClock clock) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("callMs", clock.callMs());
    fields.put("bankMs", clock.bankMs());
    fields.put("strikes", clock.strikes());
    return fields;
  }
}
