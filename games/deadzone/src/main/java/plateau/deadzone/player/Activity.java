package plateau.deadzone.player;

import java.util.List;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.dice.Successes;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Modifier;

/**
 * What the actions of the active figure are worth: what an action does, and how well the figure
 * stands after the best that it can still do. What is free adds to the best of the rest.
 */
final class Activity {

  private static final double AMMO = 0.1;
  private static final double TOKEN = 0.3;
  private static final double EXTRA_ACTIVATION = 0.3;
  private static final double ORDER = 0.15;
  private static final double HEALED_POINT = 0.3;
  private static final double RELOADED = 0.6;
  private static final double MINE = 0.2;
  private static final double SENTRY = 0.7;
  private static final double SMOKE = 0.5;
  private static final double STANDING = 0.5;
  private static final double FOOLISH = -1;

  private final DeadzoneState state;
  private final Attacks attacks;
  private final Ground ground;
  private final int figure;
  private final int cube;
  private final boolean isLastAction;
  private final double here;
  private final double bestMove;
  private final double bestShot;
  private final double plan;

  Activity(DeadzoneState state, Attacks attacks, List<Command> moves) {
    this.state = state;
    this.attacks = attacks;
    ground = new Ground(state, attacks);
    figure = state.activation.figure();
    cube = state.figures.cube(figure);
    isLastAction = !state.activation.canLong();
    here = ground.of(figure, cube);
    boolean canShoot = state.activation.canShort(ActionKind.SHOOT);
    bestShot = canShoot ? attacks.bestShot(figure, cube, false) : 0;
    double best = here;
    for (Command move : moves) {
      if (move instanceof Command.Move to) {
        best = Math.max(best, end(to.destination()));
      }
    }
    bestMove = best;
    plan = moves.stream().filter(move -> !isFree(move)).mapToDouble(this::paid).max().orElse(here);
  }

  double of(Command command) {
    return isFree(command) ? plan + gain(command) : paid(command);
  }

  private static boolean isFree(Command command) {
    return switch (command) {
      case Command.FreeMove _,
          Command.FreeShot _,
          Command.FreeSuppressiveFire _,
          Command.FreeFight _,
          Command.FieldPatch _,
          Command.SpendDie _,
          Command.PickUp _,
          Command.DropItem _ ->
          true;
      default -> false;
    };
  }

  // Actions that are paid for, and the end.
  private double paid(Command command) {
    return switch (command) {
      case Command.Move move -> end(move.destination()) + shotAfter(move.destination());
      case Command.Sprint sprint -> end(sprint.destination());
      case Command.Shoot shot -> shot(shot.target(), shot.weapon(), shot.withAmmo()) + after(shot);
      case Command.SuppressiveFire fire ->
          suppression(fire.target(), fire.weapon()) + afterShot(weapon(fire.weapon()));
      case Command.Fight fight -> fight(fight.enemy(), fight.weapon()) + here;
      case Command.ThrowGrenade grenade -> grenade(grenade.cube()) + afterShort();
      case Command.Heal heal -> HEALED_POINT * worthOfFriend(heal.figure()) + afterSpecial();
      case Command.UseMediPack pack ->
          HEALED_POINT * damage(pack.figure()) * worthOfFriend(pack.figure()) + afterSpecial();
      case Command.Reload _ -> RELOADED + afterSpecial();
      case Command.PlaceMine mine -> (isNearFoe(mine.cube()) ? MINE : FOOLISH) + afterSpecial();
      case Command.EmplaceSentry _ -> (bestShot > 0 ? SENTRY : MINE) + afterSpecial();
      case Command.DisarmMine mine ->
          (state.hasMineOf(Side.of(figure), mine.cube()) ? FOOLISH : MINE) + afterSpecial();
      case Command.StandUp _ -> STANDING + here;
      case Command.PackSentry _ -> FOOLISH + here;
      default -> here;
    };
  }

  // What a free action adds.
  private double gain(Command command) {
    return switch (command) {
      case Command.FreeMove move -> end(move.destination()) - here;
      case Command.FreeShot shot -> shot(shot.target(), shot.weapon(), shot.withAmmo());
      case Command.FreeSuppressiveFire fire -> suppression(fire.target(), fire.weapon());
      case Command.FreeFight fight -> fight(fight.enemy(), fight.weapon());
      case Command.FieldPatch patch -> HEALED_POINT * worthOfFriend(patch.figure());
      case Command.PickUp _ -> TOKEN;
      case Command.SpendDie spent -> die(spent.die());
      default -> FOOLISH;
    };
  }

  private double die(CommandDie die) {
    return switch (die) {
      case EXTRA_ACTIVATION -> EXTRA_ACTIVATION;
      case SPECIAL_ORDER -> order();
      case EXTRA_DIE, FREE_MOVE, FREE_SHOT, FREE_FIGHT -> FOOLISH;
    };
  }

  private double order() {
    SpecialOrder order = state.scenario.order(Side.of(figure));
    boolean isOfUse =
        switch (order) {
          case STEADY_AIM -> bestShot > 0;
          case BLOOD_RUSH -> state.type(figure).profile() == Profile.COMBAT;
          case FIELD_PATCH -> false;
        };
    return isOfUse ? ORDER : FOOLISH;
  }

  // Where it ends

  private double end(int destination) {
    return ground.of(figure, destination)
        + attacks.bestFight(figure, destination, true)
        - attacks.breakAway(figure);
  }

  private double shotAfter(int destination) {
    boolean canShoot = !isLastAction && state.activation.canShort(ActionKind.SHOOT);
    return canShoot ? attacks.bestShot(figure, destination, false) : 0;
  }

  private double after(Command.Shoot shot) {
    return afterShot(weapon(shot.weapon()));
  }

  private double afterShot(Weapon weapon) {
    return weapon.has(Keyword.HEAVY) ? here : afterShort();
  }

  private double afterShort() {
    return isLastAction ? here : bestMove;
  }

  private double afterSpecial() {
    return isLastAction ? here : Math.max(here + bestShot, bestMove);
  }

  // What it does

  private double shot(FigureId target, WeaponId weapon, boolean withAmmo) {
    double worth =
        attacks.shotNow(
            figure, weapon(weapon), enemy(target), Modifier.AMMO.when(withAmmo), rerolls());
    return withAmmo ? worth - AMMO : worth;
  }

  private double suppression(FigureId target, WeaponId weapon) {
    return attacks.suppressionNow(figure, weapon(weapon), enemy(target), rerolls());
  }

  private int rerolls() {
    return state.activation.isAimSteady() ? Successes.ALL : 0;
  }

  private double fight(FigureId enemy, WeaponId weapon) {
    return attacks.fight(figure, weapon(weapon), enemy(enemy), cube, false);
  }

  private double grenade(int at) {
    if (state.figures.carries(figure, Item.SMOKE_GRENADE)) {
      return at == cube ? SMOKE * ground.danger(figure, cube) - TOKEN : FOOLISH;
    }
    return attacks.throwing(figure) * attacks.explosion(Side.of(figure), at) - AMMO;
  }

  private boolean isNearFoe(int at) {
    int enemies = state.figures.enemiesOf(figure);
    return Ground.nearest(state, enemies, at) <= 4;
  }

  private double worthOfFriend(FigureId friend) {
    return Worth.of(state.type(friend(friend)));
  }

  private int damage(FigureId friend) {
    return state.figures.damage(friend(friend));
  }

  private int friend(FigureId id) {
    return state.scenario.figure(Side.of(figure), id);
  }

  private int enemy(FigureId id) {
    return state.scenario.figure(Side.other(Side.of(figure)), id);
  }

  private Weapon weapon(WeaponId id) {
    return state.weapon(state.scenario.weapon(figure, id));
  }
}
