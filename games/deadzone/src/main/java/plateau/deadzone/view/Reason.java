package plateau.deadzone.view;

import plateau.kernel.basis.Named;

/** Why a skirmish ended (A10.3). */
public enum Reason implements Named {
  WIPED_OUT,
  TARGET_REACHED,
  LAST_ROUND_OVER,
  CONCEDED;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
