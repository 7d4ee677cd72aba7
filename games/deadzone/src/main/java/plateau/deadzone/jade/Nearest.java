package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.Cube;

/**
 * {@code nearest(F, set)} of B4.2: of all that is offered, what has the smallest (distance, walk,
 * squared centre distance, roster or cube order), measured from one cube. Scratch space of one
 * thread; allocates only while it keeps the list of all that was offered, for the trace.
 */
final class Nearest {

  private static final int ORDER_BITS = 8;
  private static final int CENTRE_BITS = 8;
  private static final int WALK_BITS = 16;

  private static final KeyShape FIGURES = shape().then(TieBreak.ROSTER_ORDER, ORDER_BITS);
  private static final KeyShape CUBES = shape().then(TieBreak.CUBE_ORDER, ORDER_BITS);

  private final Surroundings around;
  private int from;
  private int best;
  private long bestKey;
  private long nextKey;
  private int count;
  private boolean isKeepingAll;
  private final List<Integer> offered = new ArrayList<>();

  Nearest(Surroundings around) {
    this.around = around;
  }

  /** Forgets everything; from now on distances are from the active figure's cube. */
  Nearest begin() {
    return begin(false);
  }

  Nearest begin(boolean keepingAll) {
    from = around.cube();
    clear();
    isKeepingAll = keepingAll;
    return this;
  }

  /** Forgets what was offered. */
  void clear() {
    best = Target.NONE;
    bestKey = Long.MAX_VALUE;
    nextKey = Long.MAX_VALUE;
    count = 0;
    offered.clear();
  }

  void offerFigure(int figure) {
    offer(Target.figure(figure), key(around.table().cube(figure), figure));
  }

  void offerCube(int cube) {
    offer(Target.cube(cube), key(cube, cube));
  }

  /** What is nearest, as a {@link Target}. */
  int target() {
    return best;
  }

  /** The figure that is nearest, or {@link Surroundings#NOBODY}. */
  int figure() {
    return Target.isFigure(best) ? Target.figureOf(best) : Surroundings.NOBODY;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** All that was offered, as targets, if it was to be kept. */
  List<Integer> offered() {
    return offered;
  }

  /** What told the nearest from the next nearest. */
  TieBreak tieBreak() {
    return (Target.isFigure(best) ? FIGURES : CUBES).decider(count, bestKey, nextKey);
  }

  private void offer(int target, long key) {
    count++;
    if (isKeepingAll) {
      offered.add(target);
    }
    if (key < bestKey) {
      nextKey = bestKey;
      bestKey = key;
      best = target;
    } else {
      nextKey = Math.min(nextKey, key);
    }
  }

  private long key(int to, int order) {
    long key = Cube.distance(from, to);
    key = key << WALK_BITS | around.table().field().ways().walk(from, to);
    key = key << CENTRE_BITS | squaredCentreDistance(from, to);
    return key << ORDER_BITS | order;
  }

  private static KeyShape shape() {
    return new KeyShape()
        .then(TieBreak.DISTANCE, WALK_BITS)
        .then(TieBreak.WALK, WALK_BITS)
        .then(TieBreak.CENTRE, CENTRE_BITS);
  }

  static int squaredCentreDistance(int from, int to) {
    int columns = Cube.column(to) - Cube.column(from);
    int rows = Cube.row(to) - Cube.row(from);
    int levels = Cube.level(to) - Cube.level(from);
    return columns * columns + rows * rows + levels * levels;
  }
}
