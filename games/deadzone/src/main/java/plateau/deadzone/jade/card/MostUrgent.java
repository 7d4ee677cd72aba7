package plateau.deadzone.jade.card;

import java.util.List;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.jade.Step;

/** Most urgent first: all enemies. */
final class MostUrgent implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    for (int i = 0; i < scene.enemyCount(); i++) {
      among.offerFigure(scene.enemy(i));
    }
  }

  @Override
  public List<Step> shooting() {
    return List.of(Step.SHOOT_OR_MOVE, Step.SHOOT);
  }
}
