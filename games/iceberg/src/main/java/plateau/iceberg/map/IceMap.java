package plateau.iceberg.map;

import java.util.Arrays;
import java.util.List;

/**
 * Everything that is fixed before a match: walls, start cells, aliens. Immutable. Made by {@link
 * MapReader} and {@link MapGenerator} only, or from such a map, so a map that exists is a map that
 * can be played.
 */
public final class IceMap {

  /** Rows and columns of the grid (§1, GRID_SIZE). */
  public static final int SIZE = 25;

  public static final int CELLS = SIZE * SIZE;

  /** Agents of each player. */
  public static final int AGENTS = 4;

  /** Agents of both players together: player 0's first. */
  public static final int ALL_AGENTS = 2 * AGENTS;

  /** Rounds of a match, numbered from 0, unless fewer were agreed. */
  public static final int ROUNDS = 100;

  static final int FULL_ROW = (1 << SIZE) - 1;

  private final int[] wallRows;
  private final int[] starts;
  private final List<Alien> aliens;
  private final int rounds;

  IceMap(int[] wallRows, int[] starts, List<Alien> aliens) {
    this(wallRows, starts, aliens, ROUNDS);
  }

  private IceMap(int[] wallRows, int[] starts, List<Alien> aliens, int rounds) {
    this.wallRows = wallRows;
    this.starts = starts;
    this.aliens = List.copyOf(aliens);
    this.rounds = rounds;
  }

  /** The same map for a match of so many rounds; its text does not tell. */
  public IceMap lasting(int some) {
    return new IceMap(wallRows, starts, aliens, some);
  }

  /** How many rounds a match on it has. */
  public int rounds() {
    return rounds;
  }

  /** The number of a cell on the grid: row by row from the top left. */
  public static int cell(int row, int column) {
    return row * SIZE + column;
  }

  public static int row(int cell) {
    return cell / SIZE;
  }

  public static int column(int cell) {
    return cell % SIZE;
  }

  public static boolean isOnGrid(int row, int column) {
    return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  }

  public boolean isWall(int row, int column) {
    return ((wallRows[row] >>> column) & 1) != 0;
  }

  public boolean isWall(int cell) {
    return isWall(row(cell), column(cell));
  }

  /** The walls of a row: bit c stands for column c. */
  public int wallRow(int row) {
    return wallRows[row];
  }

  /** How many cells are walls. */
  public int walls() {
    return Arrays.stream(wallRows).map(Integer::bitCount).sum();
  }

  public int start(int player, int agent) {
    return starts[player * AGENTS + agent];
  }

  /** In the order of the map's text, which numbers them. */
  public List<Alien> aliens() {
    return aliens;
  }

  /** The same map seen in a mirror: everybody keeps agents, aliens and their numbers (§17.13). */
  public IceMap mirrored(Symmetry symmetry) {
    int[] rows = new int[SIZE];
    for (int cell = 0; cell < CELLS; cell++) {
      if (isWall(cell)) {
        int image = symmetry.mirror(cell);
        rows[row(image)] |= 1 << column(image);
      }
    }
    return new IceMap(
        rows,
        Arrays.stream(starts).map(symmetry::mirror).toArray(),
        aliens.stream().map(alien -> alien.mirrored(symmetry)).toList(),
        rounds);
  }

  /** The same map with each player's agents where the other's were. */
  public IceMap sidesExchanged() {
    int[] exchanged = new int[ALL_AGENTS];
    for (int agent = 0; agent < ALL_AGENTS; agent++) {
      exchanged[agent] = starts[(agent + AGENTS) % ALL_AGENTS];
    }
    return new IceMap(wallRows, exchanged, aliens, rounds);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IceMap map
        && Arrays.equals(wallRows, map.wallRows)
        && Arrays.equals(starts, map.starts)
        && aliens.equals(map.aliens)
        && rounds == map.rounds;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(wallRows) + Arrays.hashCode(starts))
        + aliens.hashCode()
        + rounds;
  }

  /** The map's text. */
  @Override
  public String toString() {
    return MapWriter.write(this);
  }
}
