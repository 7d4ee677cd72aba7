package plateau.deadzone.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.action.Fighting;
import plateau.deadzone.action.Shooting;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.dice.Successes;
import plateau.deadzone.effect.Pinning;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.Attack;
import plateau.deadzone.skirmish.AttackKind;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Modifier;
import plateau.deadzone.skirmish.Scenario;
import plateau.deadzone.skirmish.Side;

/** The exact odds of attacks, with the very modifiers that the rules would roll with. */
final class Strikes {

  private final DeadzoneState state;
  private final Attack attack;

  /**
   * The odds of the attack that is declared in this position, which is a copy that may be changed.
   */
  private Strikes(DeadzoneState copy) {
    state = copy;
    attack = copy.attack;
  }

  /** An attack that nobody has declared yet. */
  static Strike declared(
      DeadzoneState state, AttackKind kind, int attacker, int defender, int weapon) {
    DeadzoneState copy = state.copy();
    copy.attack.declare(kind, attacker, defender, weapon);
    if (copy.figures.isPinned(defender)) {
      copy.attack.setWasPinned();
    }
    return new Strikes(copy).strike();
  }

  /** A shot for which ammo is used up. */
  static Strike withAmmo(DeadzoneState state, int attacker, int defender, int weapon) {
    DeadzoneState copy = state.copy();
    copy.attack.declare(AttackKind.SHOT, attacker, defender, weapon);
    copy.attack.useAmmo();
    return new Strikes(copy).strike();
  }

  /** The fight of one who enters the cube where it now stands. */
  static Strike entry(DeadzoneState state, int attacker, int defender, int weapon) {
    DeadzoneState copy = state.copy();
    copy.attack.declare(AttackKind.FIGHT, attacker, defender, weapon);
    copy.attack.setMovedIn();
    if (copy.figures.isPinned(defender)) {
      copy.attack.setWasPinned();
    }
    return new Strikes(copy).strike();
  }

  /** The attack under way in this copy of a position. */
  static Strike underWay(DeadzoneState copy) {
    return new Strikes(copy).strike();
  }

  /** The attack under way, when the defender answers it with this weapon or with Survive. */
  static Strike answered(DeadzoneState copy, int weapon) {
    return new Strikes(copy).strike(List.of(weapon));
  }

  private Strike strike() {
    return strike(answersLeft());
  }

  private Strike strike(List<Integer> weapons) {
    int modifiers = isShot() ? Shooting.modifiers(state, attack) : fightModifiers();
    return new Strike(
        attack.kind(),
        state.id(attack.attacker()),
        Side.ALL.get(Side.of(attack.attacker())),
        state.id(attack.defender()),
        Cube.name(state.figures.cube(attack.attacker())),
        Cube.name(state.figures.cube(attack.defender())),
        WeaponId.of(weapon()),
        Math.max(1, Modifier.diceWith(modifiers)),
        Modifier.listOf(modifiers),
        weapons.stream().map(answer -> answer(modifiers, answer)).toList());
  }

  private int fightModifiers() {
    return Fighting.modifiersOfAttacker(state, attack);
  }

  private boolean isShot() {
    return attack.kind() == AttackKind.SHOT || attack.kind() == AttackKind.SUPPRESSIVE_FIRE;
  }

  private Weapon weapon() {
    return state.weapon(attack.weapon());
  }

  /** The defender's weapons, as far as it has not chosen; Survive is no weapon. */
  private List<Integer> answersLeft() {
    boolean isFree =
        attack.kind() == AttackKind.FIGHT
            && state.isBeforeDefence()
            && !attack.wasPinned()
            && state.type(attack.defender()).canFight();
    if (!isFree) {
      return List.of(attack.defence());
    }
    List<Integer> answers = new ArrayList<>(List.of(Scenario.NO_WEAPON));
    for (byte weapon : state.scenario.melee(attack.defender())) {
      answers.add((int) weapon);
    }
    return answers;
  }

  private Answer answer(int modifiersOfAttacker, int answer) {
    attack.answerWith(answer);
    int modifiers =
        isShot()
            ? Modifier.EXTRA_DIE.when(attack.hasDefenceDie())
            : Fighting.modifiersOfDefender(state, attack);
    OpposedOdds test = OpposedOdds.of(attempt(modifiersOfAttacker), defence(modifiers));
    boolean isFight = attack.isAnswered();
    return new Answer(
        isFight ? Optional.of(WeaponId.of(state.weapon(answer))) : Optional.empty(),
        Math.max(1, Modifier.diceWith(modifiers)),
        Modifier.listOf(modifiers),
        harmOfDefender(test),
        isFight
            ? harm(attack.attacker(), test.turned(), state.weapon(answer).ap(), 0)
            : unharmed(attack.attacker()),
        attack.kind() == AttackKind.BREAK_AWAY ? test.ahead() : 0);
  }

  private Attempt attempt(int modifiers) {
    FigureType type = state.type(attack.attacker());
    int dice = Modifier.diceWith(modifiers);
    if (!isShot()) {
      return new Attempt(
          dice, type.fight(), Fighting.frenzy(state, attack.attacker(), attack.weapon()));
    }
    int rerolls = state.activation.isAimSteady() ? Successes.ALL : weapon().weightOfFire();
    return new Attempt(dice, type.shoot(), rerolls);
  }

  private Attempt defence(int modifiers) {
    int defender = attack.defender();
    int dice = Modifier.diceWith(modifiers);
    return attack.isAnswered()
        ? new Attempt(
            dice, state.type(defender).fight(), Fighting.frenzy(state, defender, attack.defence()))
        : Attempt.of(dice, state.type(defender).survive());
  }

  // A7.4: suppressive fire pins and never hurts; saturation pins whoever lives.
  private Harm harmOfDefender(OpposedOdds test) {
    int defender = attack.defender();
    boolean canBePinned = Pinning.canBePinned(state.type(defender));
    if (attack.kind() == AttackKind.SUPPRESSIVE_FIRE) {
      double pinned = canBePinned ? test.ahead() : 0;
      return new Harm(
          state.id(defender), Side.ALL.get(Side.of(defender)), 0, 0, pinned, /* damage= */ 0);
    }
    boolean pins =
        attack.kind() == AttackKind.SHOT && weapon().has(Keyword.SATURATION) && canBePinned;
    return harm(defender, test, weapon().ap(), pins ? 1 : 0);
  }

  private Harm harm(int figure, OpposedOdds test, int ap, int pinned) {
    HitOdds hit = HitOdds.of(test, state.type(figure), state.figures.damage(figure), ap);
    return Blasts.harm(state, figure, hit, pinned * (1 - hit.dead()));
  }

  private Harm unharmed(int figure) {
    return new Harm(state.id(figure), Side.ALL.get(Side.of(figure)), 0, 0, 0, 0);
  }
}
