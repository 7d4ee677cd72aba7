package plateau.iceberg.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.iceberg.engine.ActionType;

/** JSON Schemas of the requests that {@link TurnRequest} reads. */
final class RequestSchemas {

  private static final Map<String, Object> ANY_NUMBER =
      inOrder("type", "integer", "minimum", Integer.MIN_VALUE, "maximum", Integer.MAX_VALUE);
  private static final Map<String, Object> ACTION =
      inOrder("type", "string", "pattern", "^(?:" + IcebergNotation.ACTION + ")$");

  private RequestSchemas() {}

  static Map<String, Map<String, Object>> all() {
    Map<String, Map<String, Object>> all = new LinkedHashMap<>();
    all.put("act", act());
    all.put("flag", fields("row", ANY_NUMBER, "column", ANY_NUMBER, "flag", ANY_NUMBER));
    all.put("undo", fields());
    all.put("end", fields());
    all.put("turn", fields("actions", inOrder("type", "array", "items", ACTION)));
    return all;
  }

  // As a text, or, without one, as three numbers.
  private static Map<String, Object> act() {
    Map<String, Object> kind =
        inOrder("type", "integer", "minimum", 0, "maximum", ActionType.ALL.size() - 1);
    return inOrder(
        "if",
        Map.of("required", List.of("action")),
        "then",
        fields("action", ACTION),
        "else",
        fields("kind", kind, "agent", ANY_NUMBER, "direction", ANY_NUMBER));
  }

  private static Map<String, Object> fields(Object... namesAndSchemas) {
    Map<String, Object> properties = inOrder(namesAndSchemas);
    return inOrder("properties", properties, "required", List.copyOf(properties.keySet()));
  }

  private static Map<String, Object> inOrder(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }
}
