package plateau.starter;

import plateau.kernel.basis.Named;

/** §1: the four kinds of shiny things. */
public enum Trinket implements Named {
  RING,
  KEY,
  SPOON,
  BEAD;

  /** §1: how many there are of each. */
  static final int OF_EACH = 6;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
