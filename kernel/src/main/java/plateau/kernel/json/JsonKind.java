package plateau.kernel.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.kernel.basis.Named;

/**
 * What the things of a class become in JSON. The one place that decides it: those who write JSON
 * and those who describe it both ask here.
 */
public enum JsonKind {
  TEXT,
  WHOLE_NUMBER,
  NUMBER,
  TRUTH,
  /** The id of a {@link Named} thing. */
  ID,
  /** The name of a constant, in lower-case kebab. */
  CONSTANT,
  /** What is in the {@link Optional}, or null. */
  OPTIONAL,
  MAP,
  LIST,
  RECORD;

  private static final Set<Class<?>> WHOLE_NUMBERS =
      Set.of(
          int.class,
          Integer.class,
          long.class,
          Long.class,
          short.class,
          Short.class,
          byte.class,
          Byte.class);

  private static final List<Class<?>> FRACTIONS = List.of(double.class, float.class);

  /** Empty for a class whose things have no JSON, or do not all have the same kind. */
  public static Optional<JsonKind> of(Class<?> type) {
    if (type == String.class) {
      return Optional.of(TEXT);
    }
    if (WHOLE_NUMBERS.contains(type)) {
      return Optional.of(WHOLE_NUMBER);
    }
    if (Number.class.isAssignableFrom(type) || FRACTIONS.contains(type)) {
      return Optional.of(NUMBER);
    }
    if (type == boolean.class || type == Boolean.class) {
      return Optional.of(TRUTH);
    }
    return ofThings(type);
  }

  // A thing of the rulebook is its id, whatever else it is: an enum, a record with facts of its
  // own.
  private static Optional<JsonKind> ofThings(Class<?> type) {
    if (Named.class.isAssignableFrom(type)) {
      return Optional.of(ID);
    }
    if (Enum.class.isAssignableFrom(type)) {
      return Optional.of(CONSTANT);
    }
    if (type == Optional.class) {
      return Optional.of(OPTIONAL);
    }
    if (Map.class.isAssignableFrom(type)) {
      return Optional.of(MAP);
    }
    if (Iterable.class.isAssignableFrom(type)) {
      return Optional.of(LIST);
    }
    return type.isRecord() ? Optional.of(RECORD) : Optional.empty();
  }
}
