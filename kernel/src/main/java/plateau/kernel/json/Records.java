package plateau.kernel.json;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The facts of a record, by the names of its components. */
public final class Records {

  private Records() {}

  public static Map<String, Object> facts(Object record) {
    Map<String, Object> facts = new LinkedHashMap<>();
    for (RecordComponent component : componentsOf(record)) {
      Object fact = read(record, component);
      if (fact != null) {
        facts.put(component.getName(), fact);
      }
    }
    return facts;
  }

  static @Nullable Object read(Object record, RecordComponent component) {
    try {
      // A record may be private to its package; its facts are not.
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + component + " of " + record, e);
    }
  }

  private static RecordComponent[] componentsOf(Object record) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    if (components == null) {
      throw new IllegalArgumentException(record.getClass() + " is not a record");
    }
    return components;
  }
}
