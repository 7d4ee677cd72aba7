package plateau.arena.bot;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Recognisable;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonKind;

/**
 * The JSON Schema of the things of a game as {@link Json} writes them, read off their classes. A
 * class that it cannot describe is a bug of whoever shows it, told at once: a schema that takes
 * anything would be believed.
 */
public final class ThingSchema {

  static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  // Where ids come from files. A part of a thing may be named behind it, as in sick-bay/inner.
  private static final String ID = "^[a-z0-9]+(?:[-/][a-z0-9]+)*$";

  // Where there are only so many things of a class, it lists them under this name.
  private static final String ALL = "ALL";

  private final Map<String, Object> definitions = new LinkedHashMap<>();
  private final Map<String, Class<?>> classes = new HashMap<>();

  /** The schema of a record as a file: a line for each definition. */
  static String of(Class<?> record, String title) {
    ThingSchema reading = new ThingSchema();
    Map<String, Object> whole = reading.plain(record);
    return """
    {
    "$schema": "%s",
    "title": "%s",
    "allOf": %s,
    "$defs": {
      %s
    }
    }
    """
        .formatted(DIALECT, title, Json.write(List.of(whole)), reading.lines());
  }

  private String lines() {
    return definitions.entrySet().stream()
        .map(entry -> "\"" + entry.getKey() + "\": " + Json.write(entry.getValue()))
        .collect(Collectors.joining(",\n  "));
  }

  /** The things to which the schemas asked for so far refer by their names. */
  public Map<String, Object> definitions() {
    return Collections.unmodifiableMap(definitions);
  }

  /** The schema of the things of a class. */
  public Map<String, Object> schema(Type type) {
    return switch (type) {
      case ParameterizedType generic -> container(generic);
      case Class<?> plain -> plain(plain);
      default -> throw unknown(type);
    };
  }

  private Map<String, Object> container(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] parts = type.getActualTypeArguments();
    return switch (JsonKind.of(raw).orElseThrow(() -> unknown(type))) {
      case OPTIONAL -> Map.of("anyOf", List.of(schema(parts[0]), Map.of("type", "null")));
      case LIST -> inOrder("type", "array", "items", schema(parts[0]));
      case MAP ->
          inOrder(
              "type",
              "object",
              "propertyNames",
              schema(parts[0]),
              "additionalProperties",
              schema(parts[1]));
      default -> throw unknown(type);
    };
  }

  private Map<String, Object> plain(Class<?> type) {
    if (type.isSealed() && JsonKind.of(type).isEmpty()) {
      return named(type);
    }
    return switch (JsonKind.of(type).orElseThrow(() -> unknown(type))) {
      case TEXT -> Map.of("type", "string");
      case WHOLE_NUMBER -> Map.of("type", "integer");
      case NUMBER -> Map.of("type", "number");
      case TRUTH -> Map.of("type", "boolean");
      case ID, CONSTANT, RECORD -> named(type);
      case OPTIONAL, MAP, LIST -> throw unknown(type);
    };
  }

  // Things are described once and referred to, also by themselves.
  private Map<String, Object> named(Class<?> type) {
    String name = type.getSimpleName();
    Class<?> known = classes.putIfAbsent(name, type);
    if (known == null) {
      definitions.put(name, Map.of());
      definitions.put(name, definition(type));
    } else if (known != type) {
      throw new IllegalStateException("two things named " + name + ": " + known + ", " + type);
    }
    return Map.of("$ref", "#/$defs/" + name);
  }

  private Map<String, Object> definition(Class<?> type) {
    if (type.isEnum()) {
      return Map.of("enum", ids(List.of(type.getEnumConstants())));
    }
    if (Named.class.isAssignableFrom(type)) {
      List<String> ids = ids(all(type));
      return ids.isEmpty() ? inOrder("type", "string", "pattern", ID) : Map.of("enum", ids);
    }
    if (type.isSealed()) {
      return Map.of(
          "anyOf", Arrays.stream(type.getPermittedSubclasses()).map(this::schema).toList());
    }
    Map<String, Object> properties = new LinkedHashMap<>();
    if (Recognisable.class.isAssignableFrom(type)) {
      properties.put(Recognisable.IS, Map.of("const", Recognisable.is(type)));
    }
    for (RecordComponent component : type.getRecordComponents()) {
      properties.put(component.getName(), schema(component.getGenericType()));
    }
    return inOrder(
        "type", "object", "properties", properties, "required", List.copyOf(properties.keySet()));
  }

  private static List<?> all(Class<?> type) {
    try {
      return type.getField(ALL).get(null) instanceof List<?> all ? all : List.of();
    } catch (NoSuchFieldException noneListed) {
      return List.of();
    } catch (IllegalAccessException hidden) {
      throw new IllegalStateException("cannot read what there is of " + type, hidden);
    }
  }

  private static List<String> ids(List<?> things) {
    return things.stream().map(ThingSchema::id).toList();
  }

  private static String id(Object thing) {
    return thing instanceof Named named ? named.id() : Named.kebab(((Enum<?>) thing).name());
  }

  private static IllegalArgumentException unknown(Type type) {
    return new IllegalArgumentException("no schema for " + type);
  }

  private static Map<String, Object> inOrder(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }
}
