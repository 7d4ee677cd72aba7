package plateau.trio;

import plateau.kernel.basis.Named;

/** What a player can do. */
public enum TrioMove implements Named {
  THROW,
  AGAIN_1,
  AGAIN_2,
  AGAIN_3,
  KEEP;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
