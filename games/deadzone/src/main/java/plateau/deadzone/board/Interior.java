package plateau.deadzone.board;

import plateau.kernel.basis.Named;

/** What fills a cube (A1.2). */
public enum Interior implements Named {
  EMPTY,
  /** Crates, rubble: hides, but can be entered. */
  COVER,
  /** Can neither be entered nor seen through. */
  SOLID;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
