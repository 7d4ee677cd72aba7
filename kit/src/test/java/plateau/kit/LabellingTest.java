package plateau.kit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plateau.drawn.Drawn;
import plateau.half.HalfNamed;

/** The kit finds names that are missing for boards which do not know the game. */
class LabellingTest {

  @Test
  void whatHasNoNameIsTold() {
    Conformance<?, ?> conformance = new Conformance<>(new HalfNamed()) {};
    assertThatThrownBy(conformance::whatBoardsShowThatDoNotKnowTheGameHasItsNames)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("names that are missing beside plateau.half.HalfNamed")
        .hasMessageContaining("messages_fr.properties: figure.round")
        .hasMessageContaining("messages_fr.properties: label.dice")
        .hasMessageContaining("messages_en.properties: label.leader")
        .hasMessageNotContaining("messages_en.properties: label.dice")
        .hasMessageNotContaining("label.turn");
  }

  @Test
  void plainFactsThatNoSuchBoardShowsNeedNoNames() {
    assertThatCode(new Conformance<>(new Drawn()) {}::whatBoardsShowThatDoNotKnowTheGameHasItsNames)
        .doesNotThrowAnyException();
  }
}
