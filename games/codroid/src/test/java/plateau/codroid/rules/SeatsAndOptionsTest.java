package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.codroid.rules.EventCard.RESTORED_TRUST;
import static plateau.codroid.rules.Status.IN_PROGRESS;
import static plateau.codroid.rules.Status.LOST_HOSPITAL;
import static plateau.codroid.rules.Status.LOST_TIME;
import static plateau.codroid.rules.Zydia.boardWithOptions;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.codroid.CodroidGame;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;

/** Rulings: who speaks, how many rounds, how many beds. */
class SeatsAndOptionsTest {

  private static final CodroidGame GAME = new CodroidGame();

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  @Tag("R-83")
  void aDifferentSeatSpeaksEachRound(int seats) {
    Match<CodroidState, CodroidMove> match = match(seats, Map.of("beds", "8"));
    while (!match.isOver()) {
      int speaker = (match.state().round - 1) % seats;
      assertThat(match.toMove()).isEqualTo(speaker);
      for (int seat = 0; seat < seats; seat++) {
        if (seat != speaker) {
          assertThat(match.play(seat, "done")).isInstanceOf(Answer.Refused.class);
        }
      }
      assertThat(match.play(speaker, "done")).isInstanceOf(Answer.Accepted.class);
    }
    assertThat(match.toMove()).isEqualTo(Seat.OVER);
  }

  @Test
  @Tag("R-83")
  void theSameSeatPlaysAllCardsOfItsRound() {
    Match<CodroidState, CodroidMove> match = match(3, Map.of());
    assertThat(match.play(0, "barrier-gestures-1")).isInstanceOf(Answer.Accepted.class);
    assertThat(match.toMove()).isZero();
    assertThat(match.play(0, "done")).isInstanceOf(Answer.Accepted.class);
    assertThat(match.toMove()).isEqualTo(1);
  }

  @Test
  @Tag("R-83")
  void everybodyWinsOrLosesTogether() {
    CodroidState state = new CodroidState(3, 10, 5);
    state.end(Status.WON_IMMUNE);
    assertThat(state.result())
        .isEqualTo(new Result("won-immune", List.of(0, 1, 2), List.of(1, 1, 1)));
    state.end(LOST_TIME);
    assertThat(state.result()).isEqualTo(new Result("lost-time", List.of(), List.of(0, 0, 0)));
  }

  @Test
  void aGameInProgressHasNoResult() {
    assertThatThrownBy(new CodroidState(1, 10, 5)::result)
        .isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest(name = "{0} rounds")
  @ValueSource(ints = {5, 6, 9, 10, 11, 15})
  @Tag("R-84")
  @Tag("R-11")
  void timeIsUpAfterTheLastRound(int rounds) {
    boardWithOptions(rounds, 5, "bar 0/1/0/0").inRound(rounds - 1).endTurn().isOver(IN_PROGRESS);
    boardWithOptions(rounds, 5, "bar 0/1/0/0")
        .inRound(rounds)
        .openMeasures()
        .finishLastRound(RESTORED_TRUST)
        .isOver(LOST_TIME)
        .roundIs(rounds + 1);
  }

  @Test
  @Tag("R-84")
  void roundsBeyondTheTenthGiveThreePoints() {
    for (int round = 10; round <= 15; round++) {
      boardWithOptions(15, 5).inRound(round).openMeasures().pointsLeftAre(3);
    }
  }

  @ParameterizedTest(name = "{0} beds a column")
  @ValueSource(ints = {3, 4, 5, 6, 7, 8})
  @Tag("R-84")
  void bedsOfEachColumn(int beds) {
    int[] sixes = new int[3 * beds + 1];
    Arrays.fill(sixes, 6);
    boardWithOptions(10, beds, "bar 0/0/%d/0".formatted(sixes.length))
        .care(sixes)
        .hospitalIs("%d·%d·%d".formatted(beds, beds, beds))
        .isOver(LOST_HOSPITAL);
  }

  @ParameterizedTest(name = "{0} beds a column and the military row")
  @ValueSource(ints = {3, 5, 8})
  @Tag("R-84")
  @Tag("R-69")
  void theMilitaryRowAddsOneBedToEachColumn(int beds) {
    int[] sixes = new int[3 * beds + 4];
    Arrays.fill(sixes, 6);
    boardWithOptions(10, beds, "bar 0/0/%d/0".formatted(sixes.length))
        .withMilitaryRow()
        .care(sixes)
        .hospitalIs("%d·%d·%d".formatted(beds + 1, beds + 1, beds + 1))
        .isOver(LOST_HOSPITAL);
  }

  @ParameterizedTest(name = "{0}={1}")
  @Tag("R-84")
  @CsvSource({
    "rounds, 4",
    "rounds, 16",
    "beds, 2",
    "beds, 9",
    "rounds, ten",
    "beds, 05",
    "lives, 3"
  })
  void optionsOutsideTheirLimitsAreRefused(String option, String value) {
    assertThatThrownBy(() -> Setup.of(GAME.info(), 1, Map.of(option, value)))
        .isInstanceOf(IllegalSetup.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, -1})
  @Tag("R-83")
  void oneToSixPeople(int seats) {
    assertThatThrownBy(() -> Setup.of(GAME.info(), seats, Map.of()))
        .isInstanceOf(IllegalSetup.class);
  }

  @Test
  @Tag("R-84")
  @DisplayName("The options reach the game; the standard is 10 rounds and 5 beds")
  void optionsReachTheGame() {
    CodroidView chosen = CodroidView.of(match(1, Map.of("rounds", "7", "beds", "4")).state());
    assertThat(chosen.rounds()).isEqualTo(7);
    assertThat(chosen.beds()).isEqualTo(4);
    CodroidView standard = CodroidView.of(match(1, Map.of()).state());
    assertThat(standard.rounds()).isEqualTo(10);
    assertThat(standard.beds()).isEqualTo(5);
  }

  private static Match<CodroidState, CodroidMove> match(int seats, Map<String, String> options) {
    return Match.start(GAME, Setup.of(GAME.info(), seats, options), Dice.seeded(7));
  }
}
