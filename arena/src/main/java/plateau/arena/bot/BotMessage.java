package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fault.Cause;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A message of a program: a JSON object with a type, read strictly. Unknown fields are ignored. */
public record BotMessage(String text, String type, Map<String, @Nullable Object> fields) {

  /** A line that cannot be taken as what was asked for. */
  public static final class Broken extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Fault fault;

    Broken(Fault fault) {
      super(fault.message().toString());
      this.fault = fault;
    }

    /** What is wrong with it. */
    public Fault fault() {
      return fault;
    }
  }

  static BotMessage read(String text) throws Broken {
    return of(text, object(text));
  }

  /** One that was read already. */
  public static BotMessage of(String text, Map<String, @Nullable Object> fields) throws Broken {
    if (!(fields.get("type") instanceof String type)) {
      throw malformed("bot.fault.no-type", text);
    }
    return new BotMessage(text, type, fields);
  }

  private static Map<String, @Nullable Object> object(String text) throws Broken {
    try {
      if (JsonReader.read(text) instanceof Map<?, ?> values) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        values.forEach((name, value) -> fields.put(String.valueOf(name), value));
        return fields;
      }
    } catch (Problem broken) {
      throw malformed("bot.fault.no-json", text, "why", broken.message());
    }
    throw malformed("bot.fault.no-object", text);
  }

  /** Whether it answers the question with this number; it must name one. */
  boolean answers(int id) throws Broken {
    if (!(fields.get("id") instanceof Long number)) {
      throw malformed("bot.fault.no-id", text, "id", id);
    }
    return number == id;
  }

  /** A program that names a seat must name its own. */
  void checkSeat(int seat) throws Broken {
    Object named = fields.get("seat");
    if (named != null && !named.equals((long) seat)) {
      throw new Broken(
          Fault.of(
              Cause.MISPLACED,
              "bot.fault.wrong-seat",
              "named",
              Fault.excerpt(Json.write(named)),
              "seat",
              seat));
    }
  }

  void checkType(String expected) throws Broken {
    if (!type.equals(expected)) {
      throw malformed("bot.fault.type", text, "type", Fault.excerpt(type), "expected", expected);
    }
  }

  String textField(String name) throws Broken {
    if (fields.get(name) instanceof String value) {
      return value;
    }
    throw malformed("bot.fault.no-field", text, "field", name);
  }

  private static Broken malformed(String key, String text, Object... more) {
    Map<String, Object> values = new LinkedHashMap<>(Message.of(key, more).values());
    values.put("line", Fault.excerpt(text));
    return new Broken(new Fault(Cause.MALFORMED, new Message(key, values)));
  }
}
