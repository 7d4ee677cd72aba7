package plateau.app.fairness;

import plateau.kernel.basis.Named;

/** What self-play says about the two sides. */
enum Verdict implements Named {
  FAIR,
  FIRST_SIDE_FAVOURED,
  SECOND_SIDE_FAVOURED,
  TOO_FEW_GAMES;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
