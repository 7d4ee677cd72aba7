package plateau.codroid.rules;

import static plateau.codroid.rules.EventCard.MASK_SHORTAGE;
import static plateau.codroid.rules.EventCard.RESTORED_TRUST;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_1;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_2;
import static plateau.codroid.rules.Measure.LOCKDOWN;
import static plateau.codroid.rules.Measure.MANDATORY_MASKS;
import static plateau.codroid.rules.Measure.PUBLIC_PLACES_CLOSURE;
import static plateau.codroid.rules.Measure.SHOPPING_GOOD_PRACTICE;
import static plateau.codroid.rules.Measure.TREATMENT;
import static plateau.codroid.rules.Status.LOST_TIME;
import static plateau.codroid.rules.Zydia.board;
import static plateau.codroid.rules.Zydia.sickIn;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of step 5 and of the end of the turn (§11, W-18 to W-20, W-25, W-26). */
class MeasuresExamplesTest {

  @ParameterizedTest(
      name = "{0} places with a sick robot, crisis {1} before: crisis {2}, budget {3}")
  @Tag("W-18")
  @Tag("R-02")
  @Tag("R-03")
  @DisplayName("W-18 Crisis and budget in round 7")
  @CsvSource({
    "0,  0, 0, 5",
    "5,  0, 0, 5",
    "6,  0, 1, 6",
    "10, 0, 1, 6",
    "11, 0, 2, 7",
    "23, 0, 2, 7",
    "3,  2, 2, 7",
    "5,  1, 1, 6",
    "6,  2, 2, 7"
  })
  void w18CrisisAndBudget(int places, int before, int crisis, int budget) {
    board(sickIn(places))
        .inRound(7)
        .withCrisis(before)
        .openMeasures()
        .crisisIs(crisis)
        .pointsLeftAre(budget);
  }

  @Test
  @Tag("W-18")
  @Tag("R-02")
  void theCrisisCountsPlacesNotRobotsAndOnlySickOnes() {
    board("crater-1 0/0/30/0, bar 0/9/0/9, cinema 5/0/0/0").openMeasures().crisisIs(0);
  }

  @ParameterizedTest(name = "round {0}: {1}")
  @DisplayName("2.6 Measure points of each round")
  @CsvSource({"1, 1", "2, 2", "3, 3", "4, 3", "5, 3", "6, 3", "7, 5", "8, 3", "9, 3", "10, 3"})
  void pointsOfEachRound(int round, int points) {
    board().inRound(round).openMeasures().pointsLeftAre(points);
    board().inRound(round).withCrisis(2).openMeasures().pointsLeftAre(points + 2);
  }

  @Test
  @Tag("W-19")
  @Tag("R-49")
  @DisplayName("W-19 Paying: treatment with 5 points and 1 of the bank")
  void w19PayingFromTheBank() {
    board()
        .inRound(4)
        .withCrisis(2)
        .withTrust(1)
        .openMeasures()
        .play(TREATMENT)
        .pointsLeftAre(0)
        .trustIs(0)
        .takenAre(TREATMENT);
  }

  @Test
  @Tag("W-19")
  @Tag("R-46")
  @Tag("R-50")
  @DisplayName("W-19 Paying: gestures 1, then gestures 2")
  void w19BothGestures() {
    board()
        .inRound(3)
        .openMeasures()
        .play(BARRIER_GESTURES_1, BARRIER_GESTURES_2)
        .pointsLeftAre(0)
        .takenAre(BARRIER_GESTURES_1, BARRIER_GESTURES_2)
        .inForceAre();
  }

  @Test
  @Tag("W-19")
  @Tag("R-46")
  @DisplayName("W-19 Paying: the reverse order is refused")
  void w19GesturesInReverseOrder() {
    board().inRound(3).openMeasures().cannotPlay(BARRIER_GESTURES_2).canPlay(BARRIER_GESTURES_1);
  }

  @Test
  @Tag("W-19")
  @DisplayName("W-19 Paying: in round 1 only the two cards costing 1 are affordable")
  void w19RoundOne() {
    board().inRound(1).openMeasures().canPlayOnly(BARRIER_GESTURES_1, SHOPPING_GOOD_PRACTICE);
  }

  @Test
  @Tag("R-49")
  void onlyTheShortfallComesOutOfTheBank() {
    board()
        .inRound(3)
        .withTrust(2)
        .openMeasures()
        .play(BARRIER_GESTURES_1)
        .pointsLeftAre(2)
        .trustIs(2)
        .play(LOCKDOWN)
        .pointsLeftAre(0)
        .trustIs(1)
        .play(SHOPPING_GOOD_PRACTICE)
        .trustIs(0)
        .canPlayOnly();
  }

  @Test
  @Tag("R-49")
  void trustPointsAddUpAndNeverExpire() {
    board("bar 0/1/0/0")
        .inRound(2)
        .event(RESTORED_TRUST)
        .endTurn()
        .event(RESTORED_TRUST)
        .endTurn()
        .openMeasures()
        .pointsLeftAre(3)
        .trustIs(2);
  }

  @Test
  @Tag("R-48")
  void unspentPointsAreLost() {
    Zydia zydia = board("bar 0/1/0/0").inRound(2).openMeasures().pointsLeftAre(2);
    zydia.event(MASK_SHORTAGE).endTurn().openMeasures().pointsLeftAre(3);
    board("bar 0/1/0/0")
        .inRound(10)
        .openMeasures()
        .pointsLeftAre(3)
        .finishLastRound(MASK_SHORTAGE)
        .pointsLeftAre(0);
  }

  @Test
  @Tag("R-47")
  @Tag("R-51")
  void aCardIsPlayedOnce() {
    board()
        .inRound(7)
        .openMeasures()
        .play(LOCKDOWN)
        .cannotPlay(LOCKDOWN)
        .endTurn()
        .openMeasures()
        .cannotPlay(LOCKDOWN)
        .inForceAre(LOCKDOWN);
  }

  @Test
  @Tag("W-20")
  @Tag("R-56")
  @Tag("R-58")
  @DisplayName("W-20 One-offs and their order: lockdown, then public places closed")
  void w20LockdownFirst() {
    board("ring-2 3/0/1/1, gas-2 4/0/0/0")
        .inRound(7)
        .withCrisis(1)
        .openMeasures()
        .pointsLeftAre(6)
        .play(LOCKDOWN)
        .holds("ring-2 3/0/1/0, gas-2 3/0/0/0, market-1 1/0/0/1")
        .play(PUBLIC_PLACES_CLOSURE)
        .holds("ring-2 2/0/1/0, gas-2 3/0/0/0, market-1 1/0/0/1, cinema 1/0/0/0");
  }

  @Test
  @Tag("W-20")
  @Tag("R-58")
  @DisplayName("W-20 One-offs and their order: public places closed, then lockdown")
  void w20PublicPlacesFirst() {
    board("ring-2 3/0/1/1, gas-2 4/0/0/0")
        .inRound(7)
        .withCrisis(1)
        .openMeasures()
        .play(PUBLIC_PLACES_CLOSURE, LOCKDOWN)
        .holds("ring-2 2/0/1/0, gas-2 2/0/0/0, cinema 1/0/0/1, market-1 2/0/0/0");
  }

  @Test
  @Tag("W-25")
  @Tag("R-11")
  @DisplayName("W-25 Time: round 10 is played completely, its event included")
  void w25Time() {
    Zydia zydia = board("bar 0/1/0/0").inRound(10).openMeasures();
    zydia.play(LOCKDOWN).finishLastRound(RESTORED_TRUST).trustIs(1).isOver(LOST_TIME);
    zydia.roundIs(11);
  }

  @Test
  @Tag("W-25")
  @Tag("R-11")
  @DisplayName("W-25 Time: the end of round 9 is not yet the end")
  void w25RoundNineIsNotTheLast() {
    board("bar 0/1/0/0").inRound(9).endTurn().goesOn().roundIs(10);
  }

  @Test
  @Tag("W-26")
  @Tag("R-71")
  @DisplayName("W-26 Masks bought and lost in one turn")
  void w26MasksBoughtAndLost() {
    board("ring-3 4/1/0/0")
        .inRound(3)
        .openMeasures()
        .play(MANDATORY_MASKS)
        .pointsLeftAre(0)
        .event(MASK_SHORTAGE)
        .takenAre()
        .endTurn()
        .inForceAre()
        .diseaseDevelops()
        .holds("ring-3 2/2/1/0")
        .openMeasures()
        .pointsLeftAre(3)
        .play(MANDATORY_MASKS)
        .pointsLeftAre(0);
  }

  @Test
  @Tag("R-71")
  void masksInForceAreLostToo() {
    board("ring-3 4/1/0/0")
        .inForce(MANDATORY_MASKS)
        .event(MASK_SHORTAGE)
        .takenAre()
        .inForceAre()
        .diseaseDevelops()
        .holds("ring-3 2/2/1/0");
  }
}
