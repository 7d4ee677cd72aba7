package plateau.deadzone.player;

import plateau.deadzone.command.Side;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;
import plateau.kernel.Evaluation;

/**
 * How a side stands between two activations: victory points, what its figures are still worth, and
 * how near they are to objectives.
 */
public final class Advantage implements Evaluation<DeadzoneState> {

  private static final double INJURED = 0.4;
  private static final double PINNED = 0.2;
  private static final double USUAL_LEAD = 4;

  @Override
  public double of(DeadzoneState state, int seat) {
    Ground ground = new Ground(state, Attacks.in(state));
    double lead = worth(state, ground, seat) - worth(state, ground, Side.other(seat));
    return 0.5 + 0.5 * lead / (USUAL_LEAD + Math.abs(lead));
  }

  /** What so many victory points more change where nobody leads by much. */
  static double ofPoints(double points) {
    return 0.5 * points / USUAL_LEAD;
  }

  private static double worth(DeadzoneState state, Ground ground, int side) {
    double sum = state.points(side);
    for (int left = state.figures.standing(side); left != 0; left = Figures.rest(left)) {
      int figure = Figures.first(left);
      double lost =
          (state.figures.isInjured(figure) ? INJURED : 0)
              + (state.figures.isPinned(figure) ? PINNED : 0);
      sum += Worth.of(state.type(figure)) * (1 - lost);
      sum += ground.objectives(figure, state.figures.cube(figure));
    }
    return sum;
  }
}
