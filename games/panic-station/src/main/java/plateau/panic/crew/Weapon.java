package plateau.panic.crew;

import java.util.List;
import plateau.kernel.basis.Named;

/** 8.6. */
public enum Weapon implements Named {
  GUN,
  MACHINE_GUN,
  KNIFE;

  public static final List<Weapon> ALL = List.of(values());

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }
}
