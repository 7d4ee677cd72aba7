package plateau.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Problem;

/** The fields of a line of the ledger, which we wrote ourselves. */
record Fields(Map<?, ?> map) {

  /** A line that cannot be what we wrote. */
  static final class Unreadable extends RuntimeException {

    private static final long serialVersionUID = 1;

    Unreadable(String what) {
      super(what);
    }
  }

  static Fields read(String line) {
    try {
      return of(JsonReader.read(line));
    } catch (Problem notJson) {
      throw new Unreadable(String.valueOf(notJson.getMessage()));
    }
  }

  private static Fields of(@Nullable Object value) {
    if (value instanceof Map<?, ?> object) {
      return new Fields(object);
    }
    throw new Unreadable("no object: " + value);
  }

  boolean has(String name) {
    return map.containsKey(name);
  }

  int whole(String name) {
    return Math.toIntExact(number(name).orElseThrow(() -> new Unreadable("no " + name)));
  }

  Optional<Long> number(String name) {
    return map.get(name) instanceof Long number ? Optional.of(number) : Optional.empty();
  }

  double decimal(String name) {
    if (map.get(name) instanceof Number number) {
      return number.doubleValue();
    }
    throw new Unreadable("no " + name);
  }

  boolean flag(String name) {
    return Boolean.TRUE.equals(map.get(name));
  }

  String text(String name) {
    if (map.get(name) instanceof String text) {
      return text;
    }
    throw new Unreadable("no " + name);
  }

  Optional<Fields> inner(String name) {
    return map.get(name) instanceof Map<?, ?> inner
        ? Optional.of(new Fields(inner))
        : Optional.empty();
  }

  List<Fields> all(String name) {
    return list(name).stream().map(Fields::of).toList();
  }

  List<Integer> wholes(String name) {
    return list(name).stream().map(Fields::toInt).toList();
  }

  List<String> texts(String name) {
    return list(name).stream().map(String::valueOf).toList();
  }

  private List<?> list(String name) {
    if (map.get(name) instanceof List<?> list) {
      return list;
    }
    throw new Unreadable("no " + name);
  }

  private static Integer toInt(@Nullable Object value) {
    if (value instanceof Long number) {
      return Math.toIntExact(number);
    }
    throw new Unreadable("no number: " + value);
  }
}
