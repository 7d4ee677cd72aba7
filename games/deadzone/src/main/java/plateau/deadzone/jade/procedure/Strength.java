package plateau.deadzone.jade.procedure;

import java.util.List;
import plateau.deadzone.roster.Weapon;

/** B4.4: the strongest weapon, and B8.4: how it is shot. */
public final class Strength {

  // B8.4: from here on a rapid-fire weapon suppresses.
  private static final int SUPPRESSIVE = 6;

  private Strength() {}

  /** Whether a weapon is used rather than another that stands before it in the list. */
  public static boolean isStronger(Weapon weapon, Weapon other) {
    return weapon.power() != other.power()
        ? weapon.power() > other.power()
        : weapon.range() > other.range();
  }

  /** The strongest of these, which all can be used. */
  public static Weapon strongest(List<Weapon> weapons) {
    Weapon strongest = weapons.getFirst();
    for (Weapon weapon : weapons) {
      if (isStronger(weapon, strongest)) {
        strongest = weapon;
      }
    }
    return strongest;
  }

  /** B8.4: whether the die makes a shot suppressive fire. */
  public static boolean isSuppressive(int die) {
    return die >= SUPPRESSIVE;
  }
}
