package plateau.kernel.json;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Named;

/**
 * Writes records, maps, lists, numbers, texts and truth values as JSON on one line; a {@link Named}
 * thing is written as its id. Equal things give equal bytes as long as maps have an order.
 */
public final class Json {

  private static final int USUAL_LENGTH = 256;

  private Json() {}

  public static String write(Object value) {
    StringBuilder out = new StringBuilder(USUAL_LENGTH);
    write(value, out);
    return out.toString();
  }

  private static void write(@Nullable Object value, StringBuilder out) {
    switch (value) {
      case null -> out.append("null");
      case String text -> quote(text, out);
      case Double number when !Double.isFinite(number) ->
          throw new IllegalArgumentException("no JSON for " + number);
      case Number _, Boolean _ -> out.append(value);
      case Named named -> quote(named.id(), out);
      case Enum<?> constant -> quote(Named.kebab(constant.name()), out);
      case Optional<?> maybe -> write(maybe.orElse(null), out);
      case Map<?, ?> map -> writeMap(map, out);
      case Iterable<?> many -> writeMany(many, out);
      case Record facts -> writeRecord(facts, out);
      default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  private static void writeMap(Map<?, ?> map, StringBuilder out) {
    String separator = "{";
    for (var entry : map.entrySet()) {
      out.append(separator);
      quote(entry.getKey() instanceof Named named ? named.id() : entry.getKey().toString(), out);
      out.append(':');
      write(entry.getValue(), out);
      separator = ",";
    }
    out.append(map.isEmpty() ? "{}" : "}");
  }

  private static void writeMany(Iterable<?> many, StringBuilder out) {
    out.append('[');
    String separator = "";
    for (Object one : many) {
      out.append(separator);
      write(one, out);
      separator = ",";
    }
    out.append(']');
  }

  private static void writeRecord(Record facts, StringBuilder out) {
    String separator = "{";
    for (Method accessor : Records.accessors(facts)) {
      out.append(separator);
      quote(accessor.getName(), out);
      out.append(':');
      write(Records.read(facts, accessor), out);
      separator = ",";
    }
    out.append(separator.equals("{") ? "{}" : "}");
  }

  // Nearly all texts are plain names: those are taken over whole.
  private static void quote(String text, StringBuilder out) {
    out.append('"');
    if (isPlain(text)) {
      out.append(text);
    } else {
      escape(text, out);
    }
    out.append('"');
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\' || isUnsafe(c)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isUnsafe(char c) {
    return c < 0x20 || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029';
  }

  private static void escape(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\t' -> out.append("\\t");
        case '\r' -> out.append("\\r");
        default -> {
          if (isUnsafe(c)) {
            out.append("\\u%04x".formatted((int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
  }
}
