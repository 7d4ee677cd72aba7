package plateau.deadzone.jade.card;

import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.jade.Step;

/** Focus: objectives. R60: a mission may have none. */
final class Focus implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    CubeSet objectives = scene.table().objectives();
    for (int cube = objectives.first(); cube != Cube.NONE; cube = objectives.after(cube)) {
      among.offerCube(cube);
    }
  }

  @Override
  public List<Step> shooting() {
    return List.of(Step.MOVE, Step.SHOOT_ANY, Step.FIGHT_ANY);
  }

  @Override
  public List<Step> combat() {
    return List.of(Step.MOVE, Step.SHOOT_ANY, Step.FIGHT_ANY);
  }
}
