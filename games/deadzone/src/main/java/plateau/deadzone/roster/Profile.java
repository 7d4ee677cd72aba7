package plateau.deadzone.roster;

import plateau.kernel.basis.Named;

/** What JADE uses a figure for (A4.5). */
public enum Profile implements Named {
  COMBAT,
  SHOOTING;

  // R33: how much better in close combat is "significantly".
  private static final int LEAD = 2;
  private static final int NONE = -99;
  private static final int BLANK_FIGHT = -9;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** The profile that follows from stats and weapons. */
  static Profile of(Stats stats, Arms arms) {
    int rangedScore = NONE;
    if (stats.shoot() != FigureType.BLANK) {
      for (Weapon weapon : arms.ranged()) {
        rangedScore =
            Math.max(rangedScore, 8 - stats.shoot() + weapon.ap() + weapon.weightOfFire());
      }
    }
    int meleeScore = BLANK_FIGHT;
    if (stats.fight() != FigureType.BLANK) {
      for (Weapon weapon : arms.melee()) {
        meleeScore = Math.max(meleeScore, 8 - stats.fight() + weapon.ap() + weapon.frenzy());
      }
    }
    return rangedScore == NONE || meleeScore - rangedScore >= LEAD ? COMBAT : SHOOTING;
  }
}
