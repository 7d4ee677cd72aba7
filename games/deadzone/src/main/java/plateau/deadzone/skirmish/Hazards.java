package plateau.deadzone.skirmish;

import plateau.deadzone.board.CubeSet;

/** Smoke and mines on the board. The sets are replaced and never changed, so copies share them. */
final class Hazards {

  static final CubeSet NOWHERE = new CubeSet();

  private CubeSet smoke = NOWHERE;
  private CubeSet haze = NOWHERE;
  private CubeSet southMines = NOWHERE;
  private CubeSet northMines = NOWHERE;

  Hazards() {}

  private Hazards(Hazards other) {
    smoke = other.smoke;
    haze = other.haze;
    southMines = other.southMines;
    northMines = other.northMines;
  }

  Hazards copy() {
    return new Hazards(this);
  }

  CubeSet smoke() {
    return smoke;
  }

  /** The cubes that are adjacent to smoke (A7.4). */
  CubeSet haze() {
    return haze;
  }

  void addSmoke(int cube) {
    CubeSet changed = smoke.copy();
    changed.add(cube);
    setSmoke(changed);
  }

  void removeSmoke(int cube) {
    CubeSet changed = smoke.copy();
    changed.remove(cube);
    setSmoke(changed);
  }

  private void setSmoke(CubeSet changed) {
    smoke = changed;
    CubeSet around = new CubeSet();
    around.addAllAdjacentTo(changed);
    haze = around;
  }

  /** The mines that a side has laid. */
  CubeSet mines(int side) {
    return side == 0 ? southMines : northMines;
  }

  boolean hasMine(int cube) {
    return southMines.contains(cube) || northMines.contains(cube);
  }

  void layMine(int side, int cube) {
    CubeSet changed = mines(side).copy();
    changed.add(cube);
    setMines(side, changed);
  }

  void removeMine(int side, int cube) {
    CubeSet changed = mines(side).copy();
    changed.remove(cube);
    setMines(side, changed);
  }

  private void setMines(int side, CubeSet changed) {
    if (side == 0) {
      southMines = changed;
    } else {
      northMines = changed;
    }
  }
}
