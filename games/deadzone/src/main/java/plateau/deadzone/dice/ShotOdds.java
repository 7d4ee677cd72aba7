package plateau.deadzone.dice;

import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;

/**
 * What a shot does to its target (A7.4). A push that follows is not counted.
 *
 * @param hit what the damage does
 * @param pinned the chance that it lies pinned afterwards because of the shot
 */
public record ShotOdds(HitOdds hit, double pinned) {

  /** A normal shot. */
  public static ShotOdds normal(
      Attempt shoot, Attempt survive, Weapon weapon, FigureType target, int damage) {
    HitOdds hit = HitOdds.of(OpposedOdds.of(shoot, survive), target, damage, weapon.ap());
    boolean pins = weapon.has(Keyword.SATURATION) && canBePinned(target);
    return new ShotOdds(hit, pins ? 1 - hit.dead() : 0);
  }

  /** Suppressive fire: it pins, and never hurts. */
  public static ShotOdds suppressive(Attempt shoot, Attempt survive, FigureType target) {
    double ahead = OpposedOdds.of(shoot, survive).ahead();
    return new ShotOdds(HitOdds.SAFE, canBePinned(target) ? ahead : 0);
  }

  // A4.4.
  private static boolean canBePinned(FigureType figure) {
    return !figure.has(Keyword.CONSTRUCT) && !figure.has(Keyword.SOLID);
  }
}
