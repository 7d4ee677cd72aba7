package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.ShotOdds;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.roster.Weapon;

/** Shots on a battlefield with some smoke (A7.4). */
public final class ShotForecast {

  private final Battlefield field;
  private final CubeSet smoke;
  private final CubeSet haze = new CubeSet();

  public static ShotForecast in(DeadzoneState state) {
    return new ShotForecast(state.field(), state.hazards.smoke());
  }

  private ShotForecast(Battlefield field, CubeSet smoke) {
    this.field = field;
    this.smoke = smoke;
    haze.addAllAdjacentTo(smoke);
  }

  /** Whether a weapon reaches from cube to cube: range and sight. */
  public boolean reaches(Weapon weapon, int from, int to) {
    int distance = Cube.distance(from, to);
    return distance >= 1 && distance <= weapon.range() && field.sight().canSee(from, to, smoke);
  }

  /**
   * The modifiers that follow from where the two stand and from the weapon, as a set.
   *
   * @param isFriendThere whether a friend of the shooter is in the target's cube
   */
  public int modifiers(Weapon weapon, int from, int to, boolean isFriendThere) {
    return Modifier.ofShot(field.sight(), smoke, haze, weapon, from, to, isFriendThere);
  }

  /**
   * What a normal shot does.
   *
   * @param rerolls beside those of the weapon, for the special order steady-aim
   */
  public static ShotOdds normal(
      Combatant shooter, Weapon weapon, int modifiers, int rerolls, Combatant target) {
    Attempt shoot =
        new Attempt(
            Modifier.diceWith(modifiers),
            shooter.type().shoot(),
            Math.max(rerolls, weapon.weightOfFire()));
    return ShotOdds.normal(shoot, survive(target), weapon, target.type(), target.damage());
  }

  /** What suppressive fire does; it has a modifier of its own. */
  public static ShotOdds suppressive(
      Combatant shooter, Weapon weapon, int modifiers, int rerolls, Combatant target) {
    Attempt shoot =
        new Attempt(
            Modifier.diceWith(Modifier.ofSuppression(modifiers)),
            shooter.type().shoot(),
            Math.max(rerolls, weapon.weightOfFire()));
    return ShotOdds.suppressive(shoot, survive(target), target.type());
  }

  private static Attempt survive(Combatant target) {
    return Attempt.of(Modifier.BASE, target.type().survive());
  }
}
