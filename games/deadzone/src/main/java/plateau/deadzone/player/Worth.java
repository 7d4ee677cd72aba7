package plateau.deadzone.player;

import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Role;
import plateau.deadzone.skirmish.DeadzoneState;

/** What figures are worth, in victory points. */
final class Worth {

  // What a figure of so many points would still have done is worth one victory point.
  private static final double POINTS = 20;
  private static final double INJURY = 0.4;
  private static final double PIN = 0.35;
  private static final double PIN_OF_ACTIVATED = 0.2;
  private static final double SENTRY = 0.8;

  private Worth() {}

  static double of(FigureType figure) {
    return figure.role() == Role.SENTRY ? SENTRY : figure.vp() + figure.points() / POINTS;
  }

  /** What the other side gains by this. */
  static double of(HitOdds hit, FigureType figure) {
    return (hit.dead() + INJURY * hit.injured()) * of(figure);
  }

  /** What it costs a figure to be pinned: its next action, and an objective that it held. */
  static double ofPinning(DeadzoneState state, int figure) {
    if (state.figures.isPinned(figure)) {
      return 0;
    }
    double held =
        state.scenario.objectives().contains(state.figures.cube(figure))
            ? state.scenario.mission().score()
            : 0;
    double time = state.figures.isActivated(figure) ? PIN_OF_ACTIVATED : PIN;
    return time * of(state.type(figure)) + held / 2;
  }
}
