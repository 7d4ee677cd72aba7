package plateau.iceberg.dump;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A value somewhere in a line of a dump; asked for as something that it is not, it is a fault that
 * names the place. Fields that nobody asks for are ignored, as the original's viewers do.
 */
record DumpValue(int line, String path, @Nullable Object value) {

  private static final int LONGEST_EXCERPT = 40;

  static DumpValue ofLine(int line, String text) {
    try {
      return new DumpValue(line, "", JsonReader.read(text));
    } catch (Problem broken) {
      throw new DumpFault(line, Message.of("dump.no-json", "why", broken.message()));
    }
  }

  DumpValue field(String name) {
    if (!(value instanceof Map<?, ?> fields)) {
      throw expected(Message.of("dump.an-object"));
    }
    String place = path.isEmpty() ? name : path + "." + name;
    if (!fields.containsKey(name)) {
      throw new DumpFault(line, Message.of("dump.missing", "path", place));
    }
    return new DumpValue(line, place, fields.get(name));
  }

  boolean has(String name) {
    return value instanceof Map<?, ?> fields && fields.containsKey(name);
  }

  /** The items of a list. */
  List<DumpValue> items() {
    if (!(value instanceof List<?> list)) {
      throw expected(Message.of("dump.a-list"));
    }
    return IntStream.range(0, list.size())
        .mapToObj(i -> new DumpValue(line, path + "[" + i + "]", list.get(i)))
        .toList();
  }

  /** The items of a list of this length. */
  List<DumpValue> items(int length) {
    List<DumpValue> items = items();
    if (items.size() != length) {
      throw expected(Message.of("dump.a-list-of", "length", length));
    }
    return items;
  }

  int whole() {
    if (value instanceof Long number && number.intValue() == number) {
      return number.intValue();
    }
    throw expected(Message.of("dump.a-number"));
  }

  String text() {
    if (value instanceof String text) {
      return text;
    }
    throw expected(Message.of("dump.a-text"));
  }

  /** The place of this text among those that it may be. */
  int oneOf(List<String> known) {
    int index = value instanceof String text ? known.indexOf(text) : -1;
    if (index < 0) {
      throw expected(Message.of("dump.one-of", "known", known));
    }
    return index;
  }

  DumpFault expected(Message what) {
    return new DumpFault(
        line, Message.of("dump.expected", "path", path, "found", excerpt(), "expected", what));
  }

  private String excerpt() {
    String text = value == null ? "null" : Json.write(value);
    return text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT) + "…";
  }
}
