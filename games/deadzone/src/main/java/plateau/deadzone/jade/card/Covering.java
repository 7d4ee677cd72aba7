package plateau.deadzone.jade.card;

import java.util.List;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.jade.Step;

/** Covering: friends nearest to an objective. R60: without objectives there are none. */
final class Covering implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    CubeSet objectives = scene.table().objectives();
    if (!objectives.isEmpty()) {
      Extremes.offerFriendsWithLeast(
          scene, among, friend -> Extremes.distance(scene.table().cube(friend), objectives));
    }
  }

  @Override
  public List<Step> shooting() {
    return List.of(Step.MOVE, Step.SHOOT_ANY);
  }

  @Override
  public List<Step> combat() {
    return List.of(Step.ASSAULT, Step.MOVE, Step.FIGHT);
  }
}
