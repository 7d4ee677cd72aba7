package plateau.deadzone.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.deadzone.board.Cubes.cube;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.map.SkirmishMap;

/** A1.2, A1.3, and the questions of A7.5 and A7.9 that only the terrain answers. */
class TerrainTest {

  private static final Terrain DEPOT = SkirmishMap.depot9().terrain();

  @Test
  void aFaceIsSharedByTheTwoCubesThatItSeparates() {
    assertThat(DEPOT.face(cube("A4"), Direction.NORTH)).isEqualTo(Face.LOW);
    assertThat(DEPOT.face(cube("A5"), Direction.SOUTH)).isEqualTo(Face.LOW);
    assertThat(DEPOT.face(cube("C3"), Direction.EAST)).isEqualTo(Face.WINDOW);
    assertThat(DEPOT.face(cube("D3"), Direction.WEST)).isEqualTo(Face.WINDOW);
  }

  @Test
  void theOuterEdgeCannotBeCrossed() {
    assertThat(DEPOT.face(cube("A1"), Direction.WEST).isCrossable()).isFalse();
    assertThat(DEPOT.isWayOpen(cube("A1"), Direction.WEST)).isFalse();
    assertThat(DEPOT.isWayOpen(cube("A1"), Direction.SOUTH_EAST)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"OPEN, true", "LOW, true", "DOOR, true", "WINDOW, false", "WALL, false"})
  void facesAreCrossedOnFootAsTheTableSays(Face face, boolean crossable) {
    assertThat(face.isCrossable()).isEqualTo(crossable);
    assertThat(face.isClimbable()).isEqualTo(!crossable);
  }

  @Test
  void aFullFloorBearsFourAndAHalfFloorTwo() { // A1.3, example 8
    assertThat(DEPOT.floor(cube("D4")).capacity()).isEqualTo(4);
    assertThat(DEPOT.floor(cube("C6:2")).capacity()).isEqualTo(2);
  }

  @Test
  void openSkyEndsUnderAFloorAndUnderASolidCube() { // A7.5
    assertThat(DEPOT.isUnderOpenSky(cube("A1"))).isTrue();
    assertThat(DEPOT.isUnderOpenSky(cube("B3"))).isFalse();
    assertThat(DEPOT.isUnderOpenSky(cube("B3:1"))).isTrue();
    assertThat(DEPOT.isUnderOpenSky(cube("F3:1"))).isFalse();
    assertThat(DEPOT.isUnderOpenSky(cube("F3:2"))).isTrue();
  }

  @Test
  void aPushOffTheTowerFallsTwoLevels() { // Example 18
    assertThat(DEPOT.isWayOpen(cube("F3:2"), Direction.WEST)).isTrue();
    assertThat(DEPOT.landing(Direction.WEST.from(cube("F3:2")))).isEqualTo(cube("E3"));
  }

  @Test
  void aPushIntoTheTowerIsShut() { // Example 19
    assertThat(DEPOT.isWayOpen(cube("G3"), Direction.WEST)).isFalse();
  }

  @Test
  void aPushGoesOverALowWallButNotOffTheBoard() { // Example 17
    assertThat(Direction.scattered(1)).isEqualTo(Direction.NORTH);
    assertThat(DEPOT.isWayOpen(cube("H4"), Direction.NORTH)).isTrue();
    assertThat(DEPOT.landing(Direction.NORTH.from(cube("H4")))).isEqualTo(cube("H5"));
    assertThat(Direction.scattered(3).from(cube("H4"))).isEqualTo(Cube.NONE);
  }

  @Test
  void aDiagonalNeedsOneOfItsTwoWaysRound() { // A3
    TerrainPlan plan = new TerrainPlan().face(cube("C4"), Direction.NORTH, Face.WALL);
    assertThat(plan.build().isWayOpen(cube("C4"), Direction.NORTH_EAST)).isTrue();
    plan.face(cube("D4"), Direction.NORTH, Face.WINDOW);
    assertThat(plan.build().isWayOpen(cube("C4"), Direction.NORTH_EAST)).isFalse();
    plan.face(cube("C4"), Direction.NORTH, Face.DOOR);
    assertThat(plan.build().isWayOpen(cube("C4"), Direction.NORTH_EAST)).isTrue();
    plan.interior(cube("C5"), Interior.SOLID).floor(cube("C5:1"), Floor.FULL);
    assertThat(plan.build().isWayOpen(cube("C4"), Direction.NORTH_EAST)).isFalse();
  }

  @Test
  void whatCannotExistIsRefused() {
    TerrainPlan solid = new TerrainPlan().interior(cube("C4"), Interior.SOLID);
    assertThatThrownBy(solid::build).hasMessageStartingWith("C4: a solid cube");
    TerrainPlan ladder = new TerrainPlan().ladder(cube("C4"));
    assertThatThrownBy(ladder::build).hasMessageStartingWith("C4: a ladder's end");
    TerrainPlan plan = new TerrainPlan();
    assertThatThrownBy(() -> plan.floor(cube("C4"), Floor.HALF))
        .hasMessageStartingWith("C4: the ground");
    assertThatThrownBy(() -> plan.face(cube("A4"), Direction.WEST, Face.LOW))
        .hasMessageStartingWith("A4: the edge");
    assertThatThrownBy(() -> plan.ladder(cube("A4:2"))).hasMessageStartingWith("A4:2: nothing");
  }

  @Test
  void aTerrainDoesNotChangeWithThePlanThatMadeIt() {
    TerrainPlan plan = new TerrainPlan();
    Terrain empty = plan.build();
    Terrain walled = plan.face(cube("C4"), Direction.NORTH, Face.WALL).build();
    assertThat(empty).isEqualTo(new TerrainPlan().build()).isNotEqualTo(walled);
    assertThat(empty.face(cube("C4"), Direction.NORTH)).isEqualTo(Face.OPEN);
  }
}
