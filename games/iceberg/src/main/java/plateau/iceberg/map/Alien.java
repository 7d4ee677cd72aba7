package plateau.iceberg.map;

/**
 * An alien as the map announces it (§6).
 *
 * @param cell where it will be, as {@link IceMap#cell} numbers cells
 * @param points what capturing it is worth, possibly nothing or less
 * @param arrival the round in which it comes
 * @param duration how many rounds it stays unless it is captured
 */
public record Alien(int cell, int points, int arrival, int duration) {

  public int row() {
    return IceMap.row(cell);
  }

  public int column() {
    return IceMap.column(cell);
  }

  Alien mirrored(Symmetry symmetry) {
    return new Alien(symmetry.mirror(cell), points, arrival, duration);
  }
}
