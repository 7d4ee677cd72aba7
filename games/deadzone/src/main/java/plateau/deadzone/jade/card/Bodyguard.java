package plateau.deadzone.jade.card;

import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.jade.Step;
import plateau.deadzone.roster.Role;

/** Bodyguard: a shooter goes to the friendly leader, a fighter to the enemies nearest to it. */
final class Bodyguard implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    if (scene.isShooter()) {
      offerLeader(scene, among);
    } else {
      offerThoseNearTheLeader(scene, among);
    }
  }

  // R50: nobody is their own bodyguard.
  private static void offerLeader(Scene scene, Nearest among) {
    int leader = friendlyLeader(scene);
    if (leader != Scene.NOBODY) {
      among.offerFigure(leader);
    }
  }

  // R50: a leader looks round from its own position.
  private static void offerThoseNearTheLeader(Scene scene, Nearest among) {
    int leader = isLeader(scene, scene.figure()) ? scene.figure() : friendlyLeader(scene);
    if (leader != Scene.NOBODY) {
      int from = scene.table().cube(leader);
      Extremes.offerEnemiesWithLeast(
          scene, among, enemy -> Cube.distance(from, scene.table().cube(enemy)));
    }
  }

  private static int friendlyLeader(Scene scene) {
    for (int i = 0; i < scene.friendCount(); i++) {
      if (isLeader(scene, scene.friend(i))) {
        return scene.friend(i);
      }
    }
    return Scene.NOBODY;
  }

  private static boolean isLeader(Scene scene, int figure) {
    return scene.table().type(figure).role() == Role.LEADER;
  }

  @Override
  public List<Step> shooting() {
    return List.of(Step.MOVE, Step.SHOOT_ANY);
  }
}
