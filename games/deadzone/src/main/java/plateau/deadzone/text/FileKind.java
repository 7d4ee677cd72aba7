package plateau.deadzone.text;

import plateau.kernel.basis.Named;

/** The sorts of data files. */
public enum FileKind implements Named {
  MAP,
  WEAPONS,
  TEAM,
  MISSION;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
