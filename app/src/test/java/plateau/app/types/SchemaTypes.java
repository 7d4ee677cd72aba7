package plateau.app.types;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The types of TypeScript for what JSON Schemas describe. What may be one of several records has
 * the facts of all of them, as facts that may be missing: whoever misspells a fact is told, and
 * nobody has to ask first which record it is.
 */
final class SchemaTypes {

  private static final String ANY = "any";
  private static final int LONGEST = 100;

  private final Map<String, Map<?, ?>> definitions = new LinkedHashMap<>();

  /** More definitions, to which schemas may refer by their names. */
  void define(Map<?, ?> more) {
    more.forEach((name, schema) -> definitions.put(String.valueOf(name), (Map<?, ?>) schema));
  }

  /** All definitions, a type for each. */
  String defined() {
    return definitions.entrySet().stream()
        .map(one -> "export type %s = %s;".formatted(name(one.getKey()), of(one.getValue())))
        .collect(joining("\n"));
  }

  String of(@Nullable Object schema) {
    if (!(schema instanceof Map<?, ?> facts)) {
      return ANY;
    }
    if (facts.get("$ref") instanceof String reference) {
      return name(target(reference));
    }
    if (facts.get("enum") instanceof List<?> texts) {
      return oneOf(texts);
    }
    if (facts.get("const") instanceof String text) {
      return oneOf(List.of(text));
    }
    if (facts.get("allOf") instanceof List<?> all) {
      return joined(all, " & ");
    }
    Object some = facts.containsKey("anyOf") ? facts.get("anyOf") : facts.get("oneOf");
    if (some instanceof List<?> choices) {
      return isRecords(choices) ? anyOf(resolved(choices)) : joined(choices, " | ");
    }
    return facts.get("type") instanceof List<?> types
        ? types.stream().map(type -> plain(type, facts)).collect(joining(" | "))
        : plain(facts.get("type"), facts);
  }

  static String oneOf(Iterable<?> texts) {
    List<String> quoted = new ArrayList<>();
    texts.forEach(text -> quoted.add("'" + text + "'"));
    String line = String.join(" | ", quoted);
    return line.length() > LONGEST ? String.join("\n  | ", quoted) : line;
  }

  /** The facts of any of these records; those that not all have may be missing. */
  String anyOf(List<Map<?, ?>> records) {
    SequencedMap<String, Set<String>> types = new LinkedHashMap<>();
    for (Map<?, ?> record : records) {
      properties(record)
          .forEach(
              (name, fact) ->
                  types
                      .computeIfAbsent(String.valueOf(name), _ -> new LinkedHashSet<>())
                      .add(of(fact)));
    }
    List<String> facts = new ArrayList<>();
    types.forEach(
        (name, some) -> {
          boolean isSure = records.stream().allMatch(record -> requires(record, name));
          facts.add(name + (isSure ? ": " : "?: ") + String.join(" | ", some));
        });
    String inside = String.join(";\n", facts).replace("\n", "\n  ");
    return facts.isEmpty() ? "{}" : "{\n  " + inside + ";\n}";
  }

  private static boolean requires(Map<?, ?> record, String fact) {
    return record.get("required") instanceof List<?> names && names.contains(fact);
  }

  private String plain(@Nullable Object type, Map<?, ?> facts) {
    return switch (String.valueOf(type)) {
      case "string", "boolean", "null" -> String.valueOf(type);
      case "integer", "number" -> "number";
      case "array" -> "Array<" + of(facts.get("items")) + ">";
      case "object" -> object(facts);
      default -> ANY;
    };
  }

  private String object(Map<?, ?> facts) {
    if (facts.containsKey("properties")) {
      return anyOf(List.of(facts));
    }
    if (!facts.containsKey("additionalProperties")) {
      return ANY;
    }
    String names = facts.containsKey("propertyNames") ? of(facts.get("propertyNames")) : "string";
    return "Record<%s, %s>".formatted(names, of(facts.get("additionalProperties")));
  }

  private String joined(List<?> schemas, String between) {
    return schemas.stream().map(this::of).collect(joining(between));
  }

  // Messages say themselves which they are, and stay apart: whoever has asked knows the facts.
  private boolean isRecords(List<?> schemas) {
    return resolved(schemas).stream()
        .allMatch(schema -> schema.containsKey("properties") && !saysWhich(schema));
  }

  private static boolean saysWhich(Map<?, ?> record) {
    return properties(record).get("type") instanceof Map<?, ?> type && type.containsKey("const");
  }

  private List<Map<?, ?>> resolved(List<?> schemas) {
    List<Map<?, ?>> all = new ArrayList<>();
    for (Object schema : schemas) {
      Map<?, ?> facts = (Map<?, ?>) schema;
      all.add(facts.get("$ref") instanceof String to ? definitions.get(target(to)) : facts);
    }
    return all;
  }

  private static Map<?, ?> properties(Map<?, ?> record) {
    return record.get("properties") instanceof Map<?, ?> facts ? facts : Map.of();
  }

  private static String target(String reference) {
    return reference.substring(reference.lastIndexOf('/') + 1);
  }

  private static String name(String definition) {
    return Character.toUpperCase(definition.charAt(0)) + definition.substring(1);
  }
}
