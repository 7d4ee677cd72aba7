package plateau.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.Spoken;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Drawn;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

/** Taking back, resuming, and steps that the rules do not reproduce. All with seed 42. */
class MatchHistoryTest {

  private static final long SEED = 42;

  private final Pig pig = new Pig();
  private final Setup setup = Setup.of(pig.info(), 2, Map.of("target", "10"));
  private Match<PigState, PigMove> match;

  @BeforeEach
  void seatOneRollsFiveTwoAndFourAndHasWon() {
    match = Match.start(pig, setup, Dice.seeded(SEED));
    for (int i = 0; i < 3; i++) {
      match.play(0, "roll");
    }
    assertThat(match.isOver()).isTrue();
  }

  @Test
  void takingStepsBackLeadsToThePositionBeforeThem() {
    Match<PigState, PigMove> shorter = Match.start(pig, setup, Dice.seeded(SEED));
    shorter.play(0, "roll");
    match.backTo(1);
    assertThat(match.steps()).isEqualTo(shorter.steps());
    assertThat(Digest.of(pig, match.state())).isEqualTo(Digest.of(pig, shorter.state()));
    assertThat(match.journal(1)).isEqualTo(shorter.journal(1));
  }

  @Test
  void playingAgainThrowsTheSameDice() {
    List<Step> before = match.steps();
    match.backTo(0);
    for (int i = 0; i < 3; i++) {
      match.play(0, "roll");
    }
    assertThat(match.steps()).isEqualTo(before);
  }

  @Test
  void aStepThatIsNotThereCannotBeGoneBackTo() {
    assertThatThrownBy(() -> match.backTo(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> match.backTo(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(match.lastStep()).isEqualTo(3);
  }

  @Test
  void aMatchIsResumedFromItsStepsAndGoesOnWithTheSameDice() {
    Match<PigState, PigMove> resumed =
        Match.resume(pig, setup, Dice.seeded(SEED), match.steps().subList(0, 3));
    resumed.play(0, "roll");
    assertThat(resumed.steps()).isEqualTo(match.steps());
  }

  @Test
  void someStepsCarryADigestOfThePosition() {
    assertThat(match.steps().getFirst().digest()).matches("[0-9a-f]{16}");
    assertThat(match.steps().get(1).digest()).isEmpty();
  }

  @Test
  void everyNewRoundStartsWithADigestOfThePosition() {
    Match<PigState, PigMove> whole = Match.start(pig, setup, Dice.seeded(SEED));
    int rounds = 1;
    while (!whole.isOver()) {
      whole.play(whole.toMove(), whole.legalMoves().getLast());
      int now = pig.gauges().orElseThrow().time(whole.state());
      if (now > rounds) {
        assertThat(whole.steps().getLast().digest())
            .as("round %d, seed %d", now, SEED)
            .isEqualTo(Digest.of(pig, whole.state()));
      }
      rounds = now;
    }
    assertThat(rounds).isGreaterThan(1);
  }

  @Test
  void noStepsAreNoMatch() {
    assertDiverges(List.of(), 0, "there is no set-up step.", "la mise en place manque.");
  }

  @Test
  void anotherSeatThanTheOneToMoveDiverges() {
    assertDiverges(
        with(1, new Step(1, 1, "roll", List.of(new Drawn(6, 4)), "")),
        1,
        "seat 2 moves here, but it is the turn of seat 1.",
        "la place 2 joue ici, mais c'est le tour de la place 1.");
  }

  @Test
  void anIllegalMoveDiverges() {
    assertDiverges(
        with(1, new Step(1, 0, "hold", List.of(), "")),
        1,
        "\"hold\" is not a legal move here. Legal: roll.",
        "« hold » n'est pas un coup permis ici. Coups permis : roll.");
  }

  @Test
  void aMissingDrawDiverges() {
    assertDiverges(
        with(1, new Step(1, 0, "roll", List.of(), "")),
        1,
        "draw 1: the list of draws ends here, but the rules ask for a number below 6.",
        "tirage 1 : la liste des tirages s'arrête ici, mais les règles demandent un nombre"
            + " inférieur à 6.");
  }

  @Test
  void aDrawTooManyDiverges() {
    assertDiverges(
        with(2, new Step(2, 0, "roll", List.of(new Drawn(6, 1), new Drawn(6, 1)), "")),
        2,
        "2 draws are recorded here, but the rules used 1.",
        "2 tirages sont notés ici, mais les règles en ont utilisé 1.");
  }

  @Test
  void aPositionThatIsNotTheRecordedOneDiverges() {
    assertDiverges(
        with(1, new Step(1, 0, "roll", List.of(new Drawn(6, 4)), "0123456789abcdef")),
        1,
        "the position after this step is not the recorded one: these rules play it differently.",
        "la position après cette étape n'est pas celle qui est notée : ces règles la jouent"
            + " autrement.");
  }

  @Test
  void aStepAfterTheEndDiverges() {
    List<Step> steps = new ArrayList<>(match.steps());
    steps.add(new Step(4, Seat.OVER, "roll", List.of(new Drawn(6, 3)), ""));
    assertDiverges(
        steps, 4, "the match is over before this step.", "la partie est finie avant cette étape.");
  }

  private List<Step> with(int number, Step step) {
    List<Step> steps = new ArrayList<>(match.steps());
    steps.set(number, step);
    return steps;
  }

  private void assertDiverges(List<Step> steps, int step, String english, String french) {
    Divergence divergence =
        catchThrowableOfType(
            Divergence.class, () -> Match.resume(pig, setup, Dice.seeded(SEED), steps));
    assertThat(divergence).isNotNull();
    assertThat(divergence.step()).isEqualTo(step);
    assertThat(Spoken.english(divergence.message())).isEqualTo(english);
    assertThat(Spoken.french(divergence.message())).isEqualTo(french);
  }
}
