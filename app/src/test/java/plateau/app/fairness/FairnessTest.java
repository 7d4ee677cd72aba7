package plateau.app.fairness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.arena.Rate;

class FairnessTest {

  // Moving second is worth 20 points in both, and that is nobody's side.
  private static final Encounter EVEN = new Encounter(new Scores(40, 60), new Scores(60, 40));
  private static final Encounter BETTER_FOR_FIRST =
      new Encounter(new Scores(60, 50), new Scores(80, 30));

  @Test
  void sideAndOrderAreToldApart() {
    assertThat(EVEN.leadOfFirstSide()).isZero();
    assertThat(EVEN.leadOfFirst()).isEqualTo(-20);
    assertThat(BETTER_FOR_FIRST.leadOfFirstSide()).isEqualTo(30);
    assertThat(BETTER_FOR_FIRST.leadOfFirst()).isEqualTo(-20);
  }

  @Test
  void everyRoleHasItsMatches() {
    Fairness fairness = fairness(EVEN, BETTER_FOR_FIRST);
    assertThat(fairness.of(Role.FIRST_SIDE)).isEqualTo(new Tally(new Rate(3, 4), 0, 60));
    assertThat(fairness.of(Role.SECOND_SIDE)).isEqualTo(new Tally(new Rate(1, 4), 0, 45));
    assertThat(fairness.of(Role.FIRST)).isEqualTo(new Tally(new Rate(1, 4), 0, 42.5));
    assertThat(fairness.of(Role.SECOND)).isEqualTo(new Tally(new Rate(3, 4), 0, 62.5));
    assertThat(fairness.of(Role.SECOND).lost()).isEqualTo(1);
  }

  @Test
  void moreOfTheSameMakesItCertain() {
    assertThat(fairness(EVEN, EVEN, EVEN, EVEN, EVEN).verdict()).isEqualTo(Verdict.TOO_FEW_GAMES);
    assertThat(sixTimes(EVEN).verdict()).isEqualTo(Verdict.FAIR);
    assertThat(sixTimes(BETTER_FOR_FIRST).verdict()).isEqualTo(Verdict.FIRST_SIDE_FAVOURED);
  }

  @Test
  void whatIsWorthMoreForTheSecondSideFavoursIt() {
    Encounter betterForSecond =
        new Encounter(BETTER_FOR_FIRST.there().ofOther(), BETTER_FOR_FIRST.back().ofOther());
    assertThat(sixTimes(betterForSecond).verdict()).isEqualTo(Verdict.SECOND_SIDE_FAVOURED);
  }

  @Test
  void resultsFarApartSayNothingUntilThereAreMany() {
    Encounter[] apart = {BETTER_FOR_FIRST, EVEN, EVEN, BETTER_FOR_FIRST, EVEN, EVEN};
    assertThat(fairness(apart).verdict()).isEqualTo(Verdict.TOO_FEW_GAMES);
    Encounter[] many =
        Stream.generate(() -> Stream.of(apart))
            .limit(20)
            .flatMap(some -> some)
            .toArray(Encounter[]::new);
    assertThat(fairness(many).verdict()).isEqualTo(Verdict.FIRST_SIDE_FAVOURED);
  }

  @Test
  void aLeadThatIsSmallBesideThePointsIsFair() {
    Encounter close = new Encounter(new Scores(50, 52), new Scores(53, 50));
    assertThat(sixTimes(close).verdict()).isEqualTo(Verdict.FAIR);
  }

  // Student's quantiles for 2, 5 and 30 degrees of freedom: 4.303, 2.571, 2.042.
  @Test
  void intervalsAreStudents() {
    assertThat(Margin.of(1, 2, 3).high()).isCloseTo(2 + 4.303 / Math.sqrt(3), within(0.15));
    assertThat(Margin.of(1, 1, 1, 3, 3, 3).high())
        .isCloseTo(2 + 2.571 * Math.sqrt(6.0 / 5 / 6), within(0.01));
    assertThat(Margin.of(1, 2, 3).low()).isEqualTo(4 - Margin.of(1, 2, 3).high());
  }

  private static Fairness sixTimes(Encounter encounter) {
    return new Fairness(Collections.nCopies(Fairness.LEAST_GAMES, encounter));
  }

  private static Fairness fairness(Encounter... encounters) {
    return new Fairness(List.of(encounters));
  }
}
