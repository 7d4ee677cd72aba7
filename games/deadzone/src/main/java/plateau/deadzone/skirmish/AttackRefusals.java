package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.words.Message;

/** Why the active figure may not shoot, throw or fight as somebody wants it to. */
final class AttackRefusals {

  private final DeadzoneState state;
  private final int figure;
  private final FigureType type;

  AttackRefusals(DeadzoneState state) {
    this.state = state;
    figure = state.activation.figure();
    type = state.type(figure);
  }

  Message shot(FigureId id, WeaponId weaponId, boolean withAmmo, boolean isFree) {
    if (state.isInMelee(figure)) {
      return about("refused.in-melee");
    }
    if (type.shoot() == FigureType.BLANK) {
      return about("refused.cannot-shoot");
    }
    int target = state.scenario.figure(Side.other(Side.of(figure)), id);
    int weapon = state.scenario.weapon(figure, weaponId);
    if (target == Figures.NOBODY || !state.figures.isStanding(target)) {
      return Message.of("refused.no-such-enemy", "figure", id);
    }
    if (weapon == Scenario.NO_WEAPON || state.weapon(weapon).isMelee()) {
      return Refusals.unarmed(state, figure, weaponId);
    }
    Message aim = aim(target, state.weapon(weapon), isFree);
    return withAmmo && !state.figures.carries(figure, Item.AMMO)
        ? Refusals.notCarried(state, Item.AMMO)
        : aim;
  }

  private Message aim(int target, Weapon weapon, boolean isFree) {
    if (!isFree && weapon.has(Keyword.HEAVY) && !state.activation.canLong()) {
      return about("refused.long");
    }
    if (!isFree && !weapon.has(Keyword.HEAVY) && !state.activation.canShort(ActionKind.SHOOT)) {
      return Refusals.used(state, ActionKind.SHOOT);
    }
    if (weapon.has(Keyword.SLOW_RELOAD) && state.figures.isReloading(figure)) {
      return about("refused.reload-first");
    }
    int distance = Cube.distance(state.figures.cube(figure), state.figures.cube(target));
    if (distance > weapon.range()) {
      return Message.of(
          "refused.out-of-range",
          "figure",
          state.id(target),
          "distance",
          distance,
          "weapon",
          weapon,
          "range",
          weapon.range());
    }
    return Message.of("refused.not-seen", "figure", state.id(target));
  }

  Message suppressive(FigureId target, WeaponId weaponId, boolean isFree) {
    int weapon = state.scenario.weapon(figure, weaponId);
    boolean isAble = weapon != Scenario.NO_WEAPON && state.weapon(weapon).has(Keyword.RAPID_FIRE);
    return isAble
        ? shot(target, weaponId, false, isFree)
        : Message.of("refused.no-rapid-fire", "weapon", weaponId);
  }

  Message grenade(int cube) {
    Item item = state.figures.item(figure);
    if (item == null || !item.isGrenade()) {
      return about("refused.no-grenade");
    }
    if (state.isInMelee(figure)) {
      return about("refused.in-melee");
    }
    if (type.shoot() == FigureType.BLANK) {
      return about("refused.cannot-shoot");
    }
    return state.activation.canShort(ActionKind.SHOOT)
        ? Message.of("refused.throw", "cube", Cube.name(cube))
        : Refusals.used(state, ActionKind.SHOOT);
  }

  Message fight(FigureId enemy, WeaponId weapon) {
    return type.canFight() ? Refusals.foe(state, enemy, weapon) : about("refused.no-fight-stat");
  }

  private Message about(String key) {
    return Message.of(key, "figure", state.id(figure));
  }
}
