package plateau.deadzone.jade;

import plateau.deadzone.command.Command;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.procedure.Strength;

/** Fights in the active figure's cube (A7.6): against whom, and with which weapon (B4.4). */
final class JadeFighting {

  private final Surroundings around;

  JadeFighting(Surroundings around) {
    this.around = around;
  }

  /**
   * This enemy if it is in the cube, else the nearest one there, or {@link Surroundings#NOBODY}.
   */
  int foeHere(int preferred) {
    if (preferred != Surroundings.NOBODY && around.isEnemy(preferred) && isHere(preferred)) {
      return preferred;
    }
    // All are equally near: the first in roster order.
    for (int i = 0; i < around.enemyCount(); i++) {
      if (isHere(around.enemy(i))) {
        return around.enemy(i);
      }
    }
    return Surroundings.NOBODY;
  }

  boolean canFight() {
    return around.type().canFight() && around.table().canDoLong();
  }

  Command fight(int enemy) {
    return new Command.Fight(
        around.table().id(enemy), WeaponId.of(Strength.strongest(around.type().melee())));
  }

  Command freeFight(int enemy) {
    return new Command.FreeFight(
        around.table().id(enemy), WeaponId.of(Strength.strongest(around.type().melee())));
  }

  private boolean isHere(int enemy) {
    return around.table().isAlive(enemy) && around.table().cube(enemy) == around.cube();
  }
}
