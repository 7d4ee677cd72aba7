package plateau.deadzone.command;

import java.util.List;
import plateau.kernel.basis.Named;

/** What the special order {@code field-patch} takes away (A11.3). */
public enum Patch implements Named {
  DAMAGE,
  RELOAD;

  public static final List<Patch> ALL = List.of(values());

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }
}
