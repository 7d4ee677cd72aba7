package plateau.page.instead.plateau.kernel.basis;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads a component of a record as the field that it is: the page has no method handles. */
public final class Component {

  private final Field field;
  private final boolean isInt;

  private Component(Field field) {
    this.field = field;
    this.isInt = field.getType() == int.class;
  }

  static List<Component> of(Class<?> type) {
    if (type.getSuperclass() != Record.class) {
      throw new IllegalArgumentException(type + " is not a record");
    }
    List<Component> all = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        all.add(new Component(field));
      }
    }
    return List.copyOf(all);
  }

  public String name() {
    return field.getName();
  }

  public boolean isInt() {
    return isInt;
  }

  public @Nullable Object read(Object record) {
    try {
      return field.get(record);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + name(), e);
    }
  }

  public int readInt(Object record) {
    return (Integer) Objects.requireNonNull(read(record));
  }

  public boolean differs(Object one, Object other) {
    return !Objects.equals(read(one), read(other));
  }
}
