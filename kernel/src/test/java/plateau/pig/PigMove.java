package plateau.pig;

import plateau.kernel.basis.Named;

/** §2: the two things that a player can do. */
public enum PigMove implements Named {
  ROLL,
  HOLD;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
