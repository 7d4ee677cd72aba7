package plateau.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.Spoken;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.chance.RecordedChance;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;
import plateau.secret.Duel;
import plateau.secret.DuelState;
import plateau.secret.Lay;

/** A match with real dice on a real table: each roll and draw is asked for. */
class RealDiceTest {

  private final Pig pig = new Pig();
  private final Setup pigSetup = Setup.of(pig.info(), 2, Map.of());
  private final Duel duel = new Duel();
  private final Setup duelSetup = Setup.of(duel.info(), 2, Map.of());

  private final Match<PigState, PigMove> match = Match.start(pig, pigSetup, new ManualDice());

  @Test
  void aRollIsAskedForByName() {
    Answer.Asks asks = (Answer.Asks) match.play(0, "roll");
    assertThat(asks.question().n()).isEqualTo(6);
    assertThat(Spoken.english(asks.question().draw().what())).isEqualTo("The die");
    assertThat(match.question()).contains(asks.question());
    assertThat(match.lastStep()).as("the step is not played yet").isZero();
  }

  @Test
  void theAnswerPlaysTheStep() {
    match.play(0, "roll");
    Answer.Accepted accepted = (Answer.Accepted) match.answer(4);
    assertThat(accepted.step()).isEqualTo(new Step(1, 0, "roll", List.of(new Drawn(6, 4)), ""));
    assertThat(match.question()).isEmpty();
    assertThat(match.legalMoves()).containsExactly("roll", "hold");
  }

  @Test
  void aFaceThatTheDieDoesNotHaveIsRefusedAndAskedForAgain() {
    match.play(0, "roll");
    for (int face : List.of(-1, 6, 100)) {
      Answer.Refused refused = (Answer.Refused) match.answer(face);
      assertThat(Spoken.english(refused.reason()))
          .isEqualTo("That result cannot come up: the answer is a number from 1 to 6.");
      assertThat(Spoken.french(refused.reason()))
          .isEqualTo("Ce résultat est impossible : la réponse est un nombre de 1 à 6.");
      assertThat(refused.legal()).isEmpty();
    }
    assertThat(match.answer(0)).isInstanceOf(Answer.Accepted.class);
  }

  @Test
  void noMoveIsPossibleBeforeTheAnswer() {
    match.play(0, "roll");
    Answer.Refused refused = (Answer.Refused) match.play(0, "roll");
    assertThat(Spoken.english(refused.reason()))
        .isEqualTo("A roll or a draw is still to be answered; no move is possible before that.");
    assertThat(match.question()).isPresent();
  }

  @Test
  void anOpenStepCanBeGivenUp() {
    match.play(0, "roll");
    match.backTo(0);
    assertThat(match.question()).isEmpty();
    assertThat(match.openStep()).isEmpty();
    assertThat(match.play(0, "roll")).isInstanceOf(Answer.Asks.class);
  }

  @Test
  void aSetUpAsksForEveryDrawAndEachAnswerLeadsToTheNextQuestion() {
    Match<DuelState, Lay> dealing = Match.start(duel, duelSetup, new ManualDice());
    assertThatThrownBy(dealing::state).isInstanceOf(IllegalStateException.class);
    assertThat(dealing.isOver()).isFalse();
    for (int n = 8; n > 1; n--) {
      assertThat(dealing.question().orElseThrow().n()).isEqualTo(n);
      dealing.answer(n - 1);
    }
    assertThat(dealing.question()).isEmpty();
    assertThat(dealing.steps().getFirst().draws()).hasSize(7);
    assertThat(dealing.legalMoves()).containsExactly("lay-0", "lay-1", "lay-2");
  }

  @Test
  void answersOfAnOpenStepAreTakenBackOneByOne() {
    Match<DuelState, Lay> dealing = Match.start(duel, duelSetup, new ManualDice());
    dealing.answer(3);
    dealing.answer(4);
    assertThat(dealing.takeBackAnswer()).isTrue();
    assertThat(dealing.question().orElseThrow().n()).isEqualTo(7);
    assertThat(dealing.openStep().orElseThrow().draws()).containsExactly(new Drawn(8, 3));
    assertThat(dealing.takeBackAnswer()).isTrue();
    assertThat(dealing.takeBackAnswer()).as("there is none left").isFalse();
    assertThat(dealing.question().orElseThrow().n()).isEqualTo(8);
  }

  @Test
  void aQuestionTellsWhatHappenedBeforeIt() {
    Match<DuelState, Lay> trick = dealt();
    trick.play(0, "lay-0");
    Answer.Asks asks = (Answer.Asks) trick.play(1, "lay-3");
    assertThat(asks.question().soFar())
        .extracting(entry -> entry.getClass().getSimpleName())
        .containsExactly("Laid", "Showed", "Showed", "TookTrick");
  }

  @Test
  void anOpenStepIsTakenUpAgainWhereItWaited() {
    Match<DuelState, Lay> trick = dealt();
    trick.play(0, "lay-0");
    trick.play(1, "lay-3");
    Step open = trick.openStep().orElseThrow();
    Match<DuelState, Lay> again = Match.resume(duel, duelSetup, new ManualDice(), trick.steps());
    again.reopen(open);
    assertThat(again.question()).isEqualTo(trick.question());
    assertThat(again.openStep()).contains(open);
    assertThat(again.answer(1)).isEqualTo(trick.answer(1));
  }

  @Test
  void anOpenSetUpIsTakenUpAgainWithItsAnswers() {
    Match<DuelState, Lay> dealing = Match.start(duel, duelSetup, new ManualDice());
    dealing.answer(3);
    dealing.answer(4);
    Match<DuelState, Lay> again = Match.start(duel, duelSetup, new ManualDice());
    again.reopen(dealing.openStep().orElseThrow());
    assertThat(again.openStep()).isEqualTo(dealing.openStep());
    assertThat(again.takeBackAnswer()).isTrue();
  }

  @Test
  void anOpenStepThatTheseRulesDoNotOpenIsADivergence() {
    assertThat(reopening(new Step(1, 1, "roll", List.of(), "")))
        .isEqualTo("seat 2 moves here, but it is the turn of seat 1.");
    assertThat(reopening(new Step(1, 0, "hold", List.of(), "")))
        .isEqualTo("\"hold\" is not a legal move here. Legal: roll.");
    assertThat(reopening(new Step(1, 0, "roll", List.of(new Drawn(8, 2)), "")))
        .isEqualTo(
            "draw 1: the list has \"8 2\", a number below 8,"
                + " but the rules ask for a number below 6.");
    assertThat(reopening(new Step(1, 0, "roll", List.of(new Drawn(6, 2)), "")))
        .isEqualTo("this step has all its draws: it does not wait for an answer.");
    assertThat(reopening(new Step(1, 0, "roll", List.of(new Drawn(6, 2), new Drawn(6, 2)), "")))
        .isEqualTo("2 draws are recorded here, but the rules used 1.");
  }

  private String reopening(Step step) {
    Match<PigState, PigMove> fresh = Match.start(pig, pigSetup, new ManualDice());
    Divergence divergence = catchThrowableOfType(Divergence.class, () -> fresh.reopen(step));
    assertThat(divergence.step()).isEqualTo(1);
    return Spoken.english(divergence.message());
  }

  // Seat 0 has the cards 0, 1, 2 and seat 1 the cards 3, 4, 5.
  private Match<DuelState, Lay> dealt() {
    Match<DuelState, Lay> dealing = Match.start(duel, duelSetup, new ManualDice());
    for (int n = 8; n > 1; n--) {
      dealing.answer(n - 1);
    }
    return dealing;
  }

  @Test
  void diceOnTheTableAreTheSameAsDiceInAList() {
    match.play(0, "roll");
    match.answer(4);
    Match<PigState, PigMove> listed = Match.start(pig, pigSetup, step -> RecordedChance.dice(5));
    listed.play(0, "roll");
    assertThat(listed.steps()).isEqualTo(match.steps());
  }
}
