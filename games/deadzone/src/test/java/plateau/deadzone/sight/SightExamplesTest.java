package plateau.deadzone.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.board.Cubes.cube;
import static plateau.deadzone.board.Cubes.cubes;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.map.SkirmishMap;

/** The worked examples about sight, all on depot-9. */
class SightExamplesTest {

  private static final Sight SIGHT = new Sight(SkirmishMap.depot9().terrain());

  @ParameterizedTest(name = "{0}: {1} -> {2} is {3}")
  @CsvSource({
    "1 Own low wall, A4, A6, CLEAR",
    "1 Own low wall, A6, A4, OBSCURED",
    "2 Cover cube, H2, H4, CLEAR",
    "2 Cover cube, H4, H2, OBSCURED",
    "3 Corners, D4, E5, BLOCKED",
    "3 Corners, F4, E5, OBSCURED",
    "4 Roofs, C3:1, E3, CLEAR",
    "4 Roofs, C3:1, D3, OBSCURED",
    "4 Roofs, B3:1, D3, BLOCKED",
    "5 Window and height, F3:1, F5, CLEAR",
    "5 Window and height, F5, F3:1, OBSCURED",
    "10 Armour and AP, A6, A3, OBSCURED",
    "12 Suppressive fire, A3, A5, OBSCURED",
    "25 Clear shot first, A5, A3, CLEAR",
    "26 Move then shoot, B7, A3, BLOCKED",
    "28 Fewest enemies in range, C6, F4, BLOCKED",
    "28 Fewest enemies in range, D7, F4, OBSCURED",
    "29 Stuck on the objective, B5, A4, OBSCURED",
    "29 Stuck on the objective, A4, B5, OBSCURED",
    "30 Too close, E7, C7, CLEAR",
    "31 Melee, C8, C7, CLEAR",
    "33 On an objective, G4, G5, CLEAR"
  })
  @Tag("X1")
  @Tag("X2")
  @Tag("X3")
  @Tag("X4")
  @Tag("X5")
  @Tag("R2")
  @Tag("R3")
  @Tag("R4")
  void theLineDecides(String example, String viewer, String target, Visibility visibility) {
    assertThat(SIGHT.visibility(cube(viewer), cube(target))).as(example).isEqualTo(visibility);
  }

  @Test
  @Tag("X6")
  void smokeInA5BlocksTheLineThroughIt() { // Example 6
    CubeSet smoke = cubes("A5");
    assertThat(SIGHT.visibility(cube("A4"), cube("A6"), smoke)).isEqualTo(Visibility.BLOCKED);
  }

  @Test
  void smokeInA5IsOnlyHazeForTheLineBesideIt() { // Example 6
    CubeSet smoke = cubes("A5");
    CubeSet haze = new CubeSet();
    haze.addAllAdjacentTo(smoke);
    assertThat(SIGHT.visibility(cube("B4"), cube("B6"), smoke)).isEqualTo(Visibility.CLEAR);
    assertThat(StraightLine.visited(cube("B4"), cube("B6"))).isEqualTo(cubes("B4 B5 B6"));
    assertThat(Sight.isHazy(cube("B4"), cube("B6"), haze)).isTrue();
    assertThat(Sight.isHazy(cube("C4"), cube("C6"), haze)).isFalse();
  }

  @Test
  void smokeRoundACornerHidesHalf() { // R3
    assertThat(SIGHT.visibility(cube("A7"), cube("B8"))).isEqualTo(Visibility.CLEAR);
    assertThat(SIGHT.visibility(cube("A7"), cube("B8"), cubes("A8")))
        .isEqualTo(Visibility.OBSCURED);
    assertThat(SIGHT.visibility(cube("A7"), cube("B8"), cubes("A8 B7")))
        .isEqualTo(Visibility.BLOCKED);
  }

  @Test
  @Tag("I7")
  void onesOwnCubeIsClearEvenInSmoke() { // Invariant 7
    assertThat(SIGHT.visibility(cube("A5"), cube("A5"), cubes("A5"))).isEqualTo(Visibility.CLEAR);
    assertThat(SIGHT.canSee(cube("A5"), cube("A6"), cubes("A5"))).isFalse();
  }
}
