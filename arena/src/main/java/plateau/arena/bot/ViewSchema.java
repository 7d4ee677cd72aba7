package plateau.arena.bot;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.Game;
import plateau.kernel.Named;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;

/**
 * The JSON Schema of what a seat of a game is shown, read off the records of its view as {@link
 * plateau.kernel.json.Json} writes them.
 */
public final class ViewSchema {

  static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private final Map<String, Object> definitions = new LinkedHashMap<>();

  private ViewSchema() {}

  /** The schema as a file: a line for each definition. */
  public static <S extends State<S, M>, M> String of(Game<S, M> game) {
    Setup setup = Setup.of(game.info(), game.info().minSeats(), Map.of());
    S state = game.start(setup, new Seeded(0), Journal.OFF);
    ViewSchema reading = new ViewSchema();
    Map<String, Object> view = reading.named(game.view(state, state.toMove()).getClass());
    return """
    {
    "$schema": "%s",
    "title": "What a seat of %s is shown",
    "allOf": %s,
    "$defs": {
      %s
    }
    }
    """
        .formatted(DIALECT, game.info().id(), Json.write(List.of(view)), reading.lines());
  }

  private String lines() {
    return definitions.entrySet().stream()
        .map(entry -> "\"" + entry.getKey() + "\": " + Json.write(entry.getValue()))
        .collect(Collectors.joining(",\n  "));
  }

  private Map<String, Object> schema(Type type) {
    if (type instanceof ParameterizedType generic) {
      return container(generic);
    }
    return type instanceof Class<?> plain ? plain(plain) : Map.of();
  }

  private Map<String, Object> container(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] parts = type.getActualTypeArguments();
    if (Map.class.isAssignableFrom(raw)) {
      return inOrder("type", "object", "additionalProperties", schema(parts[1]));
    }
    if (Iterable.class.isAssignableFrom(raw)) {
      return inOrder("type", "array", "items", schema(parts[0]));
    }
    if (raw == Optional.class) {
      return Map.of("anyOf", List.of(schema(parts[0]), Map.of("type", "null")));
    }
    return plain(raw);
  }

  private Map<String, Object> plain(Class<?> type) {
    if (type == String.class) {
      return Map.of("type", "string");
    }
    if (type == boolean.class || type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == double.class || type == float.class || type == Double.class) {
      return Map.of("type", "number");
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return Map.of("type", "integer");
    }
    return named(type);
  }

  // Records and enums are written once and referred to, also by themselves.
  private Map<String, Object> named(Class<?> type) {
    if (!type.isRecord() && !type.isEnum() && !type.isSealed()) {
      return Map.of();
    }
    String name = type.getSimpleName();
    if (!definitions.containsKey(name)) {
      definitions.put(name, Map.of());
      definitions.put(name, definition(type));
    }
    return Map.of("$ref", "#/$defs/" + name);
  }

  private Map<String, Object> definition(Class<?> type) {
    if (type.isEnum()) {
      return Map.of("enum", constants(type));
    }
    if (type.isSealed()) {
      return Map.of(
          "anyOf", Arrays.stream(type.getPermittedSubclasses()).map(this::schema).toList());
    }
    Map<String, Object> properties = new LinkedHashMap<>();
    for (RecordComponent component : type.getRecordComponents()) {
      properties.put(component.getName(), schema(component.getGenericType()));
    }
    return inOrder(
        "type", "object", "properties", properties, "required", List.copyOf(properties.keySet()));
  }

  private static List<String> constants(Class<?> type) {
    List<String> ids = new ArrayList<>();
    for (Object constant : type.getEnumConstants()) {
      ids.add(
          constant instanceof Named named ? named.id() : Named.kebab(((Enum<?>) constant).name()));
    }
    return ids;
  }

  private static Map<String, Object> inOrder(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }
}
