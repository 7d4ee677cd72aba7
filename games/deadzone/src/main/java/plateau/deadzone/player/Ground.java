package plateau.deadzone.player;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Side;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.Role;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;

/** What it is worth to a figure to stand in a cube: objectives, cover, and what it can do next. */
final class Ground {

  private static final double LATER_ROUND = 0.3;
  private static final double CONTESTED = 0.4;
  private static final double ON_THE_WAY = 0.6;
  private static final double FAR = 8;
  private static final double DANGER = 0.6;
  private static final double DANGER_NEXT_ROUND = 0.35;
  private static final double NEXT_SHOT = 0.4;
  private static final double NEXT_FIGHT = 0.4;
  private static final double NEARER = 0.04;
  private static final double TOKEN = 0.3;
  private static final double MINE = 1;

  private final DeadzoneState state;
  private final Attacks attacks;

  Ground(DeadzoneState state, Attacks attacks) {
    this.state = state;
    this.attacks = attacks;
  }

  double of(int figure, int cube) {
    return objectives(figure, cube)
        - danger(figure, cube)
        + chances(figure, cube)
        + markers(figure, cube);
  }

  double objectives(int figure, int cube) {
    CubeSet objectives = state.scenario.objectives();
    if (objectives.isEmpty() || state.type(figure).role() == Role.SENTRY) {
      return 0;
    }
    double best = 0;
    for (int goal = objectives.first(); goal != Cube.NONE; goal = objectives.after(goal)) {
      int way = state.field().ways().walk(cube, goal);
      if (way != Ways.NO_WAY && !isTakenByFriend(figure, goal)) {
        double near = way == 0 ? 1 : ON_THE_WAY * Math.max(0, 1 - way / FAR);
        double open = attacks.isAmongFoes(figure, goal) ? CONTESTED : 1;
        best = Math.max(best, near * (way == 0 ? open : 1));
      }
    }
    return best * state.scenario.mission().score() * roundsWorth();
  }

  // Whoever holds an objective now hopes to hold it for some rounds.
  private double roundsWorth() {
    return 1 + LATER_ROUND * Math.min(3, state.scenario.mission().rounds() - state.round());
  }

  private boolean isTakenByFriend(int figure, int goal) {
    int others = state.figures.in(Side.of(figure), goal) & ~Figures.bit(figure);
    return (others & ~state.figures.pinned() & ~Figures.SENTRIES) != 0;
  }

  /** Shots that enemies could take at it, and charges. */
  double danger(int figure, int cube) {
    double danger = 0;
    for (int left = state.figures.enemiesOf(figure); left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      double soon = state.figures.isActivated(enemy) ? DANGER_NEXT_ROUND : DANGER;
      danger += soon * Math.max(shotFrom(enemy, figure, cube), chargeFrom(enemy, figure, cube));
    }
    return danger;
  }

  private double shotFrom(int enemy, int figure, int cube) {
    int from = state.figures.cube(enemy);
    boolean canShoot = state.type(enemy).canShoot() && from != cube;
    return canShoot ? attacks.bestShotAt(enemy, from, figure, cube, true) : 0;
  }

  private double chargeFrom(int enemy, int figure, int cube) {
    FigureType type = state.type(enemy);
    boolean canCharge =
        type.profile() == Profile.COMBAT
            && state.field().ways().walk(state.figures.cube(enemy), cube) <= type.sprint();
    return canCharge ? attacks.charge(enemy, figure, cube) : 0;
  }

  /** What it could do from a cube, in the next activation. */
  double chances(int figure, int cube) {
    FigureType type = state.type(figure);
    double shot = NEXT_SHOT * attacks.bestShot(figure, cube, true);
    return type.profile() == Profile.COMBAT ? Math.max(shot, charges(figure, cube)) : shot;
  }

  private double charges(int figure, int cube) {
    FigureType type = state.type(figure);
    double best = 0;
    for (int left = state.figures.enemiesOf(figure); left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      int way = state.field().ways().walk(cube, state.figures.cube(enemy));
      if (way != Ways.NO_WAY) {
        double worth = Math.max(0, attacks.charge(figure, enemy, state.figures.cube(enemy)));
        best =
            Math.max(
                best,
                way <= type.sprint()
                    ? NEXT_FIGHT * worth
                    : NEXT_FIGHT * worth - NEARER * (way - type.sprint()));
      }
    }
    return best;
  }

  /** The fewest steps that one of these figures needs to a cube. */
  static int nearest(DeadzoneState state, int figures, int cube) {
    int nearest = Ways.NO_WAY;
    for (int left = figures; left != 0; left = Figures.rest(left)) {
      int from = state.figures.cube(Figures.first(left));
      nearest = Math.min(nearest, state.field().ways().walk(from, cube));
    }
    return nearest;
  }

  private double markers(int figure, int cube) {
    FigureType type = state.type(figure);
    boolean wantsToken =
        state.hasToken(cube) && !state.figures.isCarrying(figure) && !type.has(Keyword.BESTIAL);
    boolean isMined = state.isMinedAgainst(figure, cube);
    return (wantsToken ? TOKEN : 0) - (isMined ? MINE : 0);
  }
}
