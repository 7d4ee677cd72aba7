package plateau.deadzone.board;

import java.util.random.RandomGenerator;

/** Terrains of all kinds for properties: from nearly empty fields to mazes. */
public final class RandomTerrain {

  private final RandomGenerator random;
  private final double density;
  private final TerrainPlan plan = new TerrainPlan();

  private RandomTerrain(RandomGenerator random, double mostDensity) {
    this.random = random;
    this.density = random.nextDouble(mostDensity);
  }

  public static Terrain from(RandomGenerator random) {
    return new RandomTerrain(random, 0.5).terrain();
  }

  /** Towers with ladders and a few faces: mostly one can get everywhere. */
  public static Terrain towers(RandomGenerator random) {
    return new RandomTerrain(random, 0.2).towers();
  }

  /** A few cubes of the board. */
  public static CubeSet cubes(RandomGenerator random, int most) {
    CubeSet cubes = new CubeSet();
    int count = random.nextInt(most + 1);
    for (int i = 0; i < count; i++) {
      cubes.add(random.nextInt(Cube.COUNT));
    }
    return cubes;
  }

  private Terrain terrain() {
    for (int cube = Cube.COUNT - 1; cube >= 0; cube--) {
      fill(cube);
      putFace(cube, Direction.NORTH);
      putFace(cube, Direction.EAST);
    }
    for (int foot = 0; foot < Cube.COUNT - Cube.LEVEL; foot++) {
      if (plan.isUsableLadder(foot) && isChosen()) {
        plan.ladder(foot);
      }
    }
    return plan.build();
  }

  private Terrain towers() {
    for (int cube = 0; cube < Cube.LEVEL; cube++) {
      putFace(cube, Direction.NORTH);
      putFace(cube, Direction.EAST);
      for (int foot = cube; Cube.above(foot) != Cube.NONE && isChosen(); foot = Cube.above(foot)) {
        plan.floor(Cube.above(foot), random.nextBoolean() ? Floor.HALF : Floor.FULL).ladder(foot);
        plan.interior(foot, random.nextBoolean() ? Interior.COVER : Interior.EMPTY);
      }
    }
    return plan.build();
  }

  // From the top down, so that a solid cube can be made only where it may be.
  private void fill(int cube) {
    if (Cube.level(cube) > 0 && isChosen()) {
      plan.floor(cube, random.nextInt(3) == 0 ? Floor.HALF : Floor.FULL);
    }
    if (isChosen()) {
      plan.interior(cube, random.nextBoolean() ? Interior.COVER : Interior.SOLID);
      if (!plan.isRoofed(cube)) {
        plan.interior(cube, Interior.EMPTY);
      }
    }
  }

  private void putFace(int cube, Direction side) {
    if (side.from(cube) != Cube.NONE && isChosen()) {
      plan.face(cube, side, Face.values()[random.nextInt(Face.values().length)]);
    }
  }

  private boolean isChosen() {
    return random.nextDouble() < density;
  }
}
