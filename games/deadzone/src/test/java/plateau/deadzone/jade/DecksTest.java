package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.jade.procedure.ActionDeck;
import plateau.deadzone.jade.procedure.GroupDeck;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.chance.Seeded;

class DecksTest {

  @Test
  void theActionDeckAndItsDiscardPileAlwaysHoldTheEighteenCards() {
    ActionDeck deck = new ActionDeck();
    deck.shuffleAll(new Seeded(1));
    for (int drawn = 0; drawn <= 18; drawn++) {
      assertThat(deck.left()).isEqualTo(18 - drawn);
      assertThat(allCards(deck)).containsExactlyInAnyOrderElementsOf(cards(0, 18));
      if (drawn < 18) {
        int card = deck.draw();
        assertThat(deck.discard(drawn)).isEqualTo(card);
      }
    }
  }

  @Test
  @Tag("R65")
  void theActionDeckIsInBasicOrderBeforeEveryShuffle() {
    ActionDeck deck = new ActionDeck();
    deck.shuffleAll(new Seeded(4));
    deck.draw();
    deck.shuffleAll(new RecordedChance(leavingEveryCardWhereItIs()));
    assertThat(deck).isEqualTo(new ActionDeck());
  }

  private static List<Drawn> leavingEveryCardWhereItIs() {
    return IntStream.iterate(17, i -> i > 0, i -> i - 1)
        .mapToObj(i -> new Drawn(i + 1, i))
        .toList();
  }

  @Test
  void imaginingTheRestOfTheActionDeckKeepsTheDiscardPile() {
    ActionDeck deck = new ActionDeck();
    deck.shuffleAll(new Seeded(2));
    deck.draw();
    deck.draw();
    ActionDeck imagined = deck.copy();
    imagined.imagineTheRest(new Seeded(3));
    assertThat(imagined).isNotEqualTo(deck);
    assertThat(List.of(imagined.discard(0), imagined.discard(1)))
        .isEqualTo(List.of(deck.discard(0), deck.discard(1)));
    assertThat(allCards(imagined)).containsExactlyInAnyOrderElementsOf(cards(0, 18));
  }

  @Test
  void aDeadFiguresCardLeavesTheGroupDeckAtOnce() {
    GroupDeck deck = new GroupDeck(4);
    IntStream.range(16, 20).forEach(deck::add);
    deck.remove(18);
    assertThat(IntStream.range(0, deck.left()).map(deck::figure).boxed())
        .containsExactly(16, 17, 19);
    assertThat(deck.draw()).isEqualTo(19);
  }

  private static List<Integer> allCards(ActionDeck deck) {
    List<Integer> discards =
        IntStream.range(0, deck.discarded()).map(deck::discard).boxed().toList();
    return IntStream.concat(
            IntStream.range(0, deck.left()).map(deck::card),
            discards.stream().mapToInt(Integer::intValue))
        .boxed()
        .toList();
  }

  private static List<Integer> cards(int from, int to) {
    return IntStream.range(from, to).boxed().toList();
  }
}
