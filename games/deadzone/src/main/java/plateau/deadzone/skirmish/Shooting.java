package plateau.deadzone.skirmish;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.dice.Successes;
import plateau.deadzone.jade.procedure.Strength;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.Commands.WithWeapon;

/** A7.4: Shoot, and suppressive fire. */
final class Shooting {

  private Shooting() {}

  static void offerShots(DeadzoneState state, CommandList list) {
    offer(state, WithWeapon.SHOOT, WithWeapon.SHOOT_WITH_AMMO, false, list);
  }

  static void offerSuppressiveFire(DeadzoneState state, CommandList list) {
    if (state.type(state.activation.figure()).hasArm(Keyword.RAPID_FIRE)) {
      offer(state, WithWeapon.SUPPRESSIVE_FIRE, WithWeapon.SUPPRESSIVE_FIRE, false, list);
    }
  }

  static void offerFreeShots(DeadzoneState state, CommandList list) {
    offer(state, WithWeapon.FREE_SHOT, WithWeapon.FREE_SHOT_WITH_AMMO, true, list);
    if (state.type(state.activation.figure()).hasArm(Keyword.RAPID_FIRE)) {
      offer(state, WithWeapon.FREE_SUPPRESSIVE_FIRE, WithWeapon.FREE_SUPPRESSIVE_FIRE, true, list);
    }
  }

  // Every target with every weapon; the second kind, when it is another, is for whoever has ammo.
  private static void offer(
      DeadzoneState state, WithWeapon kind, WithWeapon withAmmo, boolean isFree, CommandList list) {
    int figure = state.activation.figure();
    if (!mayShoot(state, figure)) {
      return;
    }
    boolean hasAmmo = withAmmo != kind && state.figures.carries(figure, Item.AMMO);
    boolean isSuppressive =
        kind == WithWeapon.SUPPRESSIVE_FIRE || kind == WithWeapon.FREE_SUPPRESSIVE_FIRE;
    for (int left = state.figures.enemiesOf(figure); left != 0; left = Figures.rest(left)) {
      int target = Figures.first(left);
      for (byte weapon : state.scenario.ranged(figure)) {
        if ((isFree || isAffordable(state, weapon))
            && (!isSuppressive || state.weapon(weapon).has(Keyword.RAPID_FIRE))
            && canHit(state, figure, target, weapon)) {
          list.append(state.scenario.commands().of(kind, target, weapon));
          if (hasAmmo) {
            list.append(state.scenario.commands().of(withAmmo, target, weapon));
          }
        }
      }
    }
  }

  /** Nobody shoots out of a melee, or without a Shoot stat. */
  static boolean mayShoot(DeadzoneState state, int figure) {
    return state.type(figure).canShoot() && !state.isInMelee(figure);
  }

  /** A6.4: a heavy weapon takes the whole activation. */
  static boolean isAffordable(DeadzoneState state, int weapon) {
    return state.weapon(weapon).has(Keyword.HEAVY)
        ? state.activation.canLong()
        : state.activation.canShort(ActionKind.SHOOT);
  }

  /** Whether the weapon is loaded, in range, and the target in sight. */
  static boolean canHit(DeadzoneState state, int figure, int target, int weapon) {
    Weapon with = state.weapon(weapon);
    int from = state.figures.cube(figure);
    int to = state.figures.cube(target);
    int distance = Cube.distance(from, to);
    return distance >= 1
        && distance <= with.range()
        && !(with.has(Keyword.SLOW_RELOAD) && state.figures.isReloading(figure))
        && state.field().sight().canSee(from, to, state.hazards.smoke());
  }

  static void shoot(
      DeadzoneState state, FigureId target, WeaponId weapon, boolean withAmmo, Referee referee) {
    pay(state, weapon);
    open(state, target, weapon, AttackKind.SHOT, withAmmo, referee);
  }

  static void suppressiveFire(
      DeadzoneState state, FigureId target, WeaponId weapon, Referee referee) {
    pay(state, weapon);
    open(state, target, weapon, AttackKind.SUPPRESSIVE_FIRE, false, referee);
  }

  private static void pay(DeadzoneState state, WeaponId weapon) {
    int number = state.scenario.weapon(state.activation.figure(), weapon);
    if (state.weapon(number).has(Keyword.HEAVY)) {
      state.activation.payLong();
    } else {
      state.activation.payShort(ActionKind.SHOOT);
    }
  }

  /** A shot that has been paid for, with an action or a command die. */
  static void open(
      DeadzoneState state,
      FigureId id,
      WeaponId weaponId,
      AttackKind wanted,
      boolean withAmmo,
      Referee referee) {
    int figure = state.activation.figure();
    int side = Side.of(figure);
    int target = state.scenario.figure(Side.other(side), id);
    int weapon = state.scenario.weapon(figure, weaponId);
    AttackKind kind = rapidFire(state, figure, weapon, wanted, referee);
    state.activation.setActed();
    state.attack.declare(kind, figure, target, weapon);
    if (withAmmo && kind == AttackKind.SHOT) {
      state.attack.useAmmo();
      state.figures.setItem(figure, null);
      if (referee.isTelling()) {
        referee.tell(new Event.AmmoUsed(state.id(figure)));
      }
    }
    state.agenda.push(TaskKind.ROLL_ATTACK, side);
    state.agenda.push(TaskKind.DEFENCE_DIE, Side.other(side));
    state.agenda.push(TaskKind.ATTACK_DIE, side);
  }

  // B8.4: a die decides for JADE.
  private static AttackKind rapidFire(
      DeadzoneState state, int figure, int weapon, AttackKind wanted, Referee referee) {
    boolean isRolled =
        state.scenario.isJade(Side.of(figure)) && state.weapon(weapon).has(Keyword.RAPID_FIRE);
    if (!isRolled) {
      return wanted;
    }
    int die = referee.d8(Roll.RAPID_FIRE);
    if (referee.isTelling()) {
      referee.tell(new Event.RapidFireRolled(state.id(figure), die));
    }
    return Strength.isSuppressive(die) ? AttackKind.SUPPRESSIVE_FIRE : AttackKind.SHOT;
  }

  static void resolve(DeadzoneState state, Attack attack, Referee referee) {
    int figure = attack.attacker();
    int target = attack.defender();
    int hits = rollShoot(state, attack, referee);
    int survived = rollSurvive(state, attack, referee);
    Weapon weapon = state.weapon(attack.weapon());
    if (weapon.has(Keyword.SLOW_RELOAD)) {
      state.figures.setReloading(figure, true);
      if (referee.isTelling()) {
        referee.tell(new Event.MustReload(state.id(figure)));
      }
    }
    if (hits <= survived && referee.isTelling()) {
      referee.tell(new Event.Missed(state.id(figure), state.id(target)));
    }
    if (attack.kind() == AttackKind.SUPPRESSIVE_FIRE) {
      if (hits > survived) {
        Pinning.pin(state, target, referee);
      }
    } else {
      strike(state, attack, hits - survived, weapon, referee);
    }
  }

  // A8.2: saturation, then knockback.
  private static void strike(
      DeadzoneState state, Attack attack, int potential, Weapon weapon, Referee referee) {
    int target = attack.defender();
    int from = state.figures.cube(attack.attacker());
    int cube = state.figures.cube(target);
    if (potential > 0) {
      Damage.inflict(state, target, potential, weapon.ap(), referee);
    }
    if (weapon.has(Keyword.SATURATION)) {
      Pinning.pinAll(state, state.figures.in(0, cube) | state.figures.in(1, cube), referee);
    }
    if (weapon.has(Keyword.KNOCKBACK) && potential > 0 && state.figures.isStanding(target)) {
      pushAway(state, target, from, referee);
    }
  }

  // A8.2: directly away.
  private static void pushAway(DeadzoneState state, int target, int from, Referee referee) {
    Direction away = away(from, state.figures.cube(target));
    if (away != null) {
      Pushing.push(state, target, away, referee);
    }
  }

  /** Where knockback pushes a target: none straight up or down. */
  static @Nullable Direction away(int from, int to) {
    int east = Integer.signum(Cube.column(to) - Cube.column(from));
    int north = Integer.signum(Cube.row(to) - Cube.row(from));
    return east == 0 && north == 0 ? null : Direction.of(east, north);
  }

  private static int rollShoot(DeadzoneState state, Attack attack, Referee referee) {
    int figure = attack.attacker();
    int modifiers = modifiers(state, attack);
    int dice = Modifier.diceWith(modifiers);
    if (referee.isTelling()) {
      tell(state, attack, dice, modifiers, referee);
    }
    int rerolls = rerolls(state, attack);
    state.activation.setAimSteady(false);
    return referee.test(state, figure, Roll.SHOOT, dice, state.type(figure).shoot(), rerolls);
  }

  private static int rollSurvive(DeadzoneState state, Attack attack, Referee referee) {
    int target = attack.defender();
    int dice = Modifier.diceWith(modifiersOfTarget(attack));
    return referee.test(state, target, Roll.SURVIVE, dice, state.type(target).survive(), 0);
  }

  /** How many failed Shoot dice are rolled again; a steady aim rolls all of them (A11.3). */
  static int rerolls(DeadzoneState state, Attack attack) {
    return state.activation.isAimSteady()
        ? Successes.ALL
        : state.weapon(attack.weapon()).weightOfFire();
  }

  /** The modifiers of the target's Survive test, as a set. */
  static int modifiersOfTarget(Attack attack) {
    return Modifier.EXTRA_DIE.when(attack.hasDefenceDie());
  }

  /** The modifiers of the Shoot test of a declared attack, as a set. */
  static int modifiers(DeadzoneState state, Attack attack) {
    int figure = attack.attacker();
    int from = state.figures.cube(figure);
    int to = state.figures.cube(attack.defender());
    boolean isFriendThere = state.figures.cubesOf(Side.of(figure)).contains(to);
    Weapon weapon = state.weapon(attack.weapon());
    int shot =
        Modifier.ofShot(
            state.field().sight(),
            state.hazards.smoke(),
            state.hazards.haze(),
            weapon,
            from,
            to,
            isFriendThere);
    boolean isSuppressive = attack.kind() == AttackKind.SUPPRESSIVE_FIRE;
    return (isSuppressive ? Modifier.ofSuppression(shot) : shot)
        | Modifier.AMMO.when(attack.hasAmmo())
        | Modifier.EXTRA_DIE.when(attack.hasAttackDie());
  }

  private static void tell(
      DeadzoneState state, Attack attack, int dice, int modifiers, Referee referee) {
    FigureId figure = state.id(attack.attacker());
    FigureId target = state.id(attack.defender());
    WeaponId weapon = WeaponId.of(state.weapon(attack.weapon()));
    var list = Modifier.listOf(modifiers);
    referee.tell(
        attack.kind() == AttackKind.SHOT
            ? new Event.Shot(figure, target, weapon, dice, list)
            : new Event.SuppressiveFireOpened(figure, target, weapon, dice, list));
  }
}
