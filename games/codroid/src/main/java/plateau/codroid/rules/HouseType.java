package plateau.codroid.rules;

import java.util.List;
import plateau.kernel.basis.Named;

/** The three types of worlds (§2.2, §2.3), in the order in which they are rolled for. */
public enum HouseType implements Named {
  CRATER,
  GAS,
  RING;

  static final List<HouseType> ALL = List.of(values());

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
