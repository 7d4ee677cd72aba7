package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;
import static plateau.codroid.rules.Watched.Moment.CARE;
import static plateau.codroid.rules.Watched.Moment.DISEASE;
import static plateau.codroid.rules.Watched.Moment.FREE_BEDS;
import static plateau.codroid.rules.Watched.Moment.MOVE_BACK;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.codroid.rules.Watched.Watcher;

/** Invariants 8 to 12 (§12): what places hold. */
class PlacesInvariantsTest {

  @Test
  @Tag("I-08")
  @DisplayName("8. Each column holds 0..cap robots; cap never decreases")
  void columnsHoldWhatTheyCan() {
    everywhere(
        step -> {
          for (Column column : Column.ALL) {
            assertThat(step.after().inColumn(column))
                .as("%s in %s", step.where(), column.id())
                .isBetween(0, Watched.beds(step.after()));
          }
          assertThat(Watched.beds(step.after()))
              .as(step.where())
              .isGreaterThanOrEqualTo(Watched.beds(step.before()));
        });
  }

  @Test
  @Tag("I-09")
  @DisplayName(
      "9. In step 2 everyone incubating falls sick; those infected stand where it was risky")
  void everyoneIncubatingFallsSick() {
    everywhere(
        step -> {
          if (step.is(DISEASE)) {
            for (Place place : Place.ALL) {
              int at = place.ordinal();
              String where = step.where() + " in " + place.id();
              int sick = step.before().count(at, S) + step.before().count(at, I);
              assertThat(step.after().count(at, S)).as(where).isEqualTo(sick);
              boolean infected = step.after().count(at, I) > 0;
              assertThat(infected && !wasAtRisk(step, place)).as(where).isFalse();
            }
          }
        });
  }

  @Test
  @Tag("I-10")
  @DisplayName("10. A place not at risk gains no incubating pawn in step 2")
  void safePlacesAreSafe() {
    everywhere(
        step -> {
          if (step.is(DISEASE)) {
            for (Place place : Place.ALL) {
              if (!wasAtRisk(step, place)) {
                assertThat(step.after().count(place.ordinal(), I))
                    .as("%s in %s", step.where(), place.id())
                    .isZero();
              }
            }
          }
        });
  }

  // At risk after the symptoms: whoever was incubating before the step is sick by then.
  private static boolean wasAtRisk(Watched step, Place place) {
    int at = place.ordinal();
    int sick = step.before().count(at, S) + step.before().count(at, I);
    return sick >= 1 && step.before().pawnsIn(at) > place.slots();
  }

  @Test
  @Tag("I-11")
  @DisplayName("11. After step 3 school and aisles are empty, with good practice the tills too")
  void afterStep3() {
    everywhere(
        step -> {
          if (step.is(MOVE_BACK)) {
            assertThat(step.after().pawnsIn(Board.ACADEMY)).as(step.where()).isZero();
            assertThat(step.after().pawnsIn(Board.MARKET_1)).as(step.where()).isZero();
            if (step.before().isInForce(Measure.SHOPPING_GOOD_PRACTICE)) {
              assertThat(step.after().pawnsIn(Board.MARKET_2)).as(step.where()).isZero();
            }
          }
        });
  }

  @Test
  @Tag("I-12")
  @DisplayName("12. After 4a: if A holds anyone, B is full")
  void afterFreeBeds() {
    int[] crowded = new int[1];
    RandomPlay.watch(
        step -> {
          if (step.is(FREE_BEDS) && step.after().inColumn(Column.A) > 0) {
            crowded[0]++;
            assertThat(step.after().hasFreeBed(Column.B)).as(step.where()).isFalse();
          }
        });
    assertThat(crowded[0]).as("positions with someone in A after 4a").isPositive();
  }

  /** §9: that is why testing for victory after the dice that cure or admit is enough. */
  @Test
  @Tag("R-08")
  @DisplayName("Step 4 starts with an infected robot outside and fewer than forty cured")
  void step4NeverStartsWon() {
    RandomPlay.watch(
        step -> {
          if (step.is(CARE)) {
            CodroidState start = step.before();
            assertThat(start.total(S) + start.total(I)).as(step.where()).isPositive();
            assertThat(start.total(Pawn.C)).as(step.where()).isLessThan(40);
          }
        });
  }

  private static void everywhere(Watcher watcher) {
    RandomPlay.watch(watcher);
    RandomPositions.watch(watcher);
  }
}
