package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.sight.Visibility;

/**
 * The table as the active figure sees it: who is a friend, who is an enemy, who is where. Scratch
 * space of one thread, filled anew for each decision without allocating.
 */
final class Surroundings {

  /** No figure. */
  static final int NOBODY = -1;

  // What a roster can hold; a figure's number fits a byte.
  private static final int MOST_FIGURES = 128;

  private @Nullable Table table;
  private int side;
  private int figure;
  private int cube;

  private final int[] enemies = new int[MOST_FIGURES];
  private int enemyCount;
  private final int[] friends = new int[MOST_FIGURES];
  private int friendCount;
  private final CubeSet enemyCubes = new CubeSet();

  // The enemies that could ever shoot (B6.1), for the counts that are asked most often.
  private final int[] shooterCubes = new int[MOST_FIGURES];
  private final int[] shooterRanges = new int[MOST_FIGURES];
  private int shooterCount;

  void lookAt(Table newTable) {
    table = newTable;
    side = newTable.side();
    figure = newTable.figure();
    cube = newTable.cube(figure);
    friendCount = gather(newTable, side, friends);
    enemyCount = gather(newTable, 1 - side, enemies);
    enemyCubes.clear();
    shooterCount = 0;
    for (int i = 0; i < enemyCount; i++) {
      meet(newTable, enemies[i]);
    }
  }

  private int gather(Table from, int ofSide, int[] figures) {
    int count = 0;
    for (int other = from.first(ofSide); other < from.end(ofSide); other++) {
      if (other != figure && from.isAlive(other)) {
        figures[count++] = other;
      }
    }
    return count;
  }

  private void meet(Table from, int enemy) {
    enemyCubes.add(from.cube(enemy));
    FigureType type = from.type(enemy);
    if (type.canShoot()) {
      shooterCubes[shooterCount] = from.cube(enemy);
      shooterRanges[shooterCount++] = type.longestRange();
    }
  }

  Table table() {
    if (table == null) {
      throw new IllegalStateException("no table to look at");
    }
    return table;
  }

  int side() {
    return side;
  }

  /** F: the active figure. */
  int figure() {
    return figure;
  }

  FigureType type() {
    return table().type(figure);
  }

  /** The cube of the active figure. */
  int cube() {
    return cube;
  }

  boolean isShooter() {
    return type().profile() == Profile.SHOOTING;
  }

  /** The living enemies, in roster order. */
  int enemyCount() {
    return enemyCount;
  }

  int enemy(int index) {
    return enemies[index];
  }

  /** The living friends in roster order, without the active figure itself (R50). */
  int friendCount() {
    return friendCount;
  }

  int friend(int index) {
    return friends[index];
  }

  boolean isEnemy(int other) {
    Table now = table();
    return other >= now.first(1 - side) && other < now.end(1 - side);
  }

  CubeSet enemyCubes() {
    return enemyCubes;
  }

  /** In melee: an enemy is in the cube of the active figure. */
  boolean isEnemyHere() {
    return enemyCubes.contains(cube);
  }

  /** R38: an enemy in an adjacent cube that the active figure can see into. */
  boolean isClose(int enemy) {
    int there = table().cube(enemy);
    return Cube.areAdjacent(cube, there) && canSee(cube, there);
  }

  boolean canSee(int viewer, int target) {
    return visibility(viewer, target) != Visibility.BLOCKED;
  }

  Visibility visibility(int viewer, int target) {
    Table now = table();
    return now.field().sight().visibility(viewer, target, now.smoke());
  }

  boolean isInjured(int someone) {
    return table().damage(someone) > 0;
  }

  boolean isConstruct(int someone) {
    return table().type(someone).has(Keyword.CONSTRUCT);
  }

  /**
   * {@code E(F, c)} of B6.1: how many enemies would have a clear shot into this cube. R44: those in
   * the active figure's present cube are left out.
   */
  int exposure(int at) {
    int count = 0;
    for (int i = 0; i < shooterCount; i++) {
      int from = shooterCubes[i];
      if (from != at && from != cube && visibility(from, at) == Visibility.CLEAR) {
        count++;
      }
    }
    return count;
  }

  /** {@code G(F, c)} of B6.1: how many enemies would have this cube in shooting range (R37). */
  int gunsOn(int at) {
    int count = 0;
    for (int i = 0; i < shooterCount; i++) {
      int from = shooterCubes[i];
      if (from != at && Cube.distance(from, at) <= shooterRanges[i] && canSee(from, at)) {
        count++;
      }
    }
    return count;
  }
}
