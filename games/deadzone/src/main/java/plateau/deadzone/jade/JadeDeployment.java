package plateau.deadzone.jade;

import java.util.stream.IntStream;
import plateau.deadzone.board.Cube;
import plateau.deadzone.jade.procedure.GroupDeck;
import plateau.deadzone.map.Zone;
import plateau.deadzone.roster.Keyword;

/**
 * Where JADE puts its figures before the first round (B3.1): one figure a cube, front row first,
 * and round again only when every cube has had one. One object deploys one side.
 */
public final class JadeDeployment {

  private static final int TOO_NEAR = 2;

  private final Table table;
  private final int side;
  private final int[] cubes = new int[Cube.COUNT];
  private int count;
  private int next;

  // The row that the zone is extended by when it is full, and the way to the centre.
  private int extraRow;
  private final int forward;

  public JadeDeployment(Table table, int side) {
    this.table = table;
    this.side = side;
    forward = side == 0 ? 1 : -1;
    Zone zone = table.field().zone(side);
    int front = side == 0 ? zone.lastRow() : zone.firstRow();
    int back = side == 0 ? zone.firstRow() : zone.lastRow();
    for (int level = 0; level < Cube.LEVELS; level++) {
      for (int row = front; row != back - forward; row -= forward) {
        addRow(row, level, false);
      }
    }
    extraRow = front + forward;
  }

  /** A zone of these cubes, in their order, which is extended from this row on. */
  JadeDeployment(Table table, int side, int[] zone, int extraRow) {
    this.table = table;
    this.side = side;
    this.extraRow = extraRow;
    forward = side == 0 ? 1 : -1;
    System.arraycopy(zone, 0, cubes, 0, zone.length);
    count = zone.length;
  }

  /**
   * Deals the group deck: the figures in the order in which they are deployed. R67: remote figures
   * come last, if the team has an engineer.
   */
  public int[] deal(GroupDeck deck) {
    int[] dealt = new int[deck.left()];
    for (int i = 0; i < dealt.length; i++) {
      dealt[i] = deck.draw();
    }
    boolean hasEngineer = IntStream.of(dealt).anyMatch(figure -> is(figure, Keyword.ENGINEER));
    return hasEngineer
        ? IntStream.concat(
                IntStream.of(dealt).filter(figure -> !is(figure, Keyword.REMOTE)),
                IntStream.of(dealt).filter(figure -> is(figure, Keyword.REMOTE)))
            .toArray()
        : dealt;
  }

  /** The cube for the figure dealt next. */
  public int cubeFor(int figure) {
    int index = place(figure);
    while (index < 0) {
      extendZone();
      index = place(figure);
    }
    next = (index + 1) % count;
    return cubes[index];
  }

  private int place(int figure) {
    if (is(figure, Keyword.REMOTE)) {
      int controlled = firstWithRoom(figure, true);
      if (controlled >= 0) {
        return controlled;
      }
    }
    return firstWithRoom(figure, false);
  }

  private int firstWithRoom(int figure, boolean nearEngineer) {
    for (int i = 0; i < count; i++) {
      int index = (next + i) % count;
      if (hasRoom(figure, cubes[index]) && (!nearEngineer || isNearEngineer(cubes[index]))) {
        return index;
      }
    }
    return -1;
  }

  private boolean hasRoom(int figure, int cube) {
    int load = table.type(figure).size();
    for (int friend = table.first(side); friend < table.end(side); friend++) {
      if (table.isAlive(friend) && table.cube(friend) == cube) {
        load += table.type(friend).size();
      }
    }
    return load <= table.field().capacity(cube);
  }

  private boolean isNearEngineer(int cube) {
    for (int friend = table.first(side); friend < table.end(side); friend++) {
      if (table.isAlive(friend)
          && table.type(friend).has(Keyword.ENGINEER)
          && Control.isInRange(table.cube(friend), cube)) {
        return true;
      }
    }
    return false;
  }

  private void extendZone() {
    if (extraRow < 1 || extraRow > Cube.SIDE) {
      throw new IllegalStateException("no room on the board for all figures of side " + side);
    }
    for (int level = 0; level < Cube.LEVELS; level++) {
      addRow(extraRow, level, true);
    }
    extraRow += forward;
  }

  // From JADE's own left to its own right.
  private void addRow(int row, int level, boolean isAwayFromEnemies) {
    for (int i = 0; i < Cube.SIDE; i++) {
      int column = side == 0 ? 1 + i : Cube.SIDE - i;
      int cube = Cube.at(column, row, level);
      if (table.field().terrain().isStandable(cube) && !(isAwayFromEnemies && isNearEnemy(cube))) {
        cubes[count++] = cube;
      }
    }
  }

  private boolean isNearEnemy(int cube) {
    for (int enemy = table.first(1 - side); enemy < table.end(1 - side); enemy++) {
      if (table.isAlive(enemy) && Cube.distance(table.cube(enemy), cube) <= TOO_NEAR) {
        return true;
      }
    }
    return false;
  }

  private boolean is(int figure, Keyword keyword) {
    return table.type(figure).has(keyword);
  }
}
