package plateau.deadzone.jade.procedure;

import plateau.deadzone.roster.Keyword;

/** What a figure does for its friends before it follows the card (B8.2, B8.3). */
public enum Help {
  HEAL(Keyword.MEDIC, Rule.BEHAVIOUR_MEDIC),
  RELOAD(Keyword.GUNNER, Rule.BEHAVIOUR_GUNNER);

  private final Keyword skill;
  private final Rule behaviour;

  Help(Keyword skill, Rule behaviour) {
    this.skill = skill;
    this.behaviour = behaviour;
  }

  /** Who has it, helps. */
  public Keyword skill() {
    return skill;
  }

  public Rule behaviour() {
    return behaviour;
  }
}
