package plateau.kernel.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;

/**
 * A value that somebody gave, as {@link JsonReader} reads it, asked for as what it should be. What
 * does not fit is refused in the words of those who read it.
 */
public final class Given {

  /** What a value may be. */
  public enum Kind implements Named {
    WHOLE,
    NUMBER,
    TEXT,
    TRUTH,
    LIST,
    OBJECT;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  /** Words what does not fit. */
  @FunctionalInterface
  public interface Misfit {
    RuntimeException of(Given given, Kind wanted);
  }

  /** The value of a field that is not there. */
  private enum Absent {
    ABSENT
  }

  private final @Nullable Given within;
  private final Object step;
  private final @Nullable Object value;
  private final Misfit misfit;

  private Given(@Nullable Given within, Object step, @Nullable Object value, Misfit misfit) {
    this.within = within;
    this.step = step;
    this.value = value;
    this.misfit = misfit;
  }

  public static Given of(@Nullable Object value, Misfit misfit) {
    return new Given(null, "", value, misfit);
  }

  /** Refused already when it is no object. */
  public static Given object(@Nullable Object value, Misfit misfit) {
    Given given = of(value, misfit);
    given.names();
    return given;
  }

  /** Names of fields and numbers of items that lead here from the outermost value. */
  public List<Object> steps() {
    List<Object> steps = within == null ? new ArrayList<>() : within.steps();
    if (within != null) {
      steps.add(step);
    }
    return steps;
  }

  /** The same as people write it: {@code players.0.history[3]}. */
  public String path() {
    if (within == null) {
      return "";
    }
    String before = within.path();
    if (step instanceof Integer) {
      return before + "[" + step + "]";
    }
    return before.isEmpty() ? step.toString() : before + "." + step;
  }

  public boolean isMissing() {
    return value instanceof Absent;
  }

  /** As it was read; null too where it is missing. */
  public @Nullable Object value() {
    return isMissing() ? null : value;
  }

  /** It is not what is wanted. */
  public RuntimeException misfit(Kind wanted) {
    return misfit.of(this, wanted);
  }

  // --- what it is ------------------------------------------------------------------------------

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw misfit(Kind.TEXT);
  }

  /** A whole number of 32 bits. */
  public int whole() {
    if (value instanceof Long number && number.intValue() == number) {
      return number.intValue();
    }
    throw misfit(Kind.WHOLE);
  }

  /** A whole number of 64 bits. */
  public long wide() {
    if (value instanceof Long number) {
      return number;
    }
    throw misfit(Kind.WHOLE);
  }

  public double decimal() {
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    throw misfit(Kind.NUMBER);
  }

  public boolean truth() {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw misfit(Kind.TRUTH);
  }

  public List<Given> items() {
    if (value instanceof List<?> list) {
      return IntStream.range(0, list.size())
          .mapToObj(i -> new Given(this, i, list.get(i), misfit))
          .toList();
    }
    throw misfit(Kind.LIST);
  }

  public List<String> texts() {
    return items().stream().map(Given::text).toList();
  }

  public List<Integer> wholes() {
    return items().stream().map(Given::whole).toList();
  }

  // --- what is in it ---------------------------------------------------------------------------

  /** The names of its fields, in their order. */
  @SuppressWarnings("unchecked") // The readers make no other keys than texts.
  public Set<String> names() {
    return (Set<String>) map().keySet();
  }

  private Map<?, ?> map() {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw misfit(Kind.OBJECT);
  }

  /** A field that nobody reads, if there is one. */
  public Optional<Given> unknown(String... known) {
    return names().stream()
        .filter(name -> !List.of(known).contains(name))
        .findFirst()
        .map(this::field);
  }

  public boolean has(String name) {
    return map().containsKey(name);
  }

  /** A field, which may be missing. */
  public Given field(String name) {
    Object found = has(name) ? map().get(name) : Absent.ABSENT;
    return new Given(this, name, found, misfit);
  }

  /** A field that is there, and not null. */
  public Optional<Given> maybe(String name) {
    Given field = field(name);
    return field.value() == null ? Optional.empty() : Optional.of(field);
  }

  /** All fields, in their order. */
  public Map<String, Given> fields() {
    Map<String, Given> fields = new LinkedHashMap<>();
    names().forEach(name -> fields.put(name, field(name)));
    return fields;
  }

  public String text(String name) {
    return field(name).text();
  }

  public int whole(String name) {
    return field(name).whole();
  }
}
