package plateau.kernel.words;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A sentence for people before it is in any language: a key of the message files, and the values of
 * its placeholders.
 */
public record Message(String key, Map<String, Object> values) {

  public Message {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** {@code of("setup.seats", "min", 1, "max", 6)}. */
  public static Message of(String key, Object... namesAndValues) {
    if (namesAndValues.length % 2 != 0) {
      throw new IllegalArgumentException(key + ": a name without a value");
    }
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      values.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return new Message(key, values);
  }

  @Override
  public String toString() {
    return values.isEmpty() ? key : key + values;
  }
}
