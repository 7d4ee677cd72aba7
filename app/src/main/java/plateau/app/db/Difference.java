package plateau.app.db;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * Something in a database that is not as it should be.
 *
 * @param step where in the match; empty when it is no single step
 * @param what a sentence that says what was found and what to do
 */
record Difference(String table, OptionalInt step, Message what) {

  static Difference of(String table, String key, Object... namesAndValues) {
    return new Difference(table, OptionalInt.empty(), Message.of("db." + key, namesAndValues));
  }

  static Difference at(int step, String table, String key, Object... namesAndValues) {
    return new Difference(table, OptionalInt.of(step), Message.of("db." + key, namesAndValues));
  }

  /** A line for people. */
  Message line() {
    return step.isPresent()
        ? Message.of("db.at-step", "table", table, "step", step.getAsInt(), "what", what)
        : Message.of("db.at-table", "table", table, "what", what);
  }

  /** The fields for programs. */
  Map<String, @Nullable Object> fields(Words words) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("table", table);
    fields.put("step", step.isPresent() ? step.getAsInt() : null);
    fields.put("code", what.key().substring("db.".length()));
    fields.put("words", words.say(what));
    return fields;
  }
}
