package plateau.deadzone.board;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.board.Cubes.cube;
import static plateau.deadzone.board.Cubes.cubes;

import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A1.1 and A1.4. */
class CubeTest {

  @Test
  void everyCubeHasOneNameAndTheNameLeadsBack() {
    assertThat(IntStream.range(0, Cube.COUNT).mapToObj(Cube::name).distinct()).hasSize(192);
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      assertThat(Cube.parse(Cube.name(cube))).hasValue(cube);
      assertThat(Cube.at(Cube.column(cube), Cube.row(cube), Cube.level(cube))).isEqualTo(cube);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "C", "c4", "I4", "A0", "A9", "C4:0", "C4:3", "C4:", "C4:1 ", "C44"})
  void otherTextsAreNoCubes(String text) {
    assertThat(Cube.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"H8, A1:1", "H1, A2", "A2, B2", "H8:1, A1:2"})
  void theOrderIsByLevelThenRowThenColumn(String first, String then) {
    assertThat(cube(first)).isLessThan(cube(then));
  }

  @ParameterizedTest
  @CsvSource({"C4, C4, 0", "C4, D5, 1", "C4, D5:1, 1", "A1, H8:2, 7", "D8, C6:2, 2", "C4, C4:2, 2"})
  void distanceIsTheLargestDifference(String a, String b, int distance) {
    assertThat(Cube.distance(cube(a), cube(b))).isEqualTo(distance);
  }

  @ParameterizedTest
  @CsvSource({"C4:1, 26", "C4, 17", "A1, 7", "A1:1, 11"})
  void upTo26CubesAreAdjacent(String cube, int count) {
    CubeSet adjacent = new CubeSet();
    adjacent.addAllAdjacentTo(cubes(cube));
    assertThat(adjacent.size()).isEqualTo(count);
    assertThat(adjacent.contains(cube(cube))).isFalse();
    assertThat(adjacent.stream()).allMatch(other -> Cube.areAdjacent(cube(cube), other));
  }

  @Test
  void halfATurnTakesTheBunkerToTheOtherBunker() {
    assertThat(Cube.name(Cube.halfTurn(cube("B3:1")))).isEqualTo("G6:1");
    assertThat(Cube.name(Cube.halfTurn(cube("F3:2")))).isEqualTo("C6:2");
  }

  @Test
  void nothingIsAboveTheTopOrBelowTheGround() {
    assertThat(Cube.above(cube("C4:1"))).isEqualTo(cube("C4:2"));
    assertThat(Cube.above(cube("C4:2"))).isEqualTo(Cube.NONE);
    assertThat(Cube.below(cube("C4:1"))).isEqualTo(cube("C4"));
    assertThat(Cube.below(cube("C4"))).isEqualTo(Cube.NONE);
  }

  @Test
  void theScatterDieGoesRoundTheCompass() {
    String around =
        IntStream.rangeClosed(1, 8)
            .map(die -> Direction.scattered(die).from(cube("C4")))
            .mapToObj(Cube::name)
            .reduce("", (a, b) -> a + " " + b);
    assertThat(around).isEqualTo(" C5 D5 D4 D3 C3 B3 B4 B5");
    assertThat(Direction.EAST.from(cube("H4"))).isEqualTo(Cube.NONE);
  }

  @Test
  void aSetOfCubesBehavesLikeABitSet() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      CubeSet set = new CubeSet();
      BitSet model = new BitSet();
      for (int i = 0; i < 100; i++) {
        change(random, set, model);
        assertThat(set.stream().toArray()).as("seed %d", seed).isEqualTo(model.stream().toArray());
        assertThat(walked(set)).as("seed %d", seed).isEqualTo(model.stream().toArray());
        assertThat(set.size()).as("seed %d", seed).isEqualTo(model.cardinality());
        assertThat(set.isEmpty()).as("seed %d", seed).isEqualTo(model.isEmpty());
      }
    }
  }

  private static void change(Random random, CubeSet set, BitSet model) {
    CubeSet others = RandomTerrain.cubes(random, 60);
    BitSet otherModel = new BitSet();
    others.stream().forEach(otherModel::set);
    int cube = random.nextInt(Cube.COUNT);
    switch (random.nextInt(5)) {
      case 0 -> {
        set.add(cube);
        model.set(cube);
      }
      case 1 -> {
        set.remove(cube);
        model.clear(cube);
      }
      case 2 -> {
        set.addAll(others);
        model.or(otherModel);
      }
      case 3 -> {
        set.removeAll(others);
        model.andNot(otherModel);
      }
      default -> {
        set.retainAll(others);
        model.and(otherModel);
      }
    }
  }

  private static int[] walked(CubeSet set) {
    int[] cubes = new int[set.size()];
    int count = 0;
    for (int cube = set.first(); cube != Cube.NONE; cube = set.after(cube)) {
      cubes[count++] = cube;
    }
    return cubes;
  }
}
