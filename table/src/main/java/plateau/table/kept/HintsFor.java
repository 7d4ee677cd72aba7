package plateau.table.kept;

import plateau.kernel.basis.Named;

/** Who may ask for hints at a table. */
public enum HintsFor implements Named {
  /** Nobody: the result is compared with others. */
  NONE,
  /** Only somebody who plays alone with computer players: nobody else is at a disadvantage. */
  ONE,
  /** Everybody on a seat, because whoever made the table said so. */
  ALL;

  /**
   * Whether they are offered.
   *
   * @param isSolo whether one person plays with computer players alone
   */
  public boolean allow(boolean isSolo) {
    return this == ALL || (this == ONE && isSolo);
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
