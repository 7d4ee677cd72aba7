package plateau.deadzone.sight;

import java.util.List;
import plateau.kernel.basis.Named;

/** What a viewer sees of a target (A2), from best to worst. */
public enum Visibility implements Named {
  CLEAR,
  OBSCURED,
  BLOCKED;

  static final List<Visibility> ALL = List.of(values());

  @Override
  public String id() {
    return Named.kebab(name());
  }

  Visibility worse(Visibility other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
