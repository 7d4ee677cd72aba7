package plateau.deadzone.jade.card;

import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.roster.FigureType;

/** Logistics: enemies with the highest Sprint, and among them the highest Advance. */
final class Logistics implements Card {

  // No Advance is as large.
  private static final int ONE_SPRINT = 256;

  @Override
  public void candidates(Scene scene, Nearest among) {
    Extremes.offerEnemiesWithLeast(scene, among, enemy -> -speed(scene.table().type(enemy)));
  }

  private static int speed(FigureType enemy) {
    return enemy.sprint() * ONE_SPRINT + enemy.advance();
  }
}
