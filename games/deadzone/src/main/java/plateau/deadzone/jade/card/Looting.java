package plateau.deadzone.jade.card;

import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.jade.Step;

/** Looting: items on the board, unless the figure already carries one (R59). */
final class Looting implements Card {

  @Override
  public void candidates(Scene scene, Nearest among) {
    if (scene.table().item(scene.figure()) != null) {
      return;
    }
    CubeSet tokens = scene.table().tokens();
    for (int cube = tokens.first(); cube != Cube.NONE; cube = tokens.after(cube)) {
      among.offerCube(cube);
    }
  }

  @Override
  public List<Step> shooting() {
    return List.of(Step.MOVE, Step.SHOOT_ANY, Step.FIGHT_ANY);
  }

  @Override
  public List<Step> combat() {
    return List.of(Step.ASSAULT, Step.MOVE, Step.FIGHT);
  }
}
