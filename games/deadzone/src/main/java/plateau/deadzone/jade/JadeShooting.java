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
final class JadeShooting {

  /** How a shot is paid for. */
  enum PaidBy {
    BUDGET,
    COMMAND_DIE
  }

  private final Surroundings around;
  private final Nearest nearest;

  JadeShooting(Surroundings around) {
    this.around = around;
    this.nearest = new Nearest(around);
  }

  /** The strongest weapon that can make this very attack, or none. */
  @Nullable Weapon strongestAgainst(int enemy, PaidBy cost) {
    if (around.isEnemyHere() || !around.type().canShoot()) {
      return null;
    }
    int there = around.table().cube(enemy);
    int distance = Cube.distance(around.cube(), there);
    if (distance > around.type().longestRange()) {
      return null;
    }
    Weapon strongest = null;
    for (int i = 0; i < around.type().ranged().size(); i++) {
      Weapon weapon = around.type().ranged().get(i);
      if (weapon.range() >= distance
          && isLoaded(weapon)
          && isAffordable(weapon, cost)
          && (strongest == null || Strength.isStronger(weapon, strongest))) {
        strongest = weapon;
      }
    }
    return strongest != null && around.canSee(around.cube(), there) ? strongest : null;
  }

  boolean isLegal(int enemy, PaidBy cost) {
    return strongestAgainst(enemy, cost) != null;
  }

  /** The enemies that can legally be shot at, the nearest first. */
  Nearest targets(PaidBy cost) {
    nearest.begin();
    for (int i = 0; i < around.enemyCount(); i++) {
      if (isLegal(around.enemy(i), cost)) {
        nearest.offerFigure(around.enemy(i));
      }
    }
    return nearest;
  }

  /** B5, forced-clear-shot: those among them that are in clear shot. */
  Nearest clearTargets() {
    nearest.begin();
    for (int i = 0; i < around.enemyCount(); i++) {
      int enemy = around.enemy(i);
      if (around.visibility(around.cube(), around.table().cube(enemy)) == Visibility.CLEAR
          && isLegal(enemy, PaidBy.BUDGET)) {
        nearest.offerFigure(enemy);
      }
    }
    return nearest;
  }

  /** Whether the figure could shoot if only it could pay for it. */
  boolean isSpent(PaidBy cost) {
    for (Weapon weapon : around.type().ranged()) {
      if (isAffordable(weapon, cost)) {
        return false;
      }
    }
    return around.type().canShoot();
  }

  /**
   * R53: whether the figure's own Reload counter, and nothing else, stops an affordable weapon from
   * shooting at this enemy, and a special action can take it away.
   */
  boolean isStoppedByReload(int enemy) {
    Table table = around.table();
    if (!table.isReloading(around.figure()) || !table.canDoSpecial() || around.isEnemyHere()) {
      return false;
    }
    int there = table.cube(enemy);
    int distance = Cube.distance(around.cube(), there);
    for (Weapon weapon : around.type().ranged()) {
      if (!isLoaded(weapon)
          && distance >= 1
          && distance <= weapon.range()
          && isAffordable(weapon, PaidBy.BUDGET)) {
        return around.type().canShoot() && around.canSee(around.cube(), there);
      }
    }
    return false;
  }

  /** The shot; with ammo if the figure carries some (B4.1). */
  Command shoot(int enemy, Weapon weapon, PaidBy cost) {
    boolean withAmmo = around.table().item(around.figure()) == Item.AMMO;
    WeaponId with = WeaponId.of(weapon);
    return cost == PaidBy.COMMAND_DIE
        ? new Command.FreeShot(around.table().id(enemy), with, withAmmo)
        : new Command.Shoot(around.table().id(enemy), with, withAmmo);
  }

  /** B3.4: whether the special order {@code steady-aim} comes before this shot. */
  boolean isAimSteadiedFirst() {
    Table table = around.table();
    return table.hasDie(CommandDie.SPECIAL_ORDER) && table.order() == SpecialOrder.STEADY_AIM;
  }

  private boolean isLoaded(Weapon weapon) {
    return !weapon.has(Keyword.SLOW_RELOAD) || !around.table().isReloading(around.figure());
  }

  private boolean isAffordable(Weapon weapon, PaidBy cost) {
    if (cost == PaidBy.COMMAND_DIE) {
      return true;
    }
    return weapon.has(Keyword.HEAVY) ? around.table().canDoLong() : around.table().canShoot();
  }
}
