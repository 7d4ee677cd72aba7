package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.deadzone.jade.procedure.ActionCard;

class ActionCardTest {

  @Test
  void anActionDeckHasEighteenCardsOfFifteenKinds() {
    assertThat(ActionCard.DECK).hasSize(18).containsOnly(ActionCard.values());
    for (ActionCard kind : ActionCard.values()) {
      assertThat(ActionCard.DECK).filteredOn(kind::equals).hasSize(kind.copies());
    }
  }

  @Test
  void everyCardHasAnIdOfItsOwnInTheOrderOfThePage() {
    List<String> ids = IntStream.range(0, 18).mapToObj(ActionCard::idOf).toList();
    assertThat(ids)
        .containsExactly(
            "aim-for-the-boss",
            "bodyguard",
            "finish-the-job",
            "rescue",
            "tactical-shot",
            "most-urgent",
            "clean-up",
            "stop-them",
            "covering",
            "logistics",
            "crossfire",
            "looting",
            "focus-1",
            "focus-2",
            "command-1",
            "command-2",
            "command-3",
            "unpredictable");
  }

  @Test
  void commandAndUnpredictableAreNeverWhatAFigureDoes() {
    assertThat(ActionCard.values()).filteredOn(ActionCard::isPlayed).hasSize(13);
  }
}
