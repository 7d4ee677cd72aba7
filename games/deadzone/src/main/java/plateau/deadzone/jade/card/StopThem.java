package plateau.deadzone.jade.card;

import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;

/** Stop them!: enemies nearest to an objective. R60: without objectives there are none. */
final class StopThem implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    CubeSet objectives = scene.table().objectives();
    if (!objectives.isEmpty()) {
      Extremes.offerEnemiesWithLeast(
          scene, among, enemy -> Extremes.distance(scene.table().cube(enemy), objectives));
    }
  }
}
