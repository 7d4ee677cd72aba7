package plateau.codroid.rules;

import plateau.kernel.basis.Named;

/** In progress, or how the game ended (§9). */
public enum Status implements Named {
  IN_PROGRESS,
  WON_ERADICATED,
  WON_IMMUNE,
  LOST_HOSPITAL,
  LOST_TIME;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  public boolean isWon() {
    return this == WON_ERADICATED || this == WON_IMMUNE;
  }
}
