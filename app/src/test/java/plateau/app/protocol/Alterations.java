package plateau.app.protocol;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;

/**
 * Messages with one thing wrong in each: a fact of another kind, or under another name. Facts that
 * stand in the same place of like things are altered once.
 */
final class Alterations {

  /** A message, and what is wrong with it. */
  record Altered(String what, String json) {}

  private final Map<String, Altered> found = new LinkedHashMap<>();
  private final Set<String> leftAlone;
  private final Object whole;

  private Alterations(String json, Set<String> leftAlone) {
    this.whole = Objects.requireNonNull(JsonReader.read(json));
    this.leftAlone = leftAlone;
  }

  /** Of a message, but for what stands below these places, such as {@code /options}. */
  static List<Altered> of(String json, Set<String> leftAlone) {
    Alterations alterations = new Alterations(json, new HashSet<>(leftAlone));
    alterations.alter("", alterations.whole);
    return List.copyOf(alterations.found.values());
  }

  private void alter(String place, @Nullable Object value) {
    if (leftAlone.contains(place)) {
      return;
    }
    if (value instanceof Map<?, ?> facts) {
      alterFacts(place, unchecked(facts));
    } else if (value instanceof List<?> many) {
      alterMany(place, unchecked(many));
    }
  }

  private void alterFacts(String place, Map<String, @Nullable Object> facts) {
    for (String name : List.copyOf(facts.keySet())) {
      String there = place + "/" + name;
      Map<String, @Nullable Object> before = new LinkedHashMap<>(facts);
      facts.put(name, ofAnotherKind(before.get(name)));
      keep(there + " of another kind");
      facts.remove(name);
      facts.put(name + "2", before.get(name));
      keep(there + " under another name");
      facts.clear();
      facts.putAll(before);
      alter(there, facts.get(name));
    }
  }

  private void alterMany(String place, List<@Nullable Object> many) {
    for (int i = 0; i < many.size(); i++) {
      Object before = many.get(i);
      many.set(i, ofAnotherKind(before));
      keep(place + "/- of another kind");
      many.set(i, before);
      alter(place + "/-", before);
    }
  }

  private static Object ofAnotherKind(@Nullable Object value) {
    return switch (value) {
      case String _ -> 7;
      case Map<?, ?> _ -> List.of();
      case List<?> _ -> Map.of();
      case null -> 7.5;
      default -> "no";
    };
  }

  private void keep(String what) {
    found.computeIfAbsent(what, _ -> new Altered(what, Json.write(whole)));
  }

  // JsonReader makes such maps and lists, which may be changed.
  @SuppressWarnings("unchecked")
  private static Map<String, @Nullable Object> unchecked(Map<?, ?> facts) {
    return (Map<String, @Nullable Object>) facts;
  }

  @SuppressWarnings("unchecked")
  private static List<@Nullable Object> unchecked(List<?> many) {
    return (List<@Nullable Object>) many;
  }
}
