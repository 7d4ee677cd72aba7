package plateau.deadzone.view;

import plateau.kernel.basis.Named;

/** Why a figure cannot shoot somebody (A7.4), the plainest reason first. */
public enum Bar implements Named {
  UNARMED,
  IN_MELEE,
  OUT_OF_SIGHT,
  OUT_OF_RANGE,
  RELOADING,
  SPENT;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
