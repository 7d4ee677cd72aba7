package plateau.panic;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Named;

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

  public static Optional<Weapon> of(String id) {
    return Arrays.stream(values()).filter(weapon -> weapon.id.equals(id)).findFirst();
  }
}
