package plateau.deadzone.jade.procedure;

import plateau.kernel.basis.Named;

/** The steps that the cards are made of (B7.1). */
public enum Step implements Named {
  SHOOT_OR_MOVE,
  SHOOT,
  SHOOT_ANY,
  MOVE,
  FIGHT,
  FIGHT_ANY,
  ASSAULT;

  @Override
  public String id() {
    return "step-" + Named.kebab(name());
  }
}
