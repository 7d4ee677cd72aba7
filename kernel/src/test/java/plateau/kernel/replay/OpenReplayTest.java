package plateau.kernel.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.Spoken;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.secret.Duel;
import plateau.secret.DuelState;
import plateau.secret.Lay;

/** Matches with real dice that were saved while a draw was still to be made. */
class OpenReplayTest {

  private final Duel duel = new Duel();
  private final Setup setup = Setup.of(duel.info(), 2, Map.of());
  private final Header header = Header.asked(duel.info(), setup, List.of("Ann", "Bob"));
  private Match<DuelState, Lay> match;

  @BeforeEach
  void aMatchWithRealCards() {
    match = Match.start(duel, setup, new ManualDice());
  }

  @Test
  void aSetUpSavedHalfWayGoesOnWhereItWaited() {
    match.answer(3);
    match.answer(4);
    Replay replay = savedAndRead();
    assertThat(replay.steps()).isEmpty();
    Match<DuelState, Lay> again = Verification.rebuild(duel, replay, new ManualDice());
    assertThat(again.openStep()).isEqualTo(match.openStep());
    assertThat(again.question()).isEqualTo(match.question());
  }

  @Test
  void aStepSavedHalfWayGoesOnWhereItWaited() {
    playUpToTheDrawFromTheStock();
    Replay replay = savedAndRead();
    assertThat(replay.open()).contains(new Step(2, 1, "lay-3", List.of(), ""));
    Match<DuelState, Lay> again = Verification.rebuild(duel, replay, new ManualDice());
    assertThat(again.answer(1)).isEqualTo(match.answer(1));
    assertThat(again.steps()).isEqualTo(match.steps());
  }

  @Test
  void otherDiceGiveTheOpenStepUp() {
    playUpToTheDrawFromTheStock();
    Match<DuelState, Lay> again = Verification.rebuild(duel, savedAndRead(), Dice.seeded(1));
    assertThat(again.lastStep()).isEqualTo(1);
    assertThat(again.openStep()).isEmpty();
  }

  @Test
  void otherDiceDoNotMakeUpASetUp() {
    Replay replay = savedAndRead();
    assertFault(
        () -> Verification.rebuild(duel, replay, Dice.seeded(1)),
        2,
        "the file ends before the set-up of the match.");
  }

  @Test
  void anOpenStepIsVerified() {
    playUpToTheDrawFromTheStock();
    assertThatCode(() -> Verification.verify(duel, savedAndRead())).doesNotThrowAnyException();
    assertFault(
        () -> Verification.verify(duel, opened(new Step(2, 1, "lay-0", List.of(), ""))),
        4,
        "\"lay-0\" is not a legal move here. Legal: lay-3, lay-4, lay-5.");
    assertFault(
        () ->
            Verification.verify(
                duel, opened(new Step(2, 1, "lay-3", List.of(new Drawn(2, 0)), ""))),
        4,
        "this step has all its draws: it does not wait for an answer.");
  }

  @Test
  void anOpenSetUpIsVerifiedToo() {
    Step setUp = new Step(0, Seat.REFEREE, "", List.of(new Drawn(7, 0)), "");
    Replay replay = new Replay(header, List.of(), Optional.of(setUp), Optional.empty());
    assertFault(
        () -> Verification.verify(duel, replay),
        2,
        "draw 1: the list has \"7 0\", a number below 7, but the rules ask for a number below 8.");
  }

  @Test
  void nothingFollowsAnOpenStep() {
    playUpToTheDrawFromTheStock();
    String text = ReplayWriter.write(Replay.of(header, match));
    String last = text.lines().toList().getLast();
    assertFault(
        () -> ReplayReader.read(text + last + "\n"), 5, "nothing may follow the end of the match.");
  }

  private void playUpToTheDrawFromTheStock() {
    for (int n = 8; n > 1; n--) {
      match.answer(n - 1);
    }
    match.play(0, "lay-0");
    match.play(1, "lay-3");
  }

  private Replay savedAndRead() {
    String text = ReplayWriter.write(Replay.of(header, match));
    Replay replay = ReplayReader.read(text);
    assertThat(ReplayWriter.write(replay)).isEqualTo(text);
    return replay;
  }

  private Replay opened(Step open) {
    return new Replay(header, match.steps(), Optional.of(open), Optional.empty());
  }

  private static void assertFault(ThrowingCallable reading, int line, String sentence) {
    ReplayFault fault = catchThrowableOfType(ReplayFault.class, reading);
    assertThat(fault).isNotNull();
    assertThat(Spoken.english(fault.message())).isEqualTo("Line " + line + ": " + sentence);
  }
}
