package plateau.deadzone.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.board.Cubes.cube;
import static plateau.deadzone.board.Cubes.cubes;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.board.TerrainPlan;
import plateau.deadzone.map.SkirmishMap;

/** A3, and what the worked examples say about ways on depot-9. */
class MovementExamplesTest {

  private static final Terrain DEPOT = SkirmishMap.depot9().terrain();
  private static final Ways WAYS = Ways.of(DEPOT);
  private static final CubeSet NOBODY = new CubeSet();
  private static final CubeSet EVERYWHERE = CubeSet.of(IntStream.range(0, Cube.COUNT).toArray());

  private final Travel travel = new Travel(WAYS);

  @ParameterizedTest(name = "{0} -> {1} is a {2}")
  @CsvSource({
    "D4, E4:1, CLIMB",
    "E4:1, F4, DROP",
    "B3, B3:1, LADDER",
    "F3:2, F3:1, LADDER",
    "A4, A5, STEP",
    "F3, F2, STEP",
    "A1, B2, DIAGONAL",
    "F4, E5, DIAGONAL"
  })
  @Tag("X7")
  @Tag("R8")
  void anEdgeHasItsKindAndCost(String from, String to, Edge edge) { // Example 7
    assertThat(Edge.between(DEPOT, cube(from), cube(to))).contains(edge);
    assertThat(WAYS.edge(cube(from), cube(to))).isEqualTo(edge.cost());
  }

  @ParameterizedTest
  @CsvSource({"D4, E5", "G3, F3", "F4, F3", "A1, A1", "A1, A3", "F3, F3:2"})
  void otherCubesHaveNoEdge(String from, String to) { // Example 7: both corner cubes solid, walls
    assertThat(Edge.between(DEPOT, cube(from), cube(to))).isEmpty();
  }

  @Test
  void theTopOfTheTowerHasOneExitTheLadder() { // Example 7
    int top = cube("F3:2");
    assertThat(IntStream.range(0, Cube.COUNT).filter(to -> WAYS.edge(top, to) != Ways.NO_WAY))
        .containsExactly(cube("F3:1"));
  }

  @ParameterizedTest(name = "walk({0}, {1}) = {2}")
  @CsvSource({"D4, E5, 3", "D8, D6, 2", "D8, C6:2, 4", "H7, F3:1, 7", "D7, F7, 2", "D7, C5, 4"})
  void walkIsTheCheapestWay(String from, String to, int cost) { // Examples 7, 27, 35, 44
    assertThat(WAYS.walk(cube(from), cube(to))).isEqualTo(cost);
  }

  @ParameterizedTest(name = "W({0}) = {2} towards {1}")
  @CsvSource({
    "A5, D2, 4",
    "B5, D2, 3",
    "B4, D2, 3",
    "A4, D2, 4",
    "B7, A3, 4",
    "A6, A3, 3",
    "C7, F4, 3",
    "D7, F4, 3",
    "E7, D2, 8",
    "D6, D2, 7",
    "E6, D2, 7",
    "D7, D2, 7",
    "D8, D2, 7"
  })
  void aFigureThatNeverClimbsGoesRound(String from, String goal, int cost) { // 25, 26, 28, 38
    travel.measureTo(cube(goal), 1, NOBODY, NOBODY);
    assertThat(travel.cost(cube(from))).isEqualTo(cost);
  }

  @ParameterizedTest(name = "W({0}) = {2} towards {1}")
  @CsvSource({"H3, F3:1, 3", "G4, F3:1, 4", "G3, F3:1, 4", "H4, F3:1, 4", "C7, A4, 4", "B5, A4, 1"})
  void aFigureThatClimbsMayTakeAnyWay(String from, String goal, int cost) { // 27, 29
    travel.measureTo(cube(goal), 2, NOBODY, NOBODY);
    assertThat(travel.cost(cube(from))).isEqualTo(cost);
  }

  @Test
  void aCubeThatHoldsEnemiesEndsTheMovement() {
    Travel field = new Travel(Ways.of(new TerrainPlan().build()));
    CubeSet row = cubes("A2 B2 C2 D2 E2 F2 G2");
    assertThat(field.walk(cube("A1"), cube("A2"), row)).isEqualTo(1);
    assertThat(field.walk(cube("A1"), cube("A3"), row)).isEqualTo(14);
    row.add(cube("H2"));
    assertThat(field.walk(cube("A1"), cube("A3"), row)).isEqualTo(Ways.NO_WAY);
    assertThat(field.walk(cube("A2"), cube("A3"), row)).as("it may leave").isEqualTo(1);
  }

  @Test
  void aMoveOfOneReachesWhatOneEdgeReaches() {
    // Not C3, behind its wall and window; not E4 and D5, the containers, which need a climb.
    assertThat(reach("D4", 1, NOBODY, EVERYWHERE, NOBODY)).isEqualTo(cubes("D3 E3 C4 C5"));
    assertThat(reach("D4", 2, NOBODY, EVERYWHERE, NOBODY).contains(cube("E4:1"))).isTrue();
  }

  @Test
  @Tag("X8")
  void oneMayPassButNotStopWhereThereIsNoRoom() { // A1.3, example 8
    CubeSet room = EVERYWHERE.copy();
    room.remove(cube("B1"));
    CubeSet reach = reach("A1", 2, cubes("A2 B2"), room, NOBODY);
    assertThat(reach.contains(cube("B1"))).isFalse();
    assertThat(reach.contains(cube("C1"))).isTrue();
    assertThat(reach.contains(cube("A2"))).as("an enemy's cube may be entered").isTrue();
    assertThat(reach.contains(cube("A3"))).as("and ends the movement").isFalse();
  }

  @Test
  @Tag("R71")
  void aMineNeedsRoomToBeStoppedBy() { // R71
    CubeSet enemies = cubes("A2 B2");
    assertThat(reach("A1", 2, enemies, EVERYWHERE, cubes("B1")).contains(cube("C1"))).isTrue();
    CubeSet room = EVERYWHERE.copy();
    room.remove(cube("B1"));
    assertThat(reach("A1", 2, enemies, room, cubes("B1")).contains(cube("C1"))).isFalse();
  }

  @Test
  void amongCheapestPathsTheOneWithFewestMinesThenTheSmallest() {
    assertThat(path("A1", "C1", NOBODY)).isEqualTo("B1 C1");
    assertThat(path("A1", "C1", cubes("B1"))).isEqualTo("B2 C1");
    assertThat(path("A1", "C1", cubes("B1 B2"))).isEqualTo("B1 C1");
    assertThat(path("A1", "D1", cubes("B1 C2"))).isEqualTo("B2 C1 D1");
    assertThat(path("A1", "A1", NOBODY)).isEmpty();
  }

  @Test
  void thereIsNoPathWhereThereIsNoWay() {
    TerrainPlan plan = new TerrainPlan();
    plan.face(cube("A1"), Direction.NORTH, Face.WALL).face(cube("A1"), Direction.EAST, Face.WALL);
    Travel shut = new Travel(Ways.of(plan.build()));
    assertThat(shut.choosePath(cube("A1"), cube("C1"), NOBODY, EVERYWHERE, NOBODY)).isZero();
  }

  private CubeSet reach(String from, int budget, CubeSet enemies, CubeSet room, CubeSet mines) {
    CubeSet reach = new CubeSet();
    travel.reach(cube(from), budget, enemies, room, mines, reach);
    return reach;
  }

  private String path(String from, String to, CubeSet mines) {
    int length = travel.choosePath(cube(from), cube(to), NOBODY, EVERYWHERE, mines);
    return IntStream.range(0, length)
        .map(travel::pathCube)
        .mapToObj(Cube::name)
        .collect(Collectors.joining(" "));
  }
}
