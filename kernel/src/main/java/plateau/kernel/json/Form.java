package plateau.kernel.json;

import java.util.Map;
import java.util.Optional;
import plateau.kernel.basis.Named;

/**
 * How things of one class are written. Found out once for each class: a view has hundreds of
 * values, and asking each of them for its kind took longer than writing it.
 */
@FunctionalInterface
interface Form {

  void append(Object value, JsonBuffer out);

  /** That of a class. */
  static Form of(Class<?> type) {
    return Forms.KNOWN.get(type);
  }

  /** All forms that were ever asked for. */
  final class Forms extends ClassValue<Form> {

    private static final Forms KNOWN = new Forms();

    private Forms() {}

    @Override
    protected Form computeValue(Class<?> type) {
      return switch (JsonKind.of(type).orElseThrow(() -> noJson(type.toString()))) {
        case TEXT -> (value, out) -> out.quote((String) value);
        case WHOLE_NUMBER -> ofWhole(type);
        case NUMBER -> ofNumber(type);
        case TRUTH -> (value, out) -> out.append(value.toString());
        case ID -> (value, out) -> out.quote(((Named) value).id());
        case CONSTANT -> (value, out) -> out.quote(nameOf((Enum<?>) value));
        case OPTIONAL -> (value, out) -> out.value(((Optional<?>) value).orElse(null));
        case MAP -> (value, out) -> appendMap((Map<?, ?>) value, out);
        case LIST -> (value, out) -> appendMany((Iterable<?>) value, out);
        case RECORD -> new RecordForm(type);
      };
    }

    private static Form ofWhole(Class<?> type) {
      return type == Integer.class
          ? (value, out) -> out.append((int) value)
          : (value, out) -> out.append(value.toString());
    }

    private static Form ofNumber(Class<?> type) {
      return type == Double.class || type == Float.class
          ? Forms::appendFinite
          : (value, out) -> out.append(value.toString());
    }

    private static void appendFinite(Object value, JsonBuffer out) {
      if (!Double.isFinite(((Number) value).doubleValue())) {
        throw noJson(value.toString());
      }
      out.append(value.toString());
    }

    private static void appendMap(Map<?, ?> map, JsonBuffer out) {
      char separator = '{';
      for (var entry : map.entrySet()) {
        out.append(separator);
        out.quote(name(entry.getKey()));
        out.append(':');
        out.value(entry.getValue());
        separator = ',';
      }
      out.append(map.isEmpty() ? "{}" : "}");
    }

    // What stands for a thing as a name is what stands for it as a value.
    private static String name(Object key) {
      return switch (key) {
        case Named named -> named.id();
        case Enum<?> constant -> nameOf(constant);
        default -> key.toString();
      };
    }

    private static String nameOf(Enum<?> constant) {
      return Named.kebab(constant.name());
    }

    private static void appendMany(Iterable<?> many, JsonBuffer out) {
      char separator = '[';
      for (Object one : many) {
        out.append(separator);
        out.value(one);
        separator = ',';
      }
      out.append(separator == '[' ? "[]" : "]");
    }

    private static IllegalArgumentException noJson(String what) {
      return new IllegalArgumentException("no JSON for " + what);
    }
  }
}
