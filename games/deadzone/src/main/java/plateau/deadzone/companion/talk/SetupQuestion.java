package plateau.deadzone.companion.talk;

import plateau.kernel.basis.Named;

/** What is asked before the game (C2.3), in this order. */
enum SetupQuestion implements Named {
  TEAM,
  PROFILE,
  ENEMY,
  MISSION,
  DICE;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** The key of the question; its explanation stands at {@code .about}. */
  String key() {
    return "companion.setup." + id();
  }
}
