package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;

/** B5: what comes before the card, checked in order on the current position (R39). */
final class ForcedActions {

  private final Repertoire can;
  private final Scene scene;
  private final Nearest closest;

  ForcedActions(Repertoire repertoire) {
    can = repertoire;
    scene = repertoire.scene;
    closest = new Nearest(scene);
  }

  /** B5.1. No item can be used with an enemy in the cube (B4.1), so none is tried. */
  @Nullable Command melee() {
    if (!scene.isEnemyHere()) {
      return can.goTo(Stage.CLOSE_ITEM);
    }
    force(Rule.FORCED_MELEE);
    if (scene.isShooter()) {
      can.goTo(Stage.CLOSE_ITEM);
      int here = scene.cube();
      return can.trace.tell(can.flight.flee(enemy -> scene.table().cube(enemy) == here));
    }
    return can.trace.tell(can.fight(can.aim.enemy()));
  }

  /** B5.2: the condition, and the item. */
  @Nullable Command beforeTooClose() {
    if (scene.isEnemyHere() || closeEnemies().isEmpty()) {
      return can.goTo(Stage.CLEAR_SHOT_ITEM);
    }
    force(Rule.FORCED_CLOSE_ENEMY);
    return can.tryItem();
  }

  /** B5.2: a fighter charges, a shooter flees; after the item there may be nobody left to. */
  @Nullable Command tooClose() {
    can.trace.because(Rule.FORCED_CLOSE_ENEMY);
    if (scene.isShooter()) {
      return can.trace.tell(
          closeEnemies().isEmpty()
              ? can.trace.skip(Why.NO_TARGET)
              : can.flight.flee(scene::isClose));
    }
    can.goTo(Stage.CLOSE_FIGHT);
    return can.trace.tell(charge(closeEnemies().figure()));
  }

  private @Nullable Command charge(int enemy) {
    if (enemy == Scene.NOBODY) {
      return can.trace.skip(Why.NO_TARGET);
    }
    can.memory.foe = enemy;
    return can.approach.moveTo(scene.table().cube(enemy));
  }

  @Nullable Command shotAfterFlight() {
    can.trace.because(Rule.FORCED_CLOSE_ENEMY);
    can.goTo(Stage.CLEAR_SHOT_ITEM);
    return can.trace.tell(
        can.shootNearest(can.shooting.targets(Shooting.Cost.BUDGET), Shooting.Cost.BUDGET));
  }

  /** B5.2: in practice Fight is long, so that only a free fight follows a charge. */
  @Nullable Command fightAfterCharge() {
    can.trace.because(Rule.FORCED_CLOSE_ENEMY);
    return scene.isEnemyHere() ? can.fight(can.memory.foe) : null;
  }

  /** The condition, and the item. */
  @Nullable Command beforeClearShot() {
    if (scene.isEnemyHere() || can.shooting.clearTargets().isEmpty()) {
      if (!can.memory.wasForced) {
        can.trace.unforced();
      }
      return can.goTo(Stage.MEDIC_ITEM);
    }
    force(Rule.FORCED_CLEAR_SHOT);
    return can.tryItem();
  }

  @Nullable Command clearShot() {
    can.trace.because(Rule.FORCED_CLEAR_SHOT);
    return can.trace.tell(can.shootNearest(can.shooting.clearTargets(), Shooting.Cost.BUDGET));
  }

  private void force(Rule condition) {
    can.memory.wasForced = true;
    can.trace.forced(condition);
  }

  private Nearest closeEnemies() {
    closest.begin();
    for (int i = 0; i < scene.enemyCount(); i++) {
      if (scene.isClose(scene.enemy(i))) {
        closest.offerFigure(scene.enemy(i));
      }
    }
    return closest;
  }
}
