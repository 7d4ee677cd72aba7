package plateau.deadzone.jade.card;

import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;

/** Finish the job: injured enemies. */
final class FinishTheJob implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    for (int i = 0; i < scene.enemyCount(); i++) {
      if (scene.isInjured(scene.enemy(i))) {
        among.offerFigure(scene.enemy(i));
      }
    }
  }
}
