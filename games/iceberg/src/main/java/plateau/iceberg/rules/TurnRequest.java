package plateau.iceberg.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.engine.ActionType;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A request of a program, read strictly: a field that is missing or of another kind is a fault. */
final class TurnRequest {

  private static final int LONGEST_EXCERPT = 60;

  private final Given given;

  TurnRequest(Map<String, @Nullable Object> fields) {
    this.given = Given.of(fields, TurnRequest::misfit);
  }

  String type() {
    return given.field("type").value() instanceof String type ? type : "";
  }

  /** The action to try, as text or as numbers. */
  Attempt attempt() {
    if (given.has("action")) {
      return read(given.field("action"));
    }
    int kind = whole("kind");
    if (kind < 0 || kind >= ActionType.ALL.size()) {
      throw new Problem(Message.of("dialogue.kind", "kind", kind));
    }
    return new Attempt(kind, whole("agent"), whole("direction"));
  }

  /** The actions of a whole turn. */
  List<Attempt> attempts() {
    return given.field("actions").items().stream().map(TurnRequest::read).toList();
  }

  private static Attempt read(Given action) {
    if (action.value() instanceof String text
        && IcebergNotation.move(text).orElse(null) instanceof IcebergMove.OfAgent known) {
      return Attempt.of(known);
    }
    throw new Problem(Message.of("dialogue.action", "found", excerpt(action)));
  }

  /** A number of 32 bits. */
  int whole(String name) {
    return given.whole(name);
  }

  private static Problem misfit(Given given, Given.Kind wanted) {
    String key = wanted == Given.Kind.LIST ? "dialogue.actions" : "dialogue.number";
    return new Problem(Message.of(key, "field", given.path(), "found", excerpt(given)));
  }

  private static String excerpt(Given given) {
    Object value = given.value();
    String text = value instanceof String quoted ? Json.write(quoted) : String.valueOf(value);
    return text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT) + "…";
  }
}
