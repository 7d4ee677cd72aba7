package plateau.deadzone.command;

import java.util.List;
import plateau.kernel.basis.Named;

/** The kinds of short actions, of which an activation has each at most once (A6.4). */
public enum ActionKind implements Named {
  MOVE,
  SHOOT,
  STAND_UP,
  SPECIAL;

  public static final List<ActionKind> ALL = List.of(values());

  @Override
  public String id() {
    return Named.kebab(name());
  }

  public int bit() {
    return 1 << ordinal();
  }
}
