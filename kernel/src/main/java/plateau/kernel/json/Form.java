package plateau.kernel.json;

import java.util.Map;
import java.util.Optional;
import plateau.kernel.Named;

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
      if (type == String.class) {
        return (value, out) -> out.quote((String) value);
      }
      if (type == Integer.class) {
        return (value, out) -> out.append((int) value);
      }
      if (type == Double.class) {
        return Forms::appendFinite;
      }
      if (Number.class.isAssignableFrom(type) || type == Boolean.class) {
        return (value, out) -> out.append(value.toString());
      }
      if (Named.class.isAssignableFrom(type)) {
        return (value, out) -> out.quote(((Named) value).id());
      }
      if (Enum.class.isAssignableFrom(type)) {
        return (value, out) -> out.quote(Named.kebab(((Enum<?>) value).name()));
      }
      return ofMany(type);
    }

    private static Form ofMany(Class<?> type) {
      if (type == Optional.class) {
        return (value, out) -> out.value(((Optional<?>) value).orElse(null));
      }
      if (Map.class.isAssignableFrom(type)) {
        return (value, out) -> appendMap((Map<?, ?>) value, out);
      }
      if (Iterable.class.isAssignableFrom(type)) {
        return (value, out) -> appendMany((Iterable<?>) value, out);
      }
      if (type.isRecord()) {
        return new RecordForm(Records.components(type));
      }
      throw new IllegalArgumentException("no JSON for " + type);
    }

    private static void appendFinite(Object value, JsonBuffer out) {
      double number = (double) value;
      if (!Double.isFinite(number)) {
        throw new IllegalArgumentException("no JSON for " + number);
      }
      out.append(Double.toString(number));
    }

    private static void appendMap(Map<?, ?> map, JsonBuffer out) {
      char separator = '{';
      for (var entry : map.entrySet()) {
        out.append(separator);
        out.quote(entry.getKey() instanceof Named named ? named.id() : entry.getKey().toString());
        out.append(':');
        out.value(entry.getValue());
        separator = ',';
      }
      out.append(map.isEmpty() ? "{}" : "}");
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
  }
}
