package plateau.kernel.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Recognisable;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;

/**
 * The things in a view, by their paths: {@code places.bar} is what the view has there, a member of
 * a list being named by its number or by its {@code id}.
 */
public final class Things {

  private final @Nullable Object view;

  private Things(@Nullable Object view) {
    this.view = view;
  }

  public static Things in(Object view) {
    return new Things(JsonReader.read(Json.write(view)));
  }

  /** Whether there is such a thing. */
  public boolean has(String path) {
    Object at = view;
    for (String name : path.split("\\.", -1)) {
      at = member(at, name);
      if (at == null) {
        return false;
      }
    }
    return true;
  }

  /**
   * The paths of all things, in the order of the view. Of mere numbers and truths only those that
   * stand in the view itself, such as a pot: in its parts there are too many.
   */
  public List<String> paths() {
    List<String> paths = new ArrayList<>();
    addPaths(view, "", paths);
    return paths;
  }

  private static void addPaths(@Nullable Object from, String before, List<String> paths) {
    switch (from) {
      case Map<?, ?> object ->
          object.forEach(
              (name, member) -> {
                // What a thing is, is no thing.
                if (!Recognisable.IS.equals(name)) {
                  addPath(member, before + name, paths);
                }
              });
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          addPath(list.get(i), before + nameIn(list, i), paths);
        }
      }
      case null, default -> {}
    }
  }

  private static void addPath(@Nullable Object thing, String path, List<String> paths) {
    boolean isMere = thing instanceof Number || thing instanceof Boolean;
    if (thing != null && (!isMere || path.indexOf('.') < 0)) {
      paths.add(path);
      addPaths(thing, path + ".", paths);
    }
  }

  // By its id, or as a text that stands for itself, where that is unmistakable; else by its number.
  private static String nameIn(List<?> list, int i) {
    Object name = list.get(i) instanceof Map<?, ?> object ? object.get("id") : list.get(i);
    boolean isName = name instanceof String text && !text.isEmpty() && placeOf(list, text) == i;
    return isName ? String.valueOf(name) : Integer.toString(i);
  }

  private static @Nullable Object member(@Nullable Object from, String name) {
    return switch (from) {
      case Map<?, ?> object -> object.get(name);
      case List<?> list -> memberOf(list, name);
      case null, default -> null;
    };
  }

  private static @Nullable Object memberOf(List<?> list, String name) {
    int place = placeOf(list, name);
    return place < list.size() ? list.get(place) : null;
  }

  // Behind the end where there is no such member.
  private static int placeOf(List<?> list, String name) {
    for (int i = 0; i < list.size(); i++) {
      boolean isNamed = list.get(i) instanceof Map<?, ?> object && name.equals(object.get("id"));
      if (isNamed || name.equals(list.get(i))) {
        return i;
      }
    }
    return name.matches("[0-9]{1,4}") ? Integer.parseInt(name) : list.size();
  }
}
