package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.command.Side;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.roster.Keyword;

/**
 * What pushes and explosions do to one figure (A7.9), wherever they throw it. Left out is what
 * others do who are thrown with it: take its room, or set off a mine beside it.
 */
final class Mishaps {

  private final DeadzoneState state;
  private final int figure;
  private final Attempt survive;
  // Each goes off once.
  private final CubeSet mines;

  Mishaps(DeadzoneState state, int figure) {
    this.state = state;
    this.figure = figure;
    survive = Attempt.of(Modifier.BASE, state.type(figure).survive());
    mines = state.minesAgainst(figure).copy();
  }

  /** Of everybody in the cube of an explosion: the enemies of the side that causes it first. */
  static List<Fate> explosion(DeadzoneState state, int cube, int side) {
    List<Fate> fates = new ArrayList<>();
    for (int one : new int[] {Side.other(side), side}) {
      for (int left = state.figures.in(one, cube); left != 0; left = Figures.rest(left)) {
        int figure = Figures.first(left);
        fates.add(new Mishaps(state, figure).exploded(new Fate(state, figure), cube));
      }
    }
    return fates;
  }

  /** After a push in a scattered direction. */
  Fate scattered(Fate fate, int cube) {
    return Fate.anyOf(
        Direction.ALL.stream().map(direction -> pushed(fate, cube, direction)).toList());
  }

  /** After a push in this direction. */
  Fate pushed(Fate fate, int from, Direction direction) {
    if (state.has(figure, Keyword.SOLID)) {
      return fate;
    }
    int to = Pushing.end(state, figure, from, direction);
    if (to == Pushing.AGAINST_A_WALL) {
      return fate.after(OpposedOdds.of(Pushing.wall(), survive), 0);
    }
    int levels = Cube.level(from) - Cube.level(to);
    Fate landed =
        Pushing.isHarmful(levels)
            ? fate.after(OpposedOdds.of(Pushing.gravity(levels), survive), 0)
            : fate;
    return to != from && mines.contains(to) ? exploded(landed, to) : landed;
  }

  private Fate exploded(Fate fate, int cube) {
    boolean isMined = mines.contains(cube);
    mines.remove(cube);
    Fate after = scattered(fate.after(OpposedOdds.of(Explosions.blast(), survive), 0), cube);
    if (isMined) {
      mines.add(cube);
    }
    return after;
  }
}
