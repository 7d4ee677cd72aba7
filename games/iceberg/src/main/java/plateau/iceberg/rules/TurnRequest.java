package plateau.iceberg.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.engine.ActionType;
import plateau.kernel.json.Json;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A request of a program, read strictly: a field that is missing or of another kind is a fault. */
record TurnRequest(Map<String, @Nullable Object> fields) {

  private static final int LONGEST_EXCERPT = 60;

  String type() {
    return fields.get("type") instanceof String type ? type : "";
  }

  /** The action to try, as text or as numbers. */
  Attempt attempt() {
    if (fields.containsKey("action")) {
      return read(fields.get("action"));
    }
    int kind = whole("kind");
    if (kind < 0 || kind >= ActionType.ALL.size()) {
      throw new Problem(Message.of("dialogue.kind", "kind", kind));
    }
    return new Attempt(kind, whole("agent"), whole("direction"));
  }

  /** The actions of a whole turn. */
  List<Attempt> attempts() {
    if (fields.get("actions") instanceof List<?> actions) {
      return actions.stream().map(TurnRequest::read).toList();
    }
    throw new Problem(Message.of("dialogue.actions", "found", excerpt(fields.get("actions"))));
  }

  private static Attempt read(@Nullable Object action) {
    if (action instanceof String text
        && IcebergNotation.move(text).orElse(null) instanceof IcebergMove.OfAgent known) {
      return Attempt.of(known);
    }
    throw new Problem(Message.of("dialogue.action", "found", excerpt(action)));
  }

  /** A number of 32 bits. */
  int whole(String name) {
    if (fields.get(name) instanceof Long number && number.intValue() == number) {
      return number.intValue();
    }
    throw new Problem(
        Message.of("dialogue.number", "field", name, "found", excerpt(fields.get(name))));
  }

  private static String excerpt(@Nullable Object value) {
    String text = value instanceof String quoted ? Json.write(quoted) : String.valueOf(value);
    return text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT) + "…";
  }
}
