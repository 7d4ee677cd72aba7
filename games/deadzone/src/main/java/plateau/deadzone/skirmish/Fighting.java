package plateau.deadzone.skirmish;

import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.Commands.WithWeapon;

/** A7.6: entry fights and Fight actions. */
final class Fighting {

  private Fighting() {}

  static void offer(DeadzoneState state, CommandList list) {
    if (state.activation.canLong() && mayFight(state)) {
      offer(state, WithWeapon.FIGHT, list);
    }
  }

  static boolean mayFight(DeadzoneState state) {
    int figure = state.activation.figure();
    return state.type(figure).canFight() && state.isInMelee(figure);
  }

  /** Every enemy in the cube with every melee weapon. */
  static void offer(DeadzoneState state, WithWeapon kind, CommandList list) {
    int figure = state.activation.figure();
    int enemies = state.figures.enemiesWith(figure);
    for (int left = enemies; left != 0; left = Figures.rest(left)) {
      for (byte weapon : state.scenario.melee(figure)) {
        list.append(state.scenario.commands().of(kind, Figures.first(left), weapon));
      }
    }
  }

  static void offerDefences(DeadzoneState state, CommandList list) {
    for (byte weapon : state.scenario.melee(state.attack.defender())) {
      list.append(state.scenario.commands().defendWith(weapon));
    }
    list.append(Commands.SURVIVE);
  }

  static void fight(DeadzoneState state, FigureId enemy, WeaponId weapon) {
    state.activation.payLong();
    begin(state, enemy, weapon);
  }

  /** A fight that is no entry fight, paid for or not. */
  static void begin(DeadzoneState state, FigureId enemy, WeaponId weapon) {
    int figure = state.activation.figure();
    state.activation.setActed();
    begin(
        state,
        state.scenario.figure(Side.other(Side.of(figure)), enemy),
        state.scenario.weapon(figure, weapon));
  }

  // A5.2: the attacker's die, then the answer, then the defender's die, then the dice.
  private static void begin(DeadzoneState state, int enemy, int weapon) {
    int figure = state.activation.figure();
    state.attack.declare(AttackKind.FIGHT, figure, enemy, weapon);
    if (state.figures.isPinned(enemy)) {
      state.attack.setWasPinned();
      state.figures.setPinned(enemy, false);
    }
    int side = Side.of(figure);
    state.agenda.push(TaskKind.ROLL_ATTACK, side);
    state.agenda.push(TaskKind.DEFENCE_DIE, Side.other(side));
    state.agenda.push(TaskKind.DEFENCE, Side.other(side));
    state.agenda.push(TaskKind.ATTACK_DIE, side);
  }

  /** Whether one who enters has a choice of enemies or weapons; if not, the fight begins. */
  static boolean asksForFoe(DeadzoneState state) {
    int figure = state.activation.figure();
    int enemies = state.figures.enemiesWith(figure);
    byte[] weapons = state.scenario.melee(figure);
    if (Integer.bitCount(enemies) > 1 || weapons.length > 1) {
      return true;
    }
    state.agenda.pop();
    enter(state, Figures.first(enemies), weapons[0]);
    return false;
  }

  static void chooseFoe(DeadzoneState state, FigureId enemy, WeaponId weapon) {
    int figure = state.activation.figure();
    state.agenda.pop();
    enter(
        state,
        state.scenario.figure(Side.other(Side.of(figure)), enemy),
        state.scenario.weapon(figure, weapon));
  }

  private static void enter(DeadzoneState state, int enemy, int weapon) {
    begin(state, enemy, weapon);
    state.attack.setMovedIn();
  }

  /** Whether the defender has a choice; if not, it rolls Survive. */
  static boolean asksForDefence(DeadzoneState state) {
    boolean mayFightBack = mayFightBack(state);
    if (!mayFightBack) {
      state.agenda.pop();
    }
    return mayFightBack;
  }

  /** Whether the one attacked may answer with Fight: none who was pinned, or cannot fight. */
  static boolean mayFightBack(DeadzoneState state) {
    return !state.attack.wasPinned() && state.type(state.attack.defender()).canFight();
  }

  static void defendWithFight(DeadzoneState state, WeaponId weapon) {
    state.attack.answerWith(state.scenario.weapon(state.attack.defender(), weapon));
    state.agenda.pop();
  }

  static void resolve(DeadzoneState state, Attack attack, Referee referee) {
    int attacks = rollAttack(state, attack, referee);
    int defends =
        attack.isAnswered()
            ? rollAnswer(state, attack, referee)
            : rollSurvive(state, attack, referee);
    if (attacks > defends) {
      hit(state, attack.defender(), attacks - defends, state.weapon(attack.weapon()), referee);
    } else if (defends > attacks && attack.isAnswered()) {
      hit(state, attack.attacker(), defends - attacks, state.weapon(attack.defence()), referee);
    } else if (referee.isTelling()) {
      referee.tell(new Event.Missed(state.id(attack.attacker()), state.id(attack.defender())));
    }
  }

  // R15: knockback works for both, and in melee in a random direction.
  private static void hit(
      DeadzoneState state, int figure, int potential, Weapon weapon, Referee referee) {
    Damage.inflict(state, figure, potential, weapon.ap(), referee);
    if (weapon.has(Keyword.KNOCKBACK) && state.figures.isStanding(figure)) {
      Pushing.scatter(state, figure, referee);
    }
  }

  /** The attacker's Fight test, in a fight or against a leaver. */
  static int rollAttack(DeadzoneState state, Attack attack, Referee referee) {
    int figure = attack.attacker();
    int modifiers = modifiersOfAttacker(state, attack);
    int dice = Modifier.diceWith(modifiers);
    if (referee.isTelling() && attack.kind() == AttackKind.FIGHT) {
      referee.tell(
          new Event.Fought(
              state.id(figure),
              state.id(attack.defender()),
              WeaponId.of(state.weapon(attack.weapon())),
              dice,
              Modifier.listOf(modifiers)));
    }
    int rerolls = frenzy(state, figure, attack.weapon());
    return referee.test(state, figure, Roll.FIGHT, dice, state.type(figure).fight(), rerolls);
  }

  private static int rollAnswer(DeadzoneState state, Attack attack, Referee referee) {
    int figure = attack.defender();
    int modifiers = modifiersOfDefender(state, attack);
    int dice = Modifier.diceWith(modifiers);
    if (referee.isTelling()) {
      referee.tell(
          new Event.FoughtBack(
              state.id(figure),
              WeaponId.of(state.weapon(attack.defence())),
              dice,
              Modifier.listOf(modifiers)));
    }
    int rerolls = frenzy(state, figure, attack.defence());
    return referee.test(state, figure, Roll.FIGHT, dice, state.type(figure).fight(), rerolls);
  }

  /** The defender's or the leaver's Survive test. */
  static int rollSurvive(DeadzoneState state, Attack attack, Referee referee) {
    int figure = attack.defender();
    int modifiers = modifiersOfDefender(state, attack);
    int dice = Modifier.diceWith(modifiers);
    if (referee.isTelling()) {
      referee.tell(new Event.Survived(state.id(figure), dice, Modifier.listOf(modifiers)));
    }
    return referee.test(state, figure, Roll.SURVIVE, dice, state.type(figure).survive(), 0);
  }

  /** The modifiers of the attacker in a fight or against a leaver, as a set. */
  static int modifiersOfAttacker(DeadzoneState state, Attack attack) {
    int figure = attack.attacker();
    int foe = attack.defender();
    return Modifier.ofAttacker(
            state.type(figure),
            state.figures.friendsWith(figure) != 0,
            state.type(foe),
            state.figures.isInjured(foe),
            attack.hasMovedIn(),
            attack.wasPinned())
        | Modifier.EXTRA_DIE.when(attack.hasAttackDie());
  }

  /** The modifiers of the one attacked in a fight, or of a leaver, as a set. */
  static int modifiersOfDefender(DeadzoneState state, Attack attack) {
    int figure = attack.defender();
    int foe = attack.attacker();
    return Modifier.ofDefender(
            state.type(figure),
            state.figures.friendsWith(figure) != 0,
            state.type(foe),
            state.figures.isInjured(foe),
            attack.isAnswered())
        | Modifier.EXTRA_DIE.when(attack.hasDefenceDie());
  }

  /** How many failed Fight dice are rolled again; a blood rush adds to the weapon (A11.3). */
  static int frenzy(DeadzoneState state, int figure, int weapon) {
    Activation activation = state.activation;
    int rush = activation.isBloodRushed() && activation.figure() == figure ? 1 : 0;
    return state.weapon(weapon).frenzy() + rush;
  }
}
