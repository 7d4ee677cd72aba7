package plateau.deadzone.jade.procedure;

import plateau.kernel.basis.Named;

/**
 * The rules of Part B by the ids of the page's name table, and the few more that can be the reason
 * for what a figure does (C1.3).
 */
public enum Rule implements Named {
  FORCED_MELEE,
  FORCED_CLOSE_ENEMY,
  FORCED_CLEAR_SHOT,
  FORCED_ITEM,
  MELEE,
  TOO_CLOSE,
  RULE_STAY_IN_COVER,
  RULE_SHORTEST_ROUTE,
  RULE_BEST_COVER,
  RULE_HOLD_OBJECTIVE,
  RULE_NO_ENEMY_CUBE,
  RULE_SPRINT,
  RULE_LEVELS,
  RULE_CONTROL_RANGE,
  RULE_ITEM_FIRST,
  RULE_NEAREST,
  RULE_FALLBACK,
  RULE_STRONGEST_WEAPON,
  BEHAVIOUR_MEDIC,
  BEHAVIOUR_GUNNER,
  BEHAVIOUR_RAPID_FIRE,
  BEHAVIOUR_IDLE_REMOTE,
  BEHAVIOUR_RELOAD,
  BEHAVIOUR_SENTRY,
  FREE_MOVE,
  FREE_SHOT,
  FREE_FIGHT,
  SPECIAL_ORDER,
  REACTION_FOE,
  REACTION_DEFENCE,
  REACTION_LEAVER;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
