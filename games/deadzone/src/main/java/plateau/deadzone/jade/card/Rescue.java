package plateau.deadzone.jade.card;

import java.util.List;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.jade.Step;

/** Rescue: a shooter goes to injured friends, a fighter to the enemies nearest to one. */
final class Rescue implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    if (scene.isShooter()) {
      offerInjuredFriends(scene, among);
    } else {
      offerThoseNearOne(scene, among);
    }
  }

  private static void offerInjuredFriends(Scene scene, Nearest among) {
    for (int i = 0; i < scene.friendCount(); i++) {
      if (scene.isInjured(scene.friend(i))) {
        among.offerFigure(scene.friend(i));
      }
    }
  }

  private static void offerThoseNearOne(Scene scene, Nearest among) {
    CubeSet injured = new CubeSet();
    for (int i = 0; i < scene.friendCount(); i++) {
      if (scene.isInjured(scene.friend(i))) {
        injured.add(scene.table().cube(scene.friend(i)));
      }
    }
    if (!injured.isEmpty()) {
      Extremes.offerEnemiesWithLeast(
          scene, among, enemy -> Extremes.distance(scene.table().cube(enemy), injured));
    }
  }

  @Override
  public List<Step> shooting() {
    return List.of(Step.MOVE, Step.SHOOT_ANY);
  }
}
