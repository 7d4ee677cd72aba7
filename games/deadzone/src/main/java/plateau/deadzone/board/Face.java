package plateau.deadzone.board;

import plateau.kernel.basis.Named;

/** What stands between two cubes side by side (A1.2). */
public enum Face implements Named {
  OPEN,
  LOW,
  DOOR,
  WINDOW,
  WALL;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** Whether it can be crossed on foot. */
  public boolean isCrossable() {
    return switch (this) {
      case OPEN, LOW, DOOR -> true;
      case WINDOW, WALL -> false;
    };
  }

  /** A3: whether there is something to climb. */
  public boolean isClimbable() {
    return !isCrossable();
  }
}
