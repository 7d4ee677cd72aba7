package plateau.deadzone.skirmish;

import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.FightOdds;
import plateau.deadzone.dice.FightOdds.Fighter;
import plateau.deadzone.roster.Weapon;

/**
 * A fight (A7.6).
 *
 * @param hasMovedIn whether the attacker enters the cube in this very action
 * @param hasFriends whether the attacker has a friend in the cube
 * @param foeHasFriends whether the defender has one
 * @param wasPinned whether the defender was pinned when the fight started
 * @param frenzy re-rolls of the attacker beside those of its weapon
 */
public record FightForecast(
    Combatant attacker,
    Combatant defender,
    boolean hasMovedIn,
    boolean hasFriends,
    boolean foeHasFriends,
    boolean wasPinned,
    int frenzy) {

  /** The attacker's modifiers, as a set. */
  public int modifiers() {
    return Modifier.ofAttacker(
        attacker.type(), hasFriends, defender.type(), defender.isInjured(), hasMovedIn, wasPinned);
  }

  /** The defender's modifiers, as a set, when it fights back or rolls Survive. */
  int modifiersOfDefender(boolean fightsBack) {
    return Modifier.ofDefender(
        defender.type(), foeHasFriends, attacker.type(), attacker.isInjured(), fightsBack);
  }

  /** What happens when the defender answers with Survive. */
  public FightOdds survived(Weapon weapon) {
    Attempt survive =
        Attempt.of(Modifier.diceWith(modifiersOfDefender(false)), defender.type().survive());
    return FightOdds.survived(fighter(weapon), survive, defender.type(), defender.damage());
  }

  /** What happens when the defender fights back with this weapon. */
  public FightOdds answered(Weapon weapon, Weapon answer) {
    Attempt fight =
        new Attempt(
            Modifier.diceWith(modifiersOfDefender(true)), defender.type().fight(), answer.frenzy());
    return FightOdds.answered(
        fighter(weapon), new Fighter(defender.type(), defender.damage(), fight, answer));
  }

  /** Whether the defender may answer with Fight. */
  public boolean mayBeAnswered() {
    return !wasPinned && defender.type().canFight();
  }

  private Fighter fighter(Weapon weapon) {
    Attempt fight =
        new Attempt(
            Modifier.diceWith(modifiers()), attacker.type().fight(), weapon.frenzy() + frenzy);
    return new Fighter(attacker.type(), attacker.damage(), fight, weapon);
  }
}
