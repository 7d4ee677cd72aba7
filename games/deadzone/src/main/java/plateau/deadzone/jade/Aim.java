package plateau.deadzone.jade;

import java.util.Objects;
import plateau.deadzone.board.Cube;
import plateau.deadzone.jade.procedure.ActionCard;

/**
 * The target T of the activation (B4.2): chosen once, just after the card is drawn, and again only
 * if it has ceased to exist when it is next needed (R35).
 */
final class Aim {

  private final Surroundings around;
  private final Memory memory;
  private final Trace trace;
  private final Candidacy candidacy;
  private final Nearest candidates;
  private final Nearest nearest;

  Aim(Surroundings around, Memory memory, Trace trace) {
    this.around = around;
    this.memory = memory;
    this.trace = trace;
    this.candidacy = new Candidacy(around);
    this.candidates = new Nearest(around);
    this.nearest = new Nearest(around);
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
    return Target.isFigure(target) ? around.table().cube(Target.figureOf(target)) : Cube.NONE;
  }

  /** T if it is an enemy figure, or {@link Surroundings#NOBODY}. */
  int enemy() {
    int target = target();
    return Target.isFigure(target) && around.isEnemy(Target.figureOf(target))
        ? Target.figureOf(target)
        : Surroundings.NOBODY;
  }

  int nearestEnemy() {
    nearest.begin();
    for (int i = 0; i < around.enemyCount(); i++) {
      nearest.offerFigure(around.enemy(i));
    }
    return nearest.figure();
  }

  private boolean exists(int target) {
    if (Target.isFigure(target)) {
      return around.table().isAlive(Target.figureOf(target));
    }
    if (Target.isCube(target) && card() == ActionCard.LOOTING) {
      return around.table().tokens().contains(Target.cubeOf(target));
    }
    return target != Target.UNKNOWN;
  }

  private void choose() {
    candidates.begin(trace.isOn());
    candidacy.offer(card().candidates(around.type().profile()), candidates);
    boolean isFallback = candidates.isEmpty();
    if (isFallback) {
      for (int i = 0; i < around.enemyCount(); i++) {
        candidates.offerFigure(around.enemy(i));
      }
    }
    memory.target = candidates.target();
    trace.aimed(card(), candidates, isFallback);
  }

  private ActionCard card() {
    return Objects.requireNonNull(around.table().card());
  }
}
