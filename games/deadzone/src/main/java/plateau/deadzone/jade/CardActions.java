package plateau.deadzone.jade;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.jade.Shooting.Cost;
import plateau.deadzone.jade.card.Card;

/** The steps of the card, tried in order; one that is impossible is ignored (B4.3, B7.1). */
final class CardActions {

  private final Repertoire can;
  private final Scene scene;

  CardActions(Repertoire repertoire) {
    can = repertoire;
    scene = repertoire.scene;
  }

  /** The next step, if there is one: the item first. */
  @Nullable Command beforeStep() {
    if (can.memory.step >= steps().size()) {
      return can.goTo(Stage.OWN_RELOAD);
    }
    return isBudgetSpent() ? skipTheRest() : can.tryItem();
  }

  @Nullable Command step() {
    Step step = steps().get(can.memory.step);
    can.trace.because(step);
    can.goTo(Stage.CARD_FREE_MOVE);
    return can.trace.tell(
        switch (step) {
          case SHOOT_OR_MOVE -> shootOrMove();
          case SHOOT -> shootTarget();
          case SHOOT_ANY -> can.shootNearest(can.shooting.targets(Cost.BUDGET), Cost.BUDGET);
          case MOVE -> can.moveTo(can.aim.cube());
          case FIGHT -> can.fight(can.aim.enemy());
          case FIGHT_ANY -> can.fight(Scene.NOBODY);
          case ASSAULT -> assault();
        });
  }

  /** R53: the shot that the reload was for, if it is still affordable. */
  @Nullable Command shotAfterReload() {
    can.trace.because(steps().get(can.memory.step));
    return can.trace.tell(can.shoot(can.aim.enemy(), TieBreak.CARD_TARGET, Cost.BUDGET));
  }

  @Nullable Command nextStep() {
    can.memory.step++;
    return can.goTo(Stage.CARD_ITEM);
  }

  /** R53: after the last step a figure with a Reload counter takes it away. */
  @Nullable Command ownReload() {
    if (!scene.table().isReloading(scene.figure()) || !scene.table().canDoSpecial()) {
      return null;
    }
    return reload();
  }

  // R41: when the shot is impossible, also because Shoot was spent, this is a move.
  private @Nullable Command shootOrMove() {
    int enemy = can.aim.enemy();
    if (enemy != Scene.NOBODY
        && (can.shooting.isLegal(enemy, Cost.BUDGET) || can.shooting.isStoppedByReload(enemy))) {
      return shootTarget();
    }
    return can.moveTo(can.aim.cube());
  }

  private @Nullable Command shootTarget() {
    int enemy = can.aim.enemy();
    if (enemy == Scene.NOBODY) {
      return can.trace.skip(Why.NO_TARGET);
    }
    if (!can.shooting.isLegal(enemy, Cost.BUDGET) && can.shooting.isStoppedByReload(enemy)) {
      can.goTo(Stage.CARD_SHOT_AFTER_RELOAD);
      return reload();
    }
    return can.shoot(enemy, TieBreak.CARD_TARGET, Cost.BUDGET);
  }

  private Command reload() {
    can.trace.because(Rule.BEHAVIOUR_RELOAD);
    can.trace.chose(scene.figure(), TieBreak.ONLY_ONE);
    return new Command.Reload(scene.table().id(scene.figure()));
  }

  private @Nullable Command assault() {
    int enemy = can.aim.nearestEnemy();
    if (enemy == Scene.NOBODY) {
      return can.trace.skip(Why.NO_TARGET);
    }
    can.memory.foe = enemy;
    return can.approach.assault(enemy);
  }

  // No action and no item can be paid for: nothing can come of the steps that are left.
  private boolean isBudgetSpent() {
    Table table = scene.table();
    return !table.canMove() && !table.canShoot() && !table.canDoSpecial() && !table.canDoLong();
  }

  private @Nullable Command skipTheRest() {
    for (int i = can.memory.step; i < steps().size(); i++) {
      can.trace.because(steps().get(i));
      can.trace.tell(can.trace.skip(Why.NOT_AFFORDABLE));
    }
    return can.goTo(Stage.FREE_MOVE);
  }

  private List<Step> steps() {
    return Card.of(Objects.requireNonNull(scene.table().card())).steps(scene.type().profile());
  }
}
