package plateau.server.table;

import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;

/** Writes a JSON object field by field; what is JSON already is taken over as it is. */
public final class JsonObject {

  private final StringBuilder text = new StringBuilder(256).append('{');

  /** A message of this type. */
  public static JsonObject ofType(String type) {
    return new JsonObject().put("type", type);
  }

  public JsonObject put(String name, @Nullable Object value) {
    return raw(name, value == null ? "null" : Json.write(value));
  }

  /** A field whose value is JSON. */
  public JsonObject raw(String name, String json) {
    if (text.length() > 1) {
      text.append(',');
    }
    text.append('"').append(name).append("\":").append(json);
    return this;
  }

  /** A list whose members are JSON. */
  public JsonObject list(String name, Iterable<String> members) {
    return raw(name, "[" + String.join(",", members) + "]");
  }

  @Override
  public String toString() {
    String whole = text.append('}').toString();
    text.setLength(text.length() - 1);
    return whole;
  }
}
