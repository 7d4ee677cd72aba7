package plateau.kernel.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * The fields of one line, each asked for by name and type; whatever does not fit is a fault of that
 * line.
 */
final class Fields {

  private final int line;
  private final Map<?, ?> values;

  private Fields(int line, Map<?, ?> values) {
    this.line = line;
    this.values = values;
  }

  static Fields of(int line, String text) {
    try {
      if (JsonReader.read(text) instanceof Map<?, ?> values) {
        return new Fields(line, values);
      }
    } catch (Problem broken) {
      throw new ReplayFault(line, broken.message());
    }
    throw new ReplayFault(line, Message.of("replay.no-object"));
  }

  ReplayFault fault(Message what) {
    return new ReplayFault(line, what);
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  boolean isNull(String name) {
    return has(name) && values.get(name) == null;
  }

  void only(String... known) {
    for (Object name : values.keySet()) {
      if (!Set.of(known).contains(name)) {
        throw fault(Message.of("replay.unknown-field", "field", String.valueOf(name)));
      }
    }
  }

  String text(String name) {
    return asText(name, values.get(name));
  }

  long whole(String name) {
    if (values.get(name) instanceof Long number) {
      return number;
    }
    throw wrong(name, "replay.kind.whole");
  }

  int small(String name) {
    return asSmall(name, values.get(name));
  }

  List<?> list(String name) {
    if (values.get(name) instanceof List<?> list) {
      return list;
    }
    throw wrong(name, "replay.kind.list");
  }

  List<Integer> wholes(String name) {
    return asWholes(name, list(name));
  }

  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    list(name).forEach(item -> texts.add(asText(name, item)));
    return texts;
  }

  Map<String, @Nullable Object> object(String name) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    inner(name).values.forEach((key, value) -> fields.put(String.valueOf(key), value));
    return fields;
  }

  /** An object without nulls in its own fields. */
  Map<String, Object> solidObject(String name) {
    Map<String, Object> fields = new LinkedHashMap<>();
    inner(name)
        .values
        .forEach(
            (key, value) -> {
              if (value == null) {
                throw wrong(name, "replay.kind.object");
              }
              fields.put(String.valueOf(key), value);
            });
    return fields;
  }

  Fields inner(String name) {
    if (values.get(name) instanceof Map<?, ?> fields) {
      return new Fields(line, fields);
    }
    throw wrong(name, "replay.kind.object");
  }

  String asText(String name, @Nullable Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw wrong(name, "replay.kind.text");
  }

  List<Integer> asWholes(String name, @Nullable Object value) {
    if (!(value instanceof List<?> list)) {
      throw wrong(name, "replay.kind.list");
    }
    List<Integer> numbers = new ArrayList<>();
    list.forEach(item -> numbers.add(asSmall(name, item)));
    return numbers;
  }

  private int asSmall(String name, @Nullable Object value) {
    if (value instanceof Long number && number.intValue() == number) {
      return number.intValue();
    }
    throw wrong(name, "replay.kind.whole");
  }

  private ReplayFault wrong(String name, String kind) {
    return fault(Message.of("replay.wrong-field", "field", name, "kind", Message.of(kind)));
  }
}
