package plateau.deadzone.command;

import java.util.List;
import plateau.kernel.basis.Named;

/** The three opposed tests between figures (A7.2, A7.4, A7.6). */
public enum AttackKind implements Named {
  SHOT,
  SUPPRESSIVE_FIRE,
  FIGHT,
  BREAK_AWAY;

  static final List<AttackKind> ALL = List.of(values());

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }
}
