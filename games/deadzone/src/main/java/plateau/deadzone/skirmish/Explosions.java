package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Side;
import plateau.deadzone.dice.Attempt;

/** A7.9: explosions, and the mines that cause some of them (A11.2). */
public final class Explosions {

  /** All explosions of the items are {@code frag-3}. */
  private static final int FRAG = 3;

  private static final int BLAST = 4;

  private Explosions() {}

  /** The test that everybody in the cube of an explosion has to survive. */
  public static Attempt blast() {
    return Attempt.of(FRAG, BLAST);
  }

  /**
   * An explosion in a cube: first the enemies of the side that caused it, then its friends, each in
   * roster order.
   */
  static void explode(DeadzoneState state, int cube, int side, Referee referee) {
    if (referee.isTelling()) {
      referee.tell(new Event.Exploded(Cube.name(cube)));
    }
    int blast = referee.test(Roll.BLAST, blast());
    int enemies = state.figures.in(Side.other(side), cube);
    int friends = state.figures.in(side, cube);
    strikeAll(state, enemies, cube, blast, referee);
    strikeAll(state, friends, cube, blast, referee);
  }

  // One who was pushed onto a mine may come flying back and set off another: then not everybody who
  // was in the cube still is.
  private static void strikeAll(
      DeadzoneState state, int figures, int cube, int blast, Referee referee) {
    for (int left = figures; left != 0; left = Figures.rest(left)) {
      int figure = Figures.first(left);
      if (state.figures.cube(figure) == cube) {
        strike(state, figure, blast, referee);
      }
    }
  }

  private static void strike(DeadzoneState state, int figure, int blast, Referee referee) {
    int survived = Pushing.survive(state, figure, referee);
    if (blast > survived) {
      Damage.inflict(state, figure, blast - survived, 0, referee);
    }
    if (state.figures.isStanding(figure)) {
      Pushing.scatter(state, figure, referee);
      Pinning.pin(state, figure, referee);
    }
  }

  /**
   * R16: a mine in the cube that a figure has come to goes off, if it is against this figure.
   *
   * @return whether there was one
   */
  static boolean enter(DeadzoneState state, int figure, Referee referee) {
    int cube = state.figures.cube(figure);
    if (!state.minesAgainst(figure).contains(cube)) {
      return false;
    }
    int owner = Side.other(Side.of(figure));
    state.hazards.removeMine(owner, cube);
    if (referee.isTelling()) {
      referee.tell(new Event.MineWentOff(Cube.name(cube), Side.ALL.get(owner)));
    }
    explode(state, cube, owner, referee);
    if (figure == state.activation.figure()) {
      state.activation.end();
    }
    return true;
  }
}
