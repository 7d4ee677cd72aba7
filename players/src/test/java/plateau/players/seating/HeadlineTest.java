package plateau.players.seating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.basis.Seat;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.players.StandardPlayers;
import plateau.players.seating.Headline.Outcome;

/** Who won, as it is told to each seat and to those who look on. */
class HeadlineTest {

  private static final Game<?, ?> GAME = new Pig();
  private static final List<String> TWO = List.of("Ada", "Bold");
  private static final List<String> FOUR = List.of("Ada", "Bold 1", "Bold 2", "Cautious");

  @Test
  void aDuelTellsBothScoresToTheWinnerToTheLoserAndToTheOthers() {
    Headline headline = english(TWO, won(List.of(1), 12, 31));
    assertThat(headline.to(0)).isEqualTo("You lose to Bold, 12 to 31.");
    assertThat(headline.to(1)).isEqualTo("You win against Ada, 31 to 12.");
    assertThat(headline.to(Seat.SPECTATOR)).isEqualTo("Bold wins against Ada, 31 to 12.");
    assertThat(List.of(headline.outcome(0), headline.outcome(1), headline.outcome(Seat.SPECTATOR)))
        .containsExactly(Outcome.LOST, Outcome.WON, Outcome.NEUTRAL);
  }

  @Test
  void theSameInFrench() {
    Headline headline = headline(Language.FRENCH, TWO, won(List.of(1), 12, 31));
    assertThat(headline.to(0)).isEqualTo("Vous perdez contre Bold, 12 à 31.");
    assertThat(headline.to(Seat.SPECTATOR)).isEqualTo("Bold gagne contre Ada, 31 à 12.");
  }

  @Test
  void aDrawIsLostByNobody() {
    Headline headline = english(TWO, won(List.of(), 12, 12));
    assertThat(headline.to(0)).isEqualTo("A draw, 12 to 12.");
    assertThat(headline.outcome(0)).isEqualTo(Outcome.DRAWN);
  }

  @Test
  void ofATeamEachIsToldWithWhomItWon() {
    Headline headline = english(FOUR, won(List.of(0, 2, 3), 1, 0, 1, 1));
    assertThat(headline.to(0)).isEqualTo("You win, together with Bold 2 and Cautious.");
    assertThat(headline.to(1)).isEqualTo("You lose. Ada, Bold 2 and Cautious win.");
    assertThat(headline.to(Seat.SPECTATOR)).isEqualTo("Ada, Bold 2 and Cautious win.");
    assertThat(headline.hasScores()).isFalse();
  }

  @Test
  void oneOfManyWinsAndSoMayEverybodyOrNobody() {
    assertThat(english(FOUR, won(List.of(3), 0, 0, 0, 1)).to(0))
        .isEqualTo("You lose. Cautious wins.");
    assertThat(english(FOUR, won(List.of(0, 1, 2, 3), 1, 1, 1, 1)).to(0))
        .isEqualTo("Everybody wins.");
    assertThat(english(FOUR, won(List.of(), 0, 0, 0, 0)).to(0)).isEqualTo("Nobody wins.");
  }

  private static Headline english(List<String> names, Result result) {
    return headline(Language.ENGLISH, names, result);
  }

  private static Headline headline(Language language, List<String> names, Result result) {
    Words words = Words.in(language, StandardPlayers.class, Pig.class);
    return new Headline(GAME, words, names, result);
  }

  private static Result won(List<Integer> winners, Integer... scores) {
    return new Result("target-reached", winners, List.of(scores));
  }
}
