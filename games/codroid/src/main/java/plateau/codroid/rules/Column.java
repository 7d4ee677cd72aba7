package plateau.codroid.rules;

import java.util.List;
import plateau.kernel.basis.Named;

/** The three columns of the hospital (§2.5). */
enum Column implements Named {
  A,
  B,
  C;

  static final List<Column> ALL = List.of(values());

  @Override
  public String id() {
    return "hospital-" + Named.kebab(name());
  }
}
