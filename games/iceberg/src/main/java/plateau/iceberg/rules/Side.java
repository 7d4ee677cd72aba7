package plateau.iceberg.rules;

import java.util.List;
import plateau.kernel.basis.Named;

/** A player by its colour in viewers (R24): player 0 is blue. */
public enum Side implements Named {
  BLUE,
  RED;

  public static final List<Side> ALL = List.of(values());

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
