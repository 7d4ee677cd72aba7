package plateau.deadzone.dice;

import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Weapon;

/** What a fight does to both (A7.6). A push that follows is not counted. */
public record FightOdds(HitOdds defender, HitOdds attacker) {

  /** One who fights. */
  public record Fighter(FigureType type, int damage, Attempt attempt, Weapon weapon) {}

  /** The defender answers with Fight and may hurt the attacker. */
  public static FightOdds answered(Fighter attacker, Fighter defender) {
    OpposedOdds test = OpposedOdds.of(attacker.attempt(), defender.attempt());
    return new FightOdds(
        HitOdds.of(test, defender.type(), defender.damage(), attacker.weapon().ap()),
        HitOdds.of(test.turned(), attacker.type(), attacker.damage(), defender.weapon().ap()));
  }

  /** The defender answers with Survive. */
  public static FightOdds survived(
      Fighter attacker, Attempt survive, FigureType defender, int damage) {
    OpposedOdds test = OpposedOdds.of(attacker.attempt(), survive);
    return new FightOdds(HitOdds.of(test, defender, damage, attacker.weapon().ap()), HitOdds.SAFE);
  }
}
