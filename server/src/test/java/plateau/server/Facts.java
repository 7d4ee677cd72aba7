package plateau.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonReader;

/** A JSON object that the server sent, to look things up in. */
record Facts(Map<String, @Nullable Object> fields) {

  static Facts read(String json) {
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
  Facts laidOver(@Nullable Facts before) {
    if (before == null || !has("since")) {
      return this;
    }
    Map<String, @Nullable Object> view = new LinkedHashMap<>(before.at("view").fields());
    view.putAll(at("view").fields());
    Map<String, @Nullable Object> all = new LinkedHashMap<>(fields);
    all.put("view", view);
    return new Facts(all);
  }

  String type() {
    return text("type");
  }

  boolean has(String name) {
    return fields.get(name) != null;
  }

  String text(String name) {
    return as(String.class, name);
  }

  int whole(String name) {
    return as(Long.class, name).intValue();
  }

  boolean truth(String name) {
    return as(Boolean.class, name);
  }

  Facts at(String name) {
    return of(fields.get(name));
  }

  List<Facts> list(String name) {
    List<Facts> members = new ArrayList<>();
    for (Object member : as(List.class, name)) {
      members.add(of(member));
    }
    return members;
  }

  <T> List<T> list(String name, Class<T> type) {
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
