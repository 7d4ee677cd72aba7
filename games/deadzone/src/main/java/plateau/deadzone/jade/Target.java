package plateau.deadzone.jade;

import plateau.deadzone.board.Cube;

/**
 * T of B4.2 as one number, so that it can be remembered: a figure, a cube (an item, an objective),
 * or nothing.
 */
final class Target {

  /** Not chosen yet. */
  static final int UNKNOWN = 0;

  /** Chosen, and there was nothing to choose. */
  static final int NONE = 1;

  private static final int FIRST_CUBE = 2;
  private static final int FIRST_FIGURE = FIRST_CUBE + Cube.COUNT;

  private Target() {}

  static int figure(int figure) {
    return FIRST_FIGURE + figure;
  }

  static int cube(int cube) {
    return FIRST_CUBE + cube;
  }

  static boolean isFigure(int target) {
    return target >= FIRST_FIGURE;
  }

  static boolean isCube(int target) {
    return target >= FIRST_CUBE && target < FIRST_FIGURE;
  }

  static int figureOf(int target) {
    return target - FIRST_FIGURE;
  }

  static int cubeOf(int target) {
    return target - FIRST_CUBE;
  }
}
