package plateau.iceberg.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kernel.chance.Seeded;

class IceMapTest {

  private static final long SEED = 3;

  private static IceMap generated(Symmetry symmetry) {
    return MapGenerator.generate(new MapPlan(Optional.of(symmetry), 80, 40), new Seeded(SEED));
  }

  @ParameterizedTest
  @EnumSource
  void theMirrorImageOfTheMirrorImageIsTheMap(Symmetry symmetry) {
    IceMap map = generated(Symmetry.CENTRAL);
    assertThat(map.mirrored(symmetry).mirrored(symmetry)).as("seed %d", SEED).isEqualTo(map);
  }

  @ParameterizedTest
  @EnumSource
  void theMirrorImageOfASymmetricMapIsTheSameWithTheSidesExchanged(Symmetry symmetry) {
    IceMap map = generated(symmetry);
    IceMap image = map.mirrored(symmetry);
    IceMap exchanged = map.sidesExchanged();
    for (int row = 0; row < IceMap.SIZE; row++) {
      assertThat(image.wallRow(row)).as("seed %d", SEED).isEqualTo(exchanged.wallRow(row));
    }
    assertThat(image.aliens())
        .as("seed %d", SEED)
        .containsExactlyInAnyOrderElementsOf(exchanged.aliens());
    assertThat(MapCheck.of(exchanged).symmetries()).as("seed %d", SEED).contains(symmetry);
  }

  @Test
  void whoeverStartsOnACellIsTheOtherPlayerOnceTheSidesAreExchanged() {
    IceMap map = generated(Symmetry.VERTICAL);
    IceMap exchanged = map.sidesExchanged();
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      assertThat(exchanged.start(0, agent)).as("seed %d", SEED).isEqualTo(map.start(1, agent));
      assertThat(exchanged.start(1, agent)).as("seed %d", SEED).isEqualTo(map.start(0, agent));
    }
    assertThat(exchanged).isNotEqualTo(map);
    assertThat(exchanged.sidesExchanged()).isEqualTo(map);
  }
}
