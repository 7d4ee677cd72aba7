package plateau.deadzone.dice;

import plateau.deadzone.roster.FigureType;

/**
 * What an opposed test does to the one who loses it (A5.3); the three chances are 1 together.
 *
 * @param unhurt it takes no damage
 * @param injured it takes damage and lives
 * @param damage how much it takes on average, what is beyond its death included
 */
public record HitOdds(double unhurt, double injured, double dead, double damage) {

  /** Nothing can happen to it. */
  static final HitOdds SAFE = new HitOdds(1, 0, 0, 0);

  /**
   * What happens to the defender.
   *
   * @param target the defender
   * @param damage what it has taken before
   * @param ap of the attacker's weapon
   */
  public static HitOdds of(OpposedOdds test, FigureType target, int damage, int ap) {
    double injured = 0;
    double dead = 0;
    double mean = 0;
    for (int potential = test.highestLead(); potential > 0; potential--) {
      int actual = Wound.actual(target, potential, ap);
      double chance = test.lead(potential);
      mean += actual * chance;
      if (actual > 0 && Wound.isFatal(target, damage + actual)) {
        dead += chance;
      } else if (actual > 0) {
        injured += chance;
      }
    }
    return new HitOdds(1 - injured - dead, injured, dead, mean);
  }
}
