package plateau.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.Spoken;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

/** What the door says to whoever knocks, in the words that a person reads. */
class MatchDoorTest {

  private final Pig pig = new Pig();
  private Match<PigState, PigMove> match;

  @BeforeEach
  void aMatchToTenInWhichEveryDieShowsFour() {
    match = Match.start(pig, Setup.of(pig.info(), 2, Map.of("target", "10")), diceOfFour());
  }

  private static Dice diceOfFour() {
    return step -> RecordedChance.dice(4);
  }

  @Test
  void aLegalMoveIsAcceptedWithWhatHappened() {
    Answer.Accepted accepted = (Answer.Accepted) match.play(0, "roll");
    assertThat(accepted.step()).isEqualTo(new Step(1, 0, "roll", List.of(new Drawn(6, 3)), ""));
    assertThat(accepted.journal()).hasSize(1).isEqualTo(match.journal(1));
    assertThat(match.lastStep()).isEqualTo(1);
    assertThat(match.legalMoves()).containsExactly("roll", "hold");
  }

  @Test
  void aMoveThatTheGameForbidsNowIsRefusedWithTheGamesReason() {
    assertRefused(
        match.play(0, "hold"),
        "There is nothing to hold yet: a turn begins with a roll (Pig, section 2). Play \"roll\".",
        "Il n'y a encore rien à garder : un tour commence par un lancer (le Cochon, section 2)."
            + " Jouez « roll ».",
        "roll");
  }

  @Test
  void aTextThatIsNoMoveIsRefusedWithTheNearestOne() {
    assertRefused(
        match.play(0, "rol"),
        "\"rol\" is not a move of this game. Did you mean \"roll\"?",
        "« rol » n'est pas un coup de ce jeu. Vouliez-vous dire « roll » ?",
        "roll");
    assertRefused(
        match.play(0, "castle"),
        "\"castle\" is not a move of this game.",
        "« castle » n'est pas un coup de ce jeu.",
        "roll");
  }

  @Test
  void anotherSeatIsToldWhoseTurnItIsButNotWhatThatOneMayDo() {
    assertRefused(
        match.play(1, "roll"),
        "Seat 2 cannot move now: it is the turn of seat 1.",
        "La place 2 ne peut pas jouer maintenant : c'est le tour de la place 1.");
  }

  @Test
  void nothingIsPlayedAfterTheEnd() {
    List.of("roll", "roll", "roll").forEach(move -> match.play(0, move));
    assertThat(match.isOver()).isTrue();
    assertRefused(
        match.play(0, "roll"),
        "The match is over: no move is possible any more.",
        "La partie est finie : plus aucun coup n'est possible.");
    assertRefused(
        match.play(Seat.OVER, "roll"),
        "The match is over: no move is possible any more.",
        "La partie est finie : plus aucun coup n'est possible.");
  }

  @Test
  void anAnswerThatNobodyAskedForIsRefused() {
    assertRefused(
        match.answer(0),
        "No roll or draw is asked for now.",
        "Aucun lancer ni tirage n'est demandé maintenant.");
    assertThat(match.takeBackAnswer()).isFalse();
    assertThat(match.openStep()).isEmpty();
  }

  private void assertRefused(Answer answer, String english, String french, String... legal) {
    Answer.Refused refused = (Answer.Refused) answer;
    assertThat(Spoken.english(refused.reason())).isEqualTo(english);
    assertThat(Spoken.french(refused.reason())).isEqualTo(french);
    assertThat(refused.legal()).containsExactly(legal);
  }
}
