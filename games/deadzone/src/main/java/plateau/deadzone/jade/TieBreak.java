package plateau.deadzone.jade;

import plateau.kernel.basis.Named;

/**
 * What decided between several figures, cubes or ways (B4.2, B4.5, B6.3, B6.4); for the trace
 * (I26).
 */
public enum TieBreak implements Named {
  ONLY_ONE,
  CARD_TARGET,
  CHOSEN_BEFORE,
  DISTANCE,
  WALK,
  CENTRE,
  ROSTER_ORDER,
  CUBE_ORDER,
  SHORTEST_ROUTE,
  STRAIGHT_AWAY,
  BEST_COVER,
  OBJECTIVE,
  ITEM,
  COST,
  BETTER_NUMBER,
  PROFILE,
  STRONGEST_WEAPON;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
