package plateau.iceberg.engine;

import plateau.kernel.basis.Named;

/** §6.4: the life of an alien. */
public enum AlienState implements Named {
  WAITING,
  ON_ICE,
  CAPTURED,
  GONE;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
