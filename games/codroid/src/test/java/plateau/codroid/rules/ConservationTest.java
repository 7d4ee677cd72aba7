package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Pawn.C;
import static plateau.codroid.rules.Pawn.H;
import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;
import static plateau.codroid.rules.Watched.Moment.CARE;
import static plateau.codroid.rules.Watched.Moment.DISEASE;
import static plateau.codroid.rules.Watched.Moment.FREE_BEDS;
import static plateau.codroid.rules.Watched.Moment.MOVE_BACK;
import static plateau.codroid.rules.Watched.Moment.MOVE_OUT;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.codroid.rules.Watched.Watcher;

/** Invariants 1 to 7 (§12): no robot appears, vanishes or recovers except as the rules say. */
class ConservationTest {

  @Test
  @Tag("I-01")
  @DisplayName("1. Pawns outside + hospital = 62 + arrived − scrapped, at every moment")
  void pawnsAddUp() {
    RandomPlay.watch(
        step -> {
          CodroidState now = step.after();
          assertThat(Watched.pawns(now))
              .as(step.where())
              .isEqualTo(62 + now.arrived - now.scrapped);
        });
    RandomPositions.watch(
        step -> {
          int came = step.after().arrived - step.before().arrived;
          int went = step.after().scrapped - step.before().scrapped;
          assertThat(Watched.pawns(step.after()))
              .as(step.where())
              .isEqualTo(Watched.pawns(step.before()) + came - went);
        });
  }

  @Test
  @Tag("I-02")
  @DisplayName("2. All counts are ≥ 0, and the totals are their sums")
  void countsAreNotNegative() {
    everywhere(
        step -> {
          int[] sums = new int[Pawn.KINDS];
          for (Place place : Place.ALL) {
            for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
              int count = step.after().count(place.ordinal(), pawn);
              assertThat(count).as("%s in %s", step.where(), place.id()).isNotNegative();
              sums[pawn] += count;
            }
          }
          for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
            assertThat(step.after().total(pawn)).as(step.where()).isEqualTo(sums[pawn]);
          }
        });
  }

  @Test
  @Tag("I-03")
  @DisplayName("3. Step 1 changes totals only through sixes, and empties no school, market, bed")
  void step1() {
    everywhere(
        step -> {
          if (step.is(MOVE_OUT)) {
            assertNewcomers(step);
            assertNoFewerIn(step, Board.ACADEMY);
            assertNoFewerIn(step, Board.MARKET_1);
            assertNoFewerIn(step, Board.MARKET_2);
            assertSameHospital(step);
          }
        });
  }

  private static void assertNewcomers(Watched step) {
    int sixes = (int) step.draws().stream().filter(drawn -> drawn.k() == 5).count();
    boolean screened = step.before().isInForce(Measure.BORDER_SCREENING);
    assertThat(change(step, H)).as(step.where()).isEqualTo(screened ? sixes : 2 * sixes);
    assertThat(change(step, I)).as(step.where()).isEqualTo(screened ? 0 : sixes);
    assertThat(change(step, S)).as(step.where()).isZero();
    assertThat(change(step, C)).as(step.where()).isZero();
  }

  @Test
  @Tag("I-04")
  @DisplayName("4. Step 2 moves no pawn: totals and cured of each place stay, healthy never rise")
  void step2() {
    everywhere(
        step -> {
          if (step.is(DISEASE)) {
            for (Place place : Place.ALL) {
              int at = place.ordinal();
              String where = step.where() + " in " + place.id();
              assertThat(step.after().pawnsIn(at)).as(where).isEqualTo(step.before().pawnsIn(at));
              assertThat(change(step, at, C)).as(where).isZero();
              assertThat(change(step, at, H)).as(where).isNotPositive();
            }
            assertSameHospital(step);
          }
        });
  }

  @Test
  @Tag("I-05")
  @DisplayName("5. Step 3 distributes evenly: ⌊k/16⌋ or ⌈k/16⌉ a house, the marker k further")
  void step3() {
    everywhere(
        step -> {
          if (step.is(MOVE_BACK)) {
            assertEvenDistribution(step, comingHome(step.before()));
            for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
              assertThat(change(step, pawn)).as(step.where()).isZero();
            }
            for (Place place : Place.PUBLIC_PLACES) {
              assertThat(BoardText.content(step.after(), place))
                  .as(step.where())
                  .isEqualTo(BoardText.content(step.before(), place));
            }
            assertSameHospital(step);
          }
        });
  }

  private static int comingHome(CodroidState state) {
    int k = state.pawnsIn(Board.ACADEMY) + state.pawnsIn(Board.MARKET_2);
    return state.isInForce(Measure.SHOPPING_GOOD_PRACTICE) ? k + state.pawnsIn(Board.MARKET_1) : k;
  }

  private static void assertEvenDistribution(Watched step, int k) {
    for (Place house : Place.HOUSES) {
      int at = house.ordinal();
      assertThat(step.after().pawnsIn(at) - step.before().pawnsIn(at))
          .as("%s in %s", step.where(), house.id())
          .isBetween(k / 16, (k + 15) / 16);
      for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
        assertThat(change(step, at, pawn)).as(step.where()).isNotNegative();
      }
    }
    assertThat(step.after().marker).as(step.where()).isEqualTo((step.before().marker + k) % 16);
  }

  @Test
  @Tag("I-06")
  @DisplayName("6. Step 4 leaves healthy and incubating alone; the total drops only by scrapped")
  void step4() {
    everywhere(
        step -> {
          if (step.is(CARE)) {
            for (Place place : Place.ALL) {
              assertThat(change(step, place.ordinal(), H)).as(step.where()).isZero();
              assertThat(change(step, place.ordinal(), I)).as(step.where()).isZero();
            }
            assertThat(Watched.pawns(step.before()) - Watched.pawns(step.after()))
                .as(step.where())
                .isEqualTo(step.after().scrapped - step.before().scrapped);
          }
        });
  }

  /**
   * Whoever has been infected stays infected or beyond: counted from the far end of healthy →
   * incubating → sick → cured or scrapped, no group ever shrinks.
   */
  @Test
  @Tag("I-07")
  @DisplayName("7. Healthy → incubating → sick → cured, or scrapped from column C; nothing else")
  void stateChanges() {
    everywhere(
        step -> {
          int[] before = fromTheFarEnd(step.before());
          int[] after = fromTheFarEnd(step.after());
          for (int group = 0; group < before.length; group++) {
            assertThat(after[group]).as(step.where()).isGreaterThanOrEqualTo(before[group]);
          }
          boolean isStep4 = step.is(CARE) || step.is(FREE_BEDS);
          int scrapped = step.after().scrapped - step.before().scrapped;
          int inColumnC = step.before().inColumn(Column.C);
          assertThat(scrapped).as(step.where()).isBetween(0, isStep4 ? inColumnC : 0);
          if (!isStep4) {
            assertThat(change(step, C)).as(step.where()).isZero();
          }
        });
  }

  private static int[] fromTheFarEnd(CodroidState state) {
    int cured = state.total(C);
    int done = cured + state.scrapped;
    int sick = done + state.total(S) + Watched.inHospital(state);
    int infected = sick + state.total(I);
    return new int[] {cured, done, sick, infected};
  }

  private static void everywhere(Watcher watcher) {
    RandomPlay.watch(watcher);
    RandomPositions.watch(watcher);
  }

  private static int change(Watched step, int pawn) {
    return step.after().total(pawn) - step.before().total(pawn);
  }

  private static int change(Watched step, int place, int pawn) {
    return step.after().count(place, pawn) - step.before().count(place, pawn);
  }

  private static void assertNoFewerIn(Watched step, int place) {
    assertThat(step.after().pawnsIn(place))
        .as(step.where())
        .isGreaterThanOrEqualTo(step.before().pawnsIn(place));
  }

  private static void assertSameHospital(Watched step) {
    assertThat(BoardText.hospital(step.after()))
        .as(step.where())
        .isEqualTo(BoardText.hospital(step.before()));
  }
}
