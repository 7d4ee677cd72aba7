package plateau.deadzone.jade;

import plateau.kernel.basis.Named;

/** Why a step was ignored (B4.3); for the trace. */
public enum Why implements Named {
  /** Nobody, or nothing, to do it to. */
  NO_TARGET,
  /** No weapon that is loaded and affordable has a target in range and in sight. */
  NO_SHOT,
  /** The action was already used, or the budget is spent (A6.4). */
  NOT_AFFORDABLE,
  /** B6.3: it stands where it wants to go. */
  ALREADY_THERE,
  /** An enemy is in its cube. */
  IN_MELEE,
  /** No enemy is in its cube. */
  NOT_IN_MELEE,
  /** B6.2 point 3. */
  HOLDS_OBJECTIVE,
  /** B6.2, B6.3: no allowed cube is nearer to the goal. */
  NO_CUBE_NEARER,
  /** B6.2, B6.4: no allowed cube is farther from the threats. */
  NO_CUBE_FARTHER,
  /** B7.1: the movement it can afford does not reach the nearest enemy. */
  OUT_OF_REACH,
  /** B6.2: the cube that it would have to enter is not allowed. */
  NOT_ALLOWED_THERE;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
