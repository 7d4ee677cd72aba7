package plateau.table.kept;

import plateau.kernel.basis.Named;

/** Who may ask for hints at a table. */
public enum HintsFor implements Named {
  /** Only somebody who plays alone with computer players: nobody else is at a disadvantage. */
  ONE,
  /** Everybody on a seat, because whoever made the table said so. */
  ALL;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
