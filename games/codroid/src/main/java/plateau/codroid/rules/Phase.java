package plateau.codroid.rules;

import plateau.kernel.basis.Named;

/**
 * Where in the turn a position stands: the step ids of §3.1. A decision is always in {@link
 * #MEASURES}.
 */
public enum Phase implements Named {
  SETUP,
  MOVE_OUT,
  DISEASE,
  MOVE_BACK,
  HOSPITAL,
  MEASURES,
  EVENT,
  OVER;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  // The rules page calls them steps (§14); the code says phase because a step is a move of a match.
  @Override
  public String nameKey() {
    return "step." + id();
  }
}
