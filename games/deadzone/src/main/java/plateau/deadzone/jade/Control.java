package plateau.deadzone.jade;

import plateau.deadzone.board.Cube;
import plateau.deadzone.roster.Keyword;

/** Remote figures and the engineers who control them (A8.1, B6.2 point 5, B8.1). */
final class Control {

  private static final int RANGE = 3;

  private final Surroundings around;

  Control(Surroundings around) {
    this.around = around;
  }

  /** Whether nobody gets out of control when the active figure ends a movement here. */
  boolean isKept(int destination) {
    if (around.type().has(Keyword.REMOTE)) {
      return isNearEngineer(destination);
    }
    return !around.type().has(Keyword.ENGINEER) || keepsAllRemotes(destination);
  }

  private boolean keepsAllRemotes(int destination) {
    Table table = around.table();
    for (int i = 0; i < around.friendCount(); i++) {
      int friend = around.friend(i);
      if (table.type(friend).has(Keyword.REMOTE)
          && isInRange(around.cube(), table.cube(friend))
          && !isInRange(destination, table.cube(friend))
          && !isNearEngineer(table.cube(friend))) {
        return false;
      }
    }
    return true;
  }

  // An engineer other than the active figure.
  private boolean isNearEngineer(int cube) {
    Table table = around.table();
    for (int i = 0; i < around.friendCount(); i++) {
      int friend = around.friend(i);
      if (table.type(friend).has(Keyword.ENGINEER) && isInRange(table.cube(friend), cube)) {
        return true;
      }
    }
    return false;
  }

  static boolean isInRange(int engineer, int remote) {
    return Cube.distance(engineer, remote) <= RANGE;
  }
}
