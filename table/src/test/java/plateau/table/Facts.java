package plateau.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonReader;

/** A JSON object that a table or a server sent, to look things up in. */
public record Facts(Map<String, @Nullable Object> fields) {

  public static Facts read(String json) {
    return of(JsonReader.read(json));
  }

  private static Facts of(@Nullable Object value) {
    if (!(value instanceof Map<?, ?> object)) {
      throw new AssertionError("not an object: " + value);
    }
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    object.forEach((name, field) -> fields.put(String.valueOf(name), field));
    return new Facts(fields);
  }

  /** A message with a whole view: behind one that the client has, only what is new in it comes. */
  public Facts laidOver(@Nullable Facts before) {
    if (before == null || !has("since")) {
      return this;
    }
    Map<String, @Nullable Object> view = new LinkedHashMap<>(before.at("view").fields());
    view.putAll(at("view").fields());
    Map<String, @Nullable Object> all = new LinkedHashMap<>(fields);
    all.put("view", view);
    return new Facts(all);
  }

  public String type() {
    return text("type");
  }

  public boolean has(String name) {
    return fields.get(name) != null;
  }

  public String text(String name) {
    return as(String.class, name);
  }

  public int whole(String name) {
    return as(Long.class, name).intValue();
  }

  public boolean truth(String name) {
    return as(Boolean.class, name);
  }

  public Facts at(String name) {
    return of(fields.get(name));
  }

  public List<Facts> list(String name) {
    List<Facts> members = new ArrayList<>();
    for (Object member : as(List.class, name)) {
      members.add(of(member));
    }
    return members;
  }

  public <T> List<T> list(String name, Class<T> type) {
    List<T> members = new ArrayList<>();
    for (Object member : as(List.class, name)) {
      members.add(type.cast(member));
    }
    return members;
  }

  private <T> T as(Class<T> type, String name) {
    Object value = fields.get(name);
    if (!type.isInstance(value)) {
      throw new AssertionError("no such " + name + " in " + fields);
    }
    return type.cast(value);
  }
}
