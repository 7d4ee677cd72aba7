package plateau.codroid.rules;

import plateau.kernel.basis.Named;

/** What a die of step 1 means for a type of world (§6.1), for the journal. */
public enum Outing implements Named {
  TO_SCHOOL,
  CLOCKWISE,
  ANTICLOCKWISE,
  TO_PUBLIC_PLACES,
  TO_MARKET,
  NEWCOMERS;

  private static final Outing[] BY_DIE = values();

  static Outing of(int die) {
    return BY_DIE[die - 1];
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
