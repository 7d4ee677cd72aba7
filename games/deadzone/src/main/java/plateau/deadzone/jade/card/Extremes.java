package plateau.deadzone.jade.card;

import java.util.function.IntUnaryOperator;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;

/** Offers those who have the least of something. */
final class Extremes {

  private Extremes() {}

  static void offerEnemiesWithLeast(Scene scene, Nearest among, IntUnaryOperator amount) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < scene.enemyCount(); i++) {
      least = offerIfLeast(scene.enemy(i), among, amount, least);
    }
  }

  static void offerFriendsWithLeast(Scene scene, Nearest among, IntUnaryOperator amount) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < scene.friendCount(); i++) {
      least = offerIfLeast(scene.friend(i), among, amount, least);
    }
  }

  private static int offerIfLeast(
      int figure, Nearest among, IntUnaryOperator amount, int leastSoFar) {
    int own = amount.applyAsInt(figure);
    if (own > leastSoFar) {
      return leastSoFar;
    }
    if (own < leastSoFar) {
      among.clear();
    }
    among.offerFigure(figure);
    return own;
  }

  /** {@code dist} from a cube to the nearest of these. */
  static int distance(int from, CubeSet cubes) {
    int distance = Integer.MAX_VALUE;
    for (int cube = cubes.first(); cube != Cube.NONE; cube = cubes.after(cube)) {
      distance = Math.min(distance, Cube.distance(from, cube));
    }
    return distance;
  }
}
