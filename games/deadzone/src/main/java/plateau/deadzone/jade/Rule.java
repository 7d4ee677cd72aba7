package plateau.deadzone.jade;

import plateau.kernel.Named;

/** The rules of Part B that make a figure do something, or hold it back; for the trace (C1.3). */
public enum Rule implements Named {
  FORCED_MELEE,
  FORCED_CLOSE_ENEMY,
  FORCED_CLEAR_SHOT,
  FORCED_ITEM,
  RULE_ITEM_FIRST,
  RULE_FALLBACK,
  RULE_NEAREST,
  BEHAVIOUR_MEDIC,
  BEHAVIOUR_GUNNER,
  BEHAVIOUR_RELOAD,
  BEHAVIOUR_IDLE_REMOTE,
  BEHAVIOUR_SENTRY,
  FREE_MOVE,
  FREE_SHOT,
  FREE_FIGHT,
  SPECIAL_ORDER;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
