package plateau.deadzone.jade;

import plateau.deadzone.command.Command;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.procedure.Strength;

/** Fights in the active figure's cube (A7.6): against whom, and with which weapon (B4.4). */
final class Fighting {

  private final Scene scene;

  Fighting(Scene scene) {
    this.scene = scene;
  }

  /** This enemy if it is in the cube, else the nearest one there, or {@link Scene#NOBODY}. */
  int foeHere(int preferred) {
    if (preferred != Scene.NOBODY && scene.isEnemy(preferred) && isHere(preferred)) {
      return preferred;
    }
    // All are equally near: the first in roster order.
    for (int i = 0; i < scene.enemyCount(); i++) {
      if (isHere(scene.enemy(i))) {
        return scene.enemy(i);
      }
    }
    return Scene.NOBODY;
  }

  boolean canFight() {
    return scene.type().canFight() && scene.table().canDoLong();
  }

  Command fight(int enemy) {
    return new Command.Fight(
        scene.table().id(enemy), WeaponId.of(Strength.strongest(scene.type().melee())));
  }

  Command freeFight(int enemy) {
    return new Command.FreeFight(
        scene.table().id(enemy), WeaponId.of(Strength.strongest(scene.type().melee())));
  }

  private boolean isHere(int enemy) {
    return scene.table().isAlive(enemy) && scene.table().cube(enemy) == scene.cube();
  }
}
