package plateau.deadzone.roster;

import java.util.List;
import plateau.kernel.Named;

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
  static Profile of(int shoot, int fight, List<Weapon> ranged, List<Weapon> melee) {
    int rangedScore = NONE;
    if (shoot != FigureType.BLANK) {
      for (Weapon weapon : ranged) {
        rangedScore = Math.max(rangedScore, 8 - shoot + weapon.ap() + weapon.weightOfFire());
      }
    }
    int meleeScore = BLANK_FIGHT;
    if (fight != FigureType.BLANK) {
      for (Weapon weapon : melee) {
        meleeScore = Math.max(meleeScore, 8 - fight + weapon.ap() + weapon.frenzy());
      }
    }
    return rangedScore == NONE || meleeScore - rangedScore >= LEAD ? COMBAT : SHOOTING;
  }
}
