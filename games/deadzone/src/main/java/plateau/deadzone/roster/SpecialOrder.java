package plateau.deadzone.roster;

import plateau.kernel.basis.Named;

/** The order that a strike team's leader can give (A9, A11.3). */
public enum SpecialOrder implements Named {
  STEADY_AIM,
  FIELD_PATCH,
  BLOOD_RUSH;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
