package plateau.deadzone.jade.card;

import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;

/** Crossfire: enemies that the most JADE figures see, at any range; at least one must. */
final class Crossfire implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    Extremes.offerEnemiesWithLeast(scene, among, enemy -> -viewers(scene, enemy));
    if (!among.isEmpty() && viewers(scene, among.figure()) == 0) {
      among.clear();
    }
  }

  private static int viewers(Scene scene, int enemy) {
    int there = scene.table().cube(enemy);
    int count = scene.canSee(scene.cube(), there) ? 1 : 0;
    for (int i = 0; i < scene.friendCount(); i++) {
      count += scene.canSee(scene.table().cube(scene.friend(i)), there) ? 1 : 0;
    }
    return count;
  }
}
