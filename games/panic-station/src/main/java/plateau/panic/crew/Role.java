package plateau.panic.crew;

import java.util.List;
import plateau.kernel.basis.Named;

/** The two characters of a pair. */
public enum Role implements Named {
  TROOPER,
  ANDROID;

  public static final List<Role> ALL = List.of(values());

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }

  public Role other() {
    return this == TROOPER ? ANDROID : TROOPER;
  }
}
