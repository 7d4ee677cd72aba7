package plateau.deadzone.companion;

import plateau.kernel.basis.Named;

/** What the companion tells the person to do: the instructions of C2.4, then a few of our own. */
public enum Instruction implements Named {
  DEPLOY,
  DEPLOY_REMOTE,
  IDLE,
  STAND,
  PICK,
  FIGHT,
  CHARGE,
  FLEE,
  BREAK,
  SHOOT,
  SUPPRESS,
  MOVE,
  SPRINT,
  HEAL,
  RELOAD,
  FRAG,
  SMOKE,
  MEDI,
  MINE,
  SENTRY,
  AMMO,
  NONE,
  EXTRA_DIE,
  ORDER,
  AGAIN,

  NEXT_CUBE,
  COUNTER,
  INTEL,
  TRAP;

  @Override
  public String id() {
    return "i-" + Named.kebab(name());
  }
}
