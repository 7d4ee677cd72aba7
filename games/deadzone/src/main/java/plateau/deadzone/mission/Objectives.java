package plateau.deadzone.mission;

import java.util.Comparator;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.kernel.basis.Named;

/** Which of a map's objectives count (A10.2). */
public enum Objectives implements Named {
  ALL,
  /** The two nearest the middle of the board (R70). */
  CENTRAL,
  NONE;

  private static final int CENTRAL_ONES = 2;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** Those of a map's objectives that this mission plays with. */
  CubeSet among(CubeSet ofMap) {
    return switch (this) {
      case ALL -> ofMap.copy();
      case CENTRAL -> central(ofMap);
      case NONE -> new CubeSet();
    };
  }

  private static CubeSet central(CubeSet ofMap) {
    CubeSet central = new CubeSet();
    ofMap.stream()
        .boxed()
        .sorted(
            Comparator.comparingInt(Objectives::fromMiddle)
                .thenComparing(Comparator.naturalOrder()))
        .limit(CENTRAL_ONES)
        .forEach(central::add);
    return central;
  }

  private static int fromMiddle(int cube) {
    int columns = 2 * Cube.column(cube) - (Cube.SIDE + 1);
    int rows = 2 * Cube.row(cube) - (Cube.SIDE + 1);
    return columns * columns + rows * rows;
  }
}
