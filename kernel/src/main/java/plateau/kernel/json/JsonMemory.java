package plateau.kernel.json;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes one record after another of which most stays as it was: a part that equals that of the
 * last time is copied, since comparing is much cheaper than writing. Holds on to the last record,
 * which nobody may change any more. One thread at a time.
 */
public final class JsonMemory {

  /** What was written last time in one place. */
  static final class Part {

    private @Nullable Object value;
    private byte[] json = {};

    void append(@Nullable Object now, JsonBuffer out) {
      if (json.length > 0 && Objects.equals(value, now)) {
        out.append(json);
        return;
      }
      int start = out.length();
      out.value(now);
      value = now;
      json = out.since(start);
    }
  }

  private @Nullable Class<?> type;
  private Part[] parts = {};
  private int length;

  /** How long the last one was. */
  public int length() {
    return length;
  }

  /** Writes a value; only the parts of records are remembered. */
  public void append(Object value, JsonBuffer out) {
    int start = out.length();
    if (Form.of(value.getClass()) instanceof RecordForm form) {
      form.append(value, out, partsOf(value.getClass(), form.size()));
    } else {
      out.value(value);
    }
    length = out.length() - start;
  }

  private Part[] partsOf(Class<?> now, int count) {
    if (now != type) {
      type = now;
      parts = new Part[count];
      for (int i = 0; i < count; i++) {
        parts[i] = new Part();
      }
    }
    return parts;
  }
}
