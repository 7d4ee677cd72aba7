package plateau.deadzone.jade.procedure;

import plateau.deadzone.roster.FigureType;

/** Whom or what a card is about (B7.2). The nearest of them is the target (B4.2). */
public enum Candidates {
  ENEMY_LEADER,
  FRIENDLY_LEADER,
  ENEMIES_NEAREST_TO_LEADER,
  INJURED_ENEMIES,
  INJURED_FRIENDS,
  ENEMIES_NEAREST_TO_INJURED_FRIENDS,
  ENEMY_SPECIALISTS,
  ALL_ENEMIES,
  WEAKEST_ENEMIES,
  ENEMIES_NEAREST_TO_OBJECTIVES,
  FRIENDS_NEAREST_TO_OBJECTIVES,
  FASTEST_ENEMIES,
  ENEMIES_SEEN_BY_MOST,
  ITEMS,
  OBJECTIVES;

  // No Survive number is as large, and no Advance.
  private static final int ONE_ARMOUR = 16;
  private static final int ONE_SPRINT = 256;

  /** The least is the weakest: the lowest Armour, then the worst Survive (R49). */
  public static int strength(FigureType enemy) {
    return enemy.armour() * ONE_ARMOUR - enemy.survive();
  }

  /** The most is the fastest: the highest Sprint, then the highest Advance. */
  public static int speed(FigureType enemy) {
    return enemy.sprint() * ONE_SPRINT + enemy.advance();
  }

  /** R60: whether a mission without objectives has no such candidate. */
  public boolean needObjectives() {
    return switch (this) {
      case ENEMIES_NEAREST_TO_OBJECTIVES, FRIENDS_NEAREST_TO_OBJECTIVES, OBJECTIVES -> true;
      default -> false;
    };
  }
}
