package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.procedure.Strength;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.sight.Visibility;

/** The shots that the active figure can make (A7.4), and with which weapon (B4.4). */
final class Shooting {

  /** How a shot is paid for. */
  enum Cost {
    BUDGET,
    COMMAND_DIE
  }

  private final Scene scene;
  private final Nearest nearest;

  Shooting(Scene scene) {
    this.scene = scene;
    this.nearest = new Nearest(scene);
  }

  /** The strongest weapon that can make this very attack, or none. */
  @Nullable Weapon strongestAgainst(int enemy, Cost cost) {
    if (scene.isEnemyHere() || !scene.type().canShoot()) {
      return null;
    }
    int there = scene.table().cube(enemy);
    int distance = Cube.distance(scene.cube(), there);
    if (distance > scene.type().longestRange()) {
      return null;
    }
    Weapon strongest = null;
    for (int i = 0; i < scene.type().ranged().size(); i++) {
      Weapon weapon = scene.type().ranged().get(i);
      if (weapon.range() >= distance
          && isLoaded(weapon)
          && isAffordable(weapon, cost)
          && (strongest == null || Strength.isStronger(weapon, strongest))) {
        strongest = weapon;
      }
    }
    return strongest != null && scene.canSee(scene.cube(), there) ? strongest : null;
  }

  boolean isLegal(int enemy, Cost cost) {
    return strongestAgainst(enemy, cost) != null;
  }

  /** The enemies that can legally be shot at, the nearest first. */
  Nearest targets(Cost cost) {
    nearest.begin();
    for (int i = 0; i < scene.enemyCount(); i++) {
      if (isLegal(scene.enemy(i), cost)) {
        nearest.offerFigure(scene.enemy(i));
      }
    }
    return nearest;
  }

  /** B5, forced-clear-shot: those among them that are in clear shot. */
  Nearest clearTargets() {
    nearest.begin();
    for (int i = 0; i < scene.enemyCount(); i++) {
      int enemy = scene.enemy(i);
      if (scene.visibility(scene.cube(), scene.table().cube(enemy)) == Visibility.CLEAR
          && isLegal(enemy, Cost.BUDGET)) {
        nearest.offerFigure(enemy);
      }
    }
    return nearest;
  }

  /** Whether the figure could shoot if only it could pay for it. */
  boolean isSpent(Cost cost) {
    for (Weapon weapon : scene.type().ranged()) {
      if (isAffordable(weapon, cost)) {
        return false;
      }
    }
    return scene.type().canShoot();
  }

  /**
   * R53: whether the figure's own Reload counter, and nothing else, stops an affordable weapon from
   * shooting at this enemy, and a special action can take it away.
   */
  boolean isStoppedByReload(int enemy) {
    Table table = scene.table();
    if (!table.isReloading(scene.figure()) || !table.canDoSpecial() || scene.isEnemyHere()) {
      return false;
    }
    int there = table.cube(enemy);
    int distance = Cube.distance(scene.cube(), there);
    for (Weapon weapon : scene.type().ranged()) {
      if (!isLoaded(weapon)
          && distance >= 1
          && distance <= weapon.range()
          && isAffordable(weapon, Cost.BUDGET)) {
        return scene.type().canShoot() && scene.canSee(scene.cube(), there);
      }
    }
    return false;
  }

  /** The shot; with ammo if the figure carries some (B4.1). */
  Command shoot(int enemy, Weapon weapon, Cost cost) {
    boolean withAmmo = scene.table().item(scene.figure()) == Item.AMMO;
    WeaponId with = WeaponId.of(weapon);
    return cost == Cost.COMMAND_DIE
        ? new Command.FreeShot(scene.table().id(enemy), with, withAmmo)
        : new Command.Shoot(scene.table().id(enemy), with, withAmmo);
  }

  /** B3.4: whether the special order {@code steady-aim} comes before this shot. */
  boolean isAimSteadiedFirst() {
    Table table = scene.table();
    return table.hasDie(CommandDie.SPECIAL_ORDER) && table.order() == SpecialOrder.STEADY_AIM;
  }

  private boolean isLoaded(Weapon weapon) {
    return !weapon.has(Keyword.SLOW_RELOAD) || !scene.table().isReloading(scene.figure());
  }

  private boolean isAffordable(Weapon weapon, Cost cost) {
    if (cost == Cost.COMMAND_DIE) {
      return true;
    }
    return weapon.has(Keyword.HEAVY) ? scene.table().canDoLong() : scene.table().canShoot();
  }
}
