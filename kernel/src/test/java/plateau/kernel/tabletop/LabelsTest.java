package plateau.kernel.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The message files beside this class name a stock, and all stars at once. */
class LabelsTest {

  private static final Emblem STAR = new Emblem(Shape.STAR, Colour.BLUE);

  private final Words words = Words.in(Language.ENGLISH, LabelsTest.class);

  @Test
  void aThingIsNamedUnderWhatItIsAndItsId() {
    assertThat(Labels.of(Pile.closed("stock", 3), words)).contains("Draw pile");
    assertThat(Labels.of(Counter.of("stock", 3), words)).isEmpty();
    assertThat(Labels.key(new FaceDown("treasure", Seen.BY_NOBODY)))
        .isEqualTo("face-down.treasure");
  }

  @Test
  void oneNameServesManyThatDifferInANumber() {
    assertThat(Labels.of(Card.of("star-7", "7", STAR), words)).contains("7 of stars");
    assertThat(Labels.of(Card.of("star-8", "8", STAR), words)).contains("The eighth star");
    assertThat(Labels.of(Card.of("moon-7", "7", STAR), words)).isEmpty();
  }
}
