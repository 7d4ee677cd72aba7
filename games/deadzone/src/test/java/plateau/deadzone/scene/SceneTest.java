package plateau.deadzone.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.kernel.Setup;

/** What boards are told once. */
class SceneTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();

  private static Scene scene(Map<String, String> options) {
    return (Scene) GAME.scene(Setup.of(GAME.info(), 2, options)).orElseThrow();
  }

  @Test
  void everyFigureHasItsNamesAndNumbers() {
    TeamScene wardens = scene(Map.of()).sides().getFirst();
    assertThat(wardens.name()).isEqualTo(new BothNames("The Wardens", "Les Vigiles"));
    TeamScene.FigureScene marksman =
        wardens.figures().stream()
            .filter(figure -> figure.figure().equals("warden-marksman"))
            .findFirst()
            .orElseThrow();
    assertThat(marksman.name()).isEqualTo(new BothNames("Marksman", "Tireur d'élite"));
    assertThat(marksman.shoot()).contains(4);
    assertThat(marksman.weapons().getFirst().keywords()).containsExactly("heavy", "sniper-scope");
    assertThat(wardens.figures().getLast().name().fr()).isEqualTo("Tourelle sentinelle 3");
  }

  @Test
  void aBlankNumberIsLeftOut() {
    TeamScene brood = scene(Map.of("south-team", "ash-brood")).sides().getFirst();
    assertThat(brood.figures().getFirst().shoot()).isEqualTo(Optional.empty());
  }

  @Test
  void figuresOfMirroredTeamsHaveTheLetterOfTheirSide() {
    Scene scene = scene(Map.of("north-team", "wardens"));
    assertThat(scene.sides().get(0).figures().getFirst().name().fr()).isEqualTo("Capitaine S");
    assertThat(scene.sides().get(1).figures().getFirst().name().fr()).isEqualTo("Capitaine N");
  }

  @Test
  void theTerrainHasEachFaceOnce() {
    TerrainScene terrain = scene(Map.of()).terrain();
    assertThat(terrain.faces())
        .contains(new TerrainScene.FaceScene("B2", Direction.NORTH, Face.WALL))
        .contains(new TerrainScene.FaceScene("A3", Direction.EAST, Face.WINDOW))
        .doesNotHaveDuplicates();
    assertThat(terrain.cubes())
        .contains(new TerrainScene.CubeScene("E4", Floor.FULL, Interior.SOLID, false))
        .contains(new TerrainScene.CubeScene("F3:2", Floor.HALF, Interior.EMPTY, false))
        .contains(new TerrainScene.CubeScene("B3", Floor.FULL, Interior.EMPTY, true));
    assertThat(terrain.south()).containsExactly(1, 2);
  }
}
