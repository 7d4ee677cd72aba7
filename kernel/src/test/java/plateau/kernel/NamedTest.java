package plateau.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.kernel.basis.Named;
import plateau.pig.PigMove;

class NamedTest {

  record FaceDownCard(int number) implements Named {
    @Override
    public String id() {
      return Integer.toString(number);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ROLL,roll",
    "RING_1,ring-1",
    "RingOne,ring-one",
    "FellSick,fell-sick",
    "Ring2B,ring2-b"
  })
  void kebabIsTheSameForConstantsAndClasses(String name, String kebab) {
    assertThat(Named.kebab(name)).isEqualTo(kebab);
  }

  @Test
  void theKeyOfANameIsItsTypeAndItsId() {
    assertThat(PigMove.ROLL.nameKey()).isEqualTo("pig-move.roll");
    assertThat(new FaceDownCard(3).nameKey()).isEqualTo("face-down-card.3");
  }
}
