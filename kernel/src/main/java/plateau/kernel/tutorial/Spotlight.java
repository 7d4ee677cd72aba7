package plateau.kernel.tutorial;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;

/**
 * What a lesson points at: {@code places.bar} is what the view has there, a member of a list being
 * named by its number or by its {@code id}; {@code @choices} is a part of the page that every game
 * has.
 */
public final class Spotlight {

  /** The parts of a table's page. */
  public static final Set<String> PARTS =
      Set.of("@ask", "@board", "@choices", "@facts", "@journal");

  private Spotlight() {}

  /** Whether there is such a thing in this view. */
  public static boolean isIn(String look, Object view) {
    return PARTS.contains(look) || has(JsonReader.read(Json.write(view)), look);
  }

  private static boolean has(@Nullable Object json, String path) {
    Object at = json;
    for (String name : path.split("\\.", -1)) {
      at = member(at, name);
      if (at == null) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Object member(@Nullable Object from, String name) {
    return switch (from) {
      case Map<?, ?> object -> object.get(name);
      case List<?> list -> memberOf(list, name);
      case null, default -> null;
    };
  }

  private static @Nullable Object memberOf(List<?> list, String name) {
    for (Object one : list) {
      boolean isNamed = one instanceof Map<?, ?> object && name.equals(object.get("id"));
      if (isNamed || name.equals(one)) {
        return one;
      }
    }
    boolean isNumber = name.matches("[0-9]{1,4}") && Integer.parseInt(name) < list.size();
    return isNumber ? list.get(Integer.parseInt(name)) : null;
  }
}
