package plateau.deadzone.terminal;

import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.view.FigureSeen;

/**
 * A figure as the board shows it.
 *
 * @param side 0 in the south, 1 in the north
 * @param number in its roster, from 1
 */
record Soldier(int side, int number, FigureSeen seen, FigureType type) {

  Sign sign() {
    return new Sign(side, number, !seen.activated());
  }

  /** Its path in the view. */
  String thing() {
    return "sides." + side + ".figures." + (number - 1);
  }

  boolean isOnBoard() {
    return seen.cube().isPresent();
  }

  /** Its cube, or {@link Cube#NONE}. */
  int cube() {
    Optional<String> cube = seen.cube();
    return cube.isPresent() ? Cube.parse(cube.get()).orElseThrow() : Cube.NONE;
  }

  boolean isIn(int cube) {
    return isOnBoard() && cube() == cube;
  }
}
