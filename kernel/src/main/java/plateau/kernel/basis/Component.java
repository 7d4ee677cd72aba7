package plateau.kernel.basis;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A component of a record: its name, and how to read it. */
public final class Component {

  private static final MethodType OF_ANY = MethodType.methodType(Object.class, Object.class);
  private static final MethodType OF_INT = MethodType.methodType(int.class, Object.class);

  private final String name;
  private final boolean isInt;
  private final MethodHandle accessor;

  private Component(String name, boolean isInt, MethodHandle accessor) {
    this.name = name;
    this.isInt = isInt;
    this.accessor = accessor;
  }

  /** Those of a record, in their order. The page reads records otherwise, so nobody else does. */
  static List<Component> of(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw new IllegalArgumentException(type + " is not a record");
    }
    return Arrays.stream(components).map(Component::of).toList();
  }

  private static Component of(RecordComponent component) {
    Method method = component.getAccessor();
    // A record may be private to its package; its facts are not.
    method.setAccessible(true);
    try {
      boolean isInt = component.getType() == int.class;
      MethodHandle accessor = MethodHandles.lookup().unreflect(method);
      return new Component(component.getName(), isInt, accessor.asType(isInt ? OF_INT : OF_ANY));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }

  public String name() {
    return name;
  }

  /** Most facts of games are small numbers: they need not become objects. */
  public boolean isInt() {
    return isInt;
  }

  public @Nullable Object read(Object record) {
    try {
      return isInt ? (Object) (int) accessor.invokeExact(record) : accessor.invokeExact(record);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  public int readInt(Object record) {
    try {
      return (int) accessor.invokeExact(record);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  public boolean differs(Object one, Object other) {
    return isInt ? readInt(one) != readInt(other) : !Objects.equals(read(one), read(other));
  }

  private IllegalStateException broken(Throwable cause) {
    return new IllegalStateException("cannot read " + name, cause);
  }
}
