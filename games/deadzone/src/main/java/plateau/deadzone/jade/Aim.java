package plateau.deadzone.jade;

import java.util.Objects;
import plateau.deadzone.board.Cube;
import plateau.deadzone.jade.procedure.ActionCard;

/**
 * The target T of the activation (B4.2): chosen once, just after the card is drawn, and again only
 * if it has ceased to exist when it is next needed (R35).
 */
final class Aim {

  private final Scene scene;
  private final Memory memory;
  private final Trace trace;
  private final Candidacy candidacy;
  private final Nearest candidates;
  private final Nearest nearest;

  Aim(Scene scene, Memory memory, Trace trace) {
    this.scene = scene;
    this.memory = memory;
    this.trace = trace;
    this.candidacy = new Candidacy(scene);
    this.candidates = new Nearest(scene);
    this.nearest = new Nearest(scene);
  }

  /** T, a {@link Target}. */
  int target() {
    if (!exists(memory.target)) {
      choose();
    }
    return memory.target;
  }

  /** The cube of T, or {@link Cube#NONE} without one. */
  int cube() {
    int target = target();
    if (Target.isCube(target)) {
      return Target.cubeOf(target);
    }
    return Target.isFigure(target) ? scene.table().cube(Target.figureOf(target)) : Cube.NONE;
  }

  /** T if it is an enemy figure, or {@link Scene#NOBODY}. */
  int enemy() {
    int target = target();
    return Target.isFigure(target) && scene.isEnemy(Target.figureOf(target))
        ? Target.figureOf(target)
        : Scene.NOBODY;
  }

  int nearestEnemy() {
    nearest.begin();
    for (int i = 0; i < scene.enemyCount(); i++) {
      nearest.offerFigure(scene.enemy(i));
    }
    return nearest.figure();
  }

  private boolean exists(int target) {
    if (Target.isFigure(target)) {
      return scene.table().isAlive(Target.figureOf(target));
    }
    if (Target.isCube(target) && card() == ActionCard.LOOTING) {
      return scene.table().tokens().contains(Target.cubeOf(target));
    }
    return target != Target.UNKNOWN;
  }

  private void choose() {
    candidates.begin(trace.isOn());
    candidacy.offer(card().candidates(scene.type().profile()), candidates);
    boolean isFallback = candidates.isEmpty();
    if (isFallback) {
      for (int i = 0; i < scene.enemyCount(); i++) {
        candidates.offerFigure(scene.enemy(i));
      }
    }
    memory.target = candidates.target();
    trace.aimed(card(), candidates, isFallback);
  }

  private ActionCard card() {
    return Objects.requireNonNull(scene.table().card());
  }
}
