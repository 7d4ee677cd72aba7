package plateau.deadzone.command;

import java.util.List;
import plateau.kernel.basis.Named;

/** The faces of a command die (A9), in the order of its numbers. */
public enum CommandDie implements Named {
  EXTRA_ACTIVATION,
  EXTRA_DIE,
  FREE_MOVE,
  FREE_SHOT,
  FREE_FIGHT,
  SPECIAL_ORDER;

  public static final List<CommandDie> ALL = List.of(values());

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }
}
