package plateau.deadzone.jade.card;

import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.roster.FigureType;

/** Clean-up: enemies with the lowest Armour, and among them the worst Survive (R49). */
final class CleanUp implements Card {

  // No Survive number is as large.
  private static final int ONE_ARMOUR = 16;

  @Override
  public void candidates(Scene scene, Nearest among) {
    Extremes.offerEnemiesWithLeast(scene, among, enemy -> strength(scene.table().type(enemy)));
  }

  private static int strength(FigureType enemy) {
    return enemy.armour() * ONE_ARMOUR - enemy.survive();
  }
}
