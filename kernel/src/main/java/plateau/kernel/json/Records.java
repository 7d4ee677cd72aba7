package plateau.kernel.json;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The facts of a record, by the names of its components. */
public final class Records {

  // The JDK makes new component objects at every call; views and digests are written all the time.
  private static final ClassValue<List<Method>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return accessorsOf(type);
        }
      };

  private Records() {}

  public static Map<String, Object> facts(Object record) {
    Map<String, Object> facts = new LinkedHashMap<>();
    for (Method accessor : accessors(record)) {
      Object fact = read(record, accessor);
      if (fact != null) {
        facts.put(accessor.getName(), fact);
      }
    }
    return facts;
  }

  /** One for each component, in their order; its name is the component's. */
  static List<Method> accessors(Object record) {
    return ACCESSORS.get(record.getClass());
  }

  static @Nullable Object read(Object record, Method accessor) {
    try {
      return accessor.invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + accessor + " of " + record, e);
    }
  }

  private static List<Method> accessorsOf(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw new IllegalArgumentException(type + " is not a record");
    }
    List<Method> accessors = new ArrayList<>();
    for (RecordComponent component : components) {
      Method accessor = component.getAccessor();
      // A record may be private to its package; its facts are not.
      accessor.setAccessible(true);
      accessors.add(accessor);
    }
    return List.copyOf(accessors);
  }
}
