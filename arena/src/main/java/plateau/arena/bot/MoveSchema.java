package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.Game;
import plateau.kernel.MoveForm;
import plateau.kernel.State;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.json.Json;

/**
 * The JSON Schema of what a program sends to play a game: its move, or the requests of its turn.
 * The text of a move stands in it as {@code $defs/move}.
 */
public final class MoveSchema {

  private static final String ADDRESSED = "addressed";

  private final Map<String, Object> definitions = new LinkedHashMap<>();

  private MoveSchema() {}

  /** The schema as a file: a line for each definition. */
  public static <S extends State<S, M>, M> String of(Game<S, M> game) {
    MoveSchema schema = new MoveSchema();
    schema.define(game);
    List<Object> messages =
        schema.messages(game.dialogue()).stream()
            .<Object>map(name -> Map.of("$ref", "#/$defs/" + name))
            .toList();
    return """
    {
    "$schema": "%s",
    "title": "What a program sends to play %s",
    "anyOf": %s,
    "$defs": {
      %s
    }
    }
    """
        .formatted(ThingSchema.DIALECT, game.info().id(), Json.write(messages), schema.lines());
  }

  private void define(Game<?, ?> game) {
    String pattern = MoveForm.anchored(game.notation().pattern());
    definitions.put("move", inOrder("type", "string", "pattern", pattern));
    Map<String, Object> id = inOrder("type", "integer", "minimum", 1);
    Map<String, Object> seat = inOrder("type", "integer", "minimum", 0);
    definitions.put(
        ADDRESSED,
        inOrder(
            "type",
            "object",
            "properties",
            inOrder("id", id, "seat", seat),
            "required",
            List.of("type", "id")));
  }

  // Adds the definitions of the messages, and gives their names.
  private <S> List<String> messages(Optional<Dialogue<S>> dialogue) {
    if (dialogue.isEmpty()) {
      Map<String, Object> move = Map.of("$ref", "#/$defs/move");
      add(
          "answer",
          "move",
          inOrder("properties", Map.of("move", move), "required", List.of("move")));
      return List.of("answer");
    }
    Map<String, Map<String, Object>> requests = dialogue.get().requests();
    requests.forEach((type, fields) -> add(type, type, fields));
    return List.copyOf(requests.keySet());
  }

  private void add(String name, String type, Map<String, Object> fields) {
    Map<String, Object> named = Map.of("properties", Map.of("type", Map.of("const", type)));
    definitions.put(
        name, Map.of("allOf", List.of(Map.of("$ref", "#/$defs/" + ADDRESSED), named, fields)));
  }

  private String lines() {
    return definitions.entrySet().stream()
        .map(entry -> "\"" + entry.getKey() + "\": " + Json.write(entry.getValue()))
        .collect(Collectors.joining(",\n  "));
  }

  private static Map<String, Object> inOrder(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }
}
