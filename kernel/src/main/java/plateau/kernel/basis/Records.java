package plateau.kernel.basis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The facts of a record, by the names of its components. */
public final class Records {

  // The JDK makes new component objects at every call; views and digests are written all the time.
  private static final ClassValue<List<Component>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected List<Component> computeValue(Class<?> type) {
          return Component.of(type);
        }
      };

  private Records() {}

  public static Map<String, Object> facts(Object record) {
    Map<String, Object> facts = new LinkedHashMap<>();
    for (Component component : components(record.getClass())) {
      Object fact = component.read(record);
      if (fact != null) {
        facts.put(component.name(), fact);
      }
    }
    return facts;
  }

  /** In their order. */
  public static List<Component> components(Class<?> type) {
    return COMPONENTS.get(type);
  }
}
