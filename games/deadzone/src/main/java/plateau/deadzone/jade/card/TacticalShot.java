package plateau.deadzone.jade.card;

import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.roster.Role;

/** Tactical shot: enemy specialists. */
final class TacticalShot implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    for (int i = 0; i < scene.enemyCount(); i++) {
      if (scene.table().type(scene.enemy(i)).role() == Role.SPECIALIST) {
        among.offerFigure(scene.enemy(i));
      }
    }
  }
}
