package plateau.players.seating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.players.StandardPlayers;

/** What people call those who sit at a table. */
class PlayerNamesTest {

  @Test
  void nobodyReadsWhatIsTypedForAComputerPlayer() {
    assertThat(english().of("hard")).isEqualTo("Computer (hard)");
    assertThat(english().of("careless:30:greedy")).isEqualTo("Careless (30, Greedy)");
    assertThat(english().of("mcts:2000")).isEqualTo("Searcher (2000)");
    assertThat(names(Language.FRENCH).of("hard")).isEqualTo("Ordinateur (difficile)");
  }

  @Test
  void thoseWhoAreAlikeAreNumberedAndOthersAreNot() {
    assertThat(english().ofSeats(List.of("human", "greedy", "greedy", "Ada")))
        .containsExactly("Seat 1", "Greedy 1", "Greedy 2", "Ada");
  }

  @Test
  void aNameThatIsNoPlayerStaysAsItIs() {
    assertThat(english().ofSeats(List.of("", "My bot: 3"))).containsExactly("Seat 1", "My bot: 3");
  }

  private static PlayerNames english() {
    return names(Language.ENGLISH);
  }

  private static PlayerNames names(Language language) {
    return new PlayerNames(Words.in(language, StandardPlayers.class));
  }
}
