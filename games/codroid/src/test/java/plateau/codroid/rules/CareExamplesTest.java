package plateau.codroid.rules;

import static plateau.codroid.rules.Measure.EMERGENCY_LIMITS;
import static plateau.codroid.rules.Measure.TREATMENT;
import static plateau.codroid.rules.Status.LOST_HOSPITAL;
import static plateau.codroid.rules.Status.WON_ERADICATED;
import static plateau.codroid.rules.Status.WON_IMMUNE;
import static plateau.codroid.rules.Zydia.board;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of step 4 (§11, W-14 to W-17 and W-24). */
class CareExamplesTest {

  @Test
  @Tag("W-14")
  @Tag("R-37")
  @Tag("R-39")
  @DisplayName("W-14 Hospital flow")
  void w14HospitalFlow() {
    board("bar 0/1/0/0")
        .withHospital("4·4·3")
        .markerOn("gas-1")
        .care(1, 6, 4, 1, 3, 5, 2)
        .hospitalIs("0·4·4")
        .holds("bar 0/1/0/0, gas-1 0/0/0/1, ring-2 0/0/0/1")
        .markerIsOn("crater-3")
        .scrappedAre(1)
        .goesOn();
  }

  @Test
  @Tag("W-15")
  @Tag("R-05")
  @Tag("R-06")
  @Tag("R-38")
  @DisplayName("W-15 Blocked hospital and loss")
  void w15BlockedHospitalAndLoss() {
    board("ring-5 0/0/2/0")
        .withHospital("5·5·5")
        .markerOn("gas-1")
        .care(3, 4, 5, 3, 5, 2, 1, 6, 3, 4, 5, 6)
        .hospitalIs("5·5·5")
        .holds("gas-1 0/0/0/1, ring-5 0/0/1/0")
        .isOver(LOST_HOSPITAL);
  }

  @Test
  @Tag("W-15")
  @Tag("R-06")
  @DisplayName("W-15 Before the last die the game is not lost, although the hospital is full")
  void w15AFullHospitalAloneLosesNothing() {
    board("ring-5 0/0/2/0")
        .withHospital("5·5·5")
        .markerOn("gas-1")
        .care(3, 4, 5, 3, 5, 2, 1, 6, 3, 4, 5, 4)
        .hospitalIs("5·5·5")
        .goesOn();
  }

  @Test
  @Tag("W-16")
  @Tag("R-04")
  @DisplayName("W-16 Overflow order")
  void w16OverflowOrder() {
    Zydia zydia = board("ring-5 0/0/8/0").withHospital("4·4·0");
    zydia
        .care(2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6)
        .hospitalIs("5·5·5")
        .holds("ring-5 0/0/1/0")
        .isOver(LOST_HOSPITAL);
  }

  @ParameterizedTest(name = "the first {0} of the eight: {1}")
  @Tag("W-16")
  @Tag("R-04")
  @DisplayName("W-16 Overflow order, bed by bed")
  @CsvSource({"5, 5·4·4", "6, 5·5·4", "7, 5·5·5"})
  void w16OverflowOrderBedByBed(int admitted, String hospital) {
    int[] dice = {2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 4};
    for (int i = 4 + admitted; i < 12; i++) {
      dice[i] = 4;
    }
    board("ring-5 0/0/8/0").withHospital("4·4·0").care(dice).hospitalIs(hospital).goesOn();
  }

  @Test
  @Tag("W-16")
  @DisplayName("W-16 Overflow order with the military row open")
  void w16OverflowOrderWithTheMilitaryRow() {
    board("ring-5 0/0/8/0")
        .withHospital("4·4·0")
        .withMilitaryRow()
        .care(2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6)
        .hospitalIs("6·6·4")
        .holds()
        .isOver(WON_ERADICATED);
  }

  @ParameterizedTest(name = "{0}, dice {1}: ring-1 {2}, hospital {3}")
  @Tag("W-17")
  @Tag("R-43")
  @DisplayName("W-17 Step 4b dice")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -                | 1, 4, 5 | 0/0/1/1 | 1·0·0
          emergency-limits | 1, 4, 5 | 0/0/2/1 | 0·0·0
          treatment        | 3, 4, 6 | 0/0/1/1 | 1·0·0
          both             | 3, 5, 6 | 0/0/1/1 | 1·0·0
          """)
  void w17Dice(String inForce, String dice, String after, String hospital) {
    board("ring-1 0/0/3/0, bar 0/1/0/0")
        .inForce(named(inForce))
        .care(BoardText.numbers(dice, ","))
        .holds("ring-1 " + after, "bar 0/1/0/0")
        .hospitalIs(hospital)
        .goesOn();
  }

  /** The table of §6.4b, for every place. */
  @ParameterizedTest(name = "die {0}: {1}, {2}, {3}, {4}")
  @Tag("R-40")
  @Tag("R-42")
  @Tag("R-43")
  @Tag("R-44")
  @DisplayName("6.4b, each die alone: normal, emergency limits, treatment, both")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | cured    | cured    | cured    | cured
          2 | sick     | sick     | cured    | cured
          3 | sick     | sick     | cured    | cured
          4 | sick     | sick     | sick     | sick
          5 | hospital | sick     | hospital | sick
          6 | hospital | hospital | hospital | hospital
          """)
  void worstCases(int die, String normal, String emergency, String treatment, String both) {
    for (Place place : Place.ALL) {
      assertWorstCase(place, die, "-", normal);
      assertWorstCase(place, die, "emergency-limits", emergency);
      assertWorstCase(place, die, "treatment", treatment);
      assertWorstCase(place, die, "both", both);
    }
  }

  private static void assertWorstCase(Place place, int die, String inForce, String then) {
    String cell =
        switch (then) {
          case "cured" -> "0/1/0/1";
          case "sick" -> "0/1/1/0";
          case "hospital" -> "0/1/0/0";
          default -> throw new IllegalArgumentException(then);
        };
    board(place.id() + " 0/1/1/0")
        .inForce(named(inForce))
        .care(die)
        .holds(place.id() + " " + cell)
        .hospitalIs(then.equals("hospital") ? "1·0·0" : "0·0·0")
        .goesOn();
  }

  private static Measure[] named(String inForce) {
    return switch (inForce) {
      case "-" -> new Measure[0];
      case "emergency-limits" -> new Measure[] {EMERGENCY_LIMITS};
      case "treatment" -> new Measure[] {TREATMENT};
      case "both" -> new Measure[] {EMERGENCY_LIMITS, TREATMENT};
      default -> throw new IllegalArgumentException(inForce);
    };
  }

  @ParameterizedTest(name = "column C, die {0}: hospital {1}, cured {2}, scrapped {3}")
  @Tag("R-37")
  @Tag("R-42")
  @DisplayName("6.4a Column C, with every measure in force or none")
  @CsvSource({
    "1, 0·0·0, 1, 0", "2, 0·0·0, 1, 0", "3, 0·0·1, 0, 0",
    "4, 0·0·1, 0, 0", "5, 0·0·1, 0, 0", "6, 0·0·0, 0, 1"
  })
  void columnC(int die, String hospital, int cured, int scrapped) {
    for (Measure[] inForce : new Measure[][] {{}, {EMERGENCY_LIMITS, TREATMENT}}) {
      board("bar 0/1/0/0")
          .withHospital("0·0·1")
          .inForce(inForce)
          .care(die)
          .hospitalIs(hospital)
          .totalsAre("0/1/0/" + cured)
          .scrappedAre(scrapped);
    }
  }

  @ParameterizedTest(name = "column B, die {0}: hospital {1}, cured {2}")
  @Tag("R-42")
  @DisplayName("6.4a Column B, with every measure in force or none")
  @CsvSource({
    "1, 0·0·0, 1",
    "2, 0·0·1, 0",
    "3, 0·0·1, 0",
    "4, 0·0·1, 0",
    "5, 0·0·1, 0",
    "6, 0·0·1, 0"
  })
  void columnB(int die, String hospital, int cured) {
    for (Measure[] inForce : new Measure[][] {{}, {EMERGENCY_LIMITS, TREATMENT}}) {
      board("bar 0/1/0/0")
          .withHospital("0·1·0")
          .inForce(inForce)
          .care(die)
          .hospitalIs(hospital)
          .totalsAre("0/1/0/" + cured)
          .scrappedAre(0);
    }
  }

  @Test
  @Tag("R-38")
  void columnBFillsColumnCAndTheRestStay() {
    board("bar 0/1/0/0").withHospital("3·3·4").care(3, 3, 3, 3, 2, 6, 5).hospitalIs("0·5·5");
  }

  @Test
  @Tag("R-39")
  void aRobotThatMovedIsNotRolledForAgain() {
    board("bar 0/1/0/0").withHospital("2·2·0").care(6, 6).hospitalIs("0·2·2").scrappedAre(0);
  }

  @Test
  @Tag("R-41")
  void diceGoFromPlaceToPlaceInGlobalOrder() {
    board("market-2 0/0/1/0, crater-1 0/0/1/0, academy 0/0/1/0, bar 0/0/1/0, gas-5 0/1/0/0")
        .care(1, 4, 6, 1)
        .holds("crater-1 0/0/0/1, bar 0/0/1/0, gas-5 0/1/0/0, market-2 0/0/0/1")
        .hospitalIs("1·0·0");
  }

  @Test
  @Tag("W-24")
  @DisplayName("W-24 Victories: the last infected robot is admitted")
  void w24Eradicated() {
    board("bar 3/0/1/0, gas-1 1/0/0/0")
        .care(5)
        .hospitalIs("1·0·0")
        .holds("bar 3/0/0/0, gas-1 1/0/0/0")
        .isOver(WON_ERADICATED);
  }

  @Test
  @Tag("W-24")
  @Tag("R-07")
  @DisplayName("W-24 Victories: an incubating robot prevents it")
  void w24AnIncubatingRobotPreventsEradication() {
    board("bar 3/0/1/0, gas-1 1/1/0/0").care(5).hospitalIs("1·0·0").goesOn();
  }

  @Test
  @Tag("W-24")
  @Tag("R-08")
  @Tag("R-10")
  @DisplayName("W-24 Victories: forty cured at once, no B die, no board die")
  void w24Immune() {
    board("gas-2 0/0/0/39, bar 0/0/4/0")
        .withHospital("5·5·1")
        .markerOn("crater-1")
        .care(2)
        .holds("gas-2 0/0/0/39, bar 0/0/4/0, crater-1 0/0/0/1")
        .hospitalIs("5·5·0")
        .isOver(WON_IMMUNE);
  }

  @Test
  @Tag("R-08")
  void aVictoryInColumnBStopsTheDiceToo() {
    board("gas-2 0/0/0/39, bar 0/0/4/0")
        .withHospital("2·3·0")
        .care(2, 1)
        .hospitalIs("2·1·1")
        .isOver(WON_IMMUNE);
  }

  @Test
  @Tag("R-08")
  void aVictoryOnTheBoardStopsTheDice() {
    board("gas-2 0/0/0/39, bar 0/0/4/0")
        .care(4, 1)
        .holds("gas-2 0/0/0/39, bar 0/0/3/1")
        .isOver(WON_IMMUNE);
  }

  @Test
  @Tag("R-10")
  void thirtyNineCuredAreNotForty() {
    board("gas-2 0/0/0/38, bar 0/0/2/0").care(1, 4).totalsAre("0/0/1/39").goesOn();
  }

  @Test
  @Tag("R-10")
  void theFortyAreCountedInAllPlaces() {
    board("gas-2 0/0/0/10, bar 0/0/1/10, academy 0/1/0/10, market-2 0/0/0/9")
        .care(1)
        .isOver(WON_IMMUNE);
  }

  @Test
  @Tag("R-09")
  void bothVictoriesTogetherAreCalledEradication() {
    board("gas-2 0/0/0/39, bar 0/0/1/0").care(1).totalsAre("0/0/0/40").isOver(WON_ERADICATED);
  }

  @Test
  @Tag("R-06")
  void whicheverHappensFirstDecides() {
    board("gas-2 0/0/0/39, crater-1 0/0/1/0, bar 0/0/1/0")
        .withHospital("5·5·5")
        .care(3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 6)
        .isOver(LOST_HOSPITAL);
    board("gas-2 0/0/0/39, crater-1 0/0/1/0, bar 0/0/1/0")
        .withHospital("5·5·5")
        .care(3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1)
        .isOver(WON_IMMUNE);
  }

  @Test
  void nobodySickAndAnEmptyHospitalNeedNoDie() {
    board("bar 3/1/0/2").care().changedNothing();
  }
}
