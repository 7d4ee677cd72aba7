package plateau.app.fairness;

import plateau.kernel.basis.Named;

/** What self-play says about the two sides of a map. */
public enum Verdict implements Named {
  FAIR,
  BLUE_FAVOURED,
  RED_FAVOURED,
  TOO_FEW_GAMES;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
