package plateau.codroid.rules;

import static plateau.codroid.rules.EventCard.ACADEMY_CLUSTER;
import static plateau.codroid.rules.EventCard.DINNER_WITH_FRIENDS;
import static plateau.codroid.rules.EventCard.DISINFORMATION;
import static plateau.codroid.rules.EventCard.EQUIPMENT_SCAM;
import static plateau.codroid.rules.EventCard.FESTIVAL_SEASON;
import static plateau.codroid.rules.EventCard.HARRY_BOTTER;
import static plateau.codroid.rules.EventCard.MARKET_CONTAMINATION;
import static plateau.codroid.rules.EventCard.MASK_SHORTAGE;
import static plateau.codroid.rules.EventCard.PUBLIC_PLACES_CONTAMINATION;
import static plateau.codroid.rules.EventCard.RESTORED_TRUST;
import static plateau.codroid.rules.EventCard.RETURNING_TRAVELLERS;
import static plateau.codroid.rules.EventCard.VOLUNTEERS;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_1;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_2;
import static plateau.codroid.rules.Measure.BORDER_SCREENING;
import static plateau.codroid.rules.Measure.LOCKDOWN;
import static plateau.codroid.rules.Measure.MANDATORY_MASKS;
import static plateau.codroid.rules.Measure.MARKET_CLOSURE;
import static plateau.codroid.rules.Measure.MILITARY_HOSPITAL;
import static plateau.codroid.rules.Measure.PUBLIC_PLACES_CLOSURE;
import static plateau.codroid.rules.Measure.SCHOOL_CLOSURE;
import static plateau.codroid.rules.Zydia.board;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of step 6 (§11, W-21 to W-23), and every event with its exceptions (§8). */
class EventExamplesTest {

  private static final String[] DINNER = {
    "crater-1 1/1/0/0", "ring-1 2/0/0/0", "crater-2 1/0/0/0", "gas-3 0/2/0/0", "crater-4 2/0/0/0"
  };

  private static final String[] PUBLIC_PLACES = {
    "bar 0/0/0/2", "cinema 1/0/0/0", "media-library 3/0/0/0", "restaurant 2/0/0/0"
  };

  // 0

  @Test
  @Tag("W-21")
  @Tag("R-74")
  @DisplayName("W-21 Festivals")
  void w21Festivals() {
    board("ring-4 2/0/0/0")
        .markerOn("ring-4")
        .event(FESTIVAL_SEASON)
        .holds("ring-4 2/1/0/0, gas-5 0/1/0/0, ring-2 0/1/0/0")
        .markerIsOn("ring-4")
        .arrivedAre(3);
  }

  @Test
  @Tag("R-45")
  void festivalsAreCancelledByALockdownPlayedThisTurn() {
    board().justTaken(LOCKDOWN).event(FESTIVAL_SEASON).changedNothing();
    board().inForce(LOCKDOWN).event(FESTIVAL_SEASON).changedNothing();
  }

  // 1

  @Test
  @Tag("W-23")
  @DisplayName("W-23 Other events: outbreak at the market")
  void w23Market() {
    board("market-1 2/0/0/0, market-2 0/1/0/4")
        .event(MARKET_CONTAMINATION)
        .changed("market-1 1/1/0/0")
        .arrivedAre(0);
  }

  @Test
  void anOutbreakAtTheMarketInfectsOneInEachZone() {
    board("market-1 2/0/0/0, market-2 1/0/1/0, bar 3/0/0/0")
        .event(MARKET_CONTAMINATION)
        .changed("market-1 1/1/0/0, market-2 0/1/1/0");
  }

  @Test
  @Tag("R-45")
  void anOutbreakAtTheMarketIsCancelledByMarketClosure() {
    board("market-1 2/0/0/0, market-2 1/0/0/0")
        .justTaken(MARKET_CLOSURE)
        .event(MARKET_CONTAMINATION)
        .changedNothing();
  }

  // 2

  @Test
  @Tag("W-22")
  @Tag("R-76")
  @DisplayName("W-22 Dinner: no chain")
  void w22Dinner() {
    board(DINNER)
        .event(DINNER_WITH_FRIENDS)
        .changed("ring-1 1/1/0/0, crater-4 1/1/0/0")
        .arrivedAre(0);
  }

  @Test
  @Tag("W-22")
  @Tag("R-76")
  @DisplayName("W-22 Dinner with lockdown, marker crater-1")
  void w22DinnerWithLockdown() {
    board(DINNER)
        .justTaken(LOCKDOWN)
        .markerOn("crater-1")
        .event(DINNER_WITH_FRIENDS)
        .changed("ring-1 1/1/0/0");
  }

  @Test
  @Tag("W-22")
  @Tag("R-76")
  @DisplayName("W-22 Dinner with lockdown, marker crater-3")
  void w22DinnerWithLockdownFurtherOn() {
    board(DINNER)
        .inForce(LOCKDOWN)
        .markerOn("crater-3")
        .event(DINNER_WITH_FRIENDS)
        .changed("crater-4 1/1/0/0");
  }

  @Test
  @Tag("R-76")
  void dinnerWithLockdownGoesOnToTheFirstGuestWhoCanBeInfected() {
    board("crater-1 0/1/0/0, ring-1 0/0/0/3, gas-3 0/1/0/0, crater-4 2/0/0/0")
        .inForce(LOCKDOWN)
        .markerOn("crater-1")
        .event(DINNER_WITH_FRIENDS)
        .changed("crater-4 1/1/0/0");
  }

  @Test
  @Tag("R-76")
  void dinnerGoesAroundTheBoardFromTheLastHouseToTheFirst() {
    board("gas-5 0/1/0/0, crater-1 1/0/0/0").event(DINNER_WITH_FRIENDS).changed("crater-1 0/1/0/0");
    board("gas-5 0/1/0/0, crater-1 1/0/0/0, ring-1 0/1/0/0, crater-2 1/0/0/0")
        .inForce(LOCKDOWN)
        .markerOn("crater-2")
        .event(DINNER_WITH_FRIENDS)
        .changed("crater-1 0/1/0/0");
  }

  @Test
  void onlyHousesGiveDinners() {
    board("bar 2/1/0/0, academy 1/1/0/0, crater-1 2/0/1/0, ring-1 2/0/0/0")
        .event(DINNER_WITH_FRIENDS)
        .changedNothing();
  }

  // 3

  @Test
  @Tag("W-21")
  @Tag("R-75")
  @DisplayName("W-21 Travellers with die 4")
  void w21Travellers() {
    board()
        .markerOn("crater-1")
        .event(RETURNING_TRAVELLERS, 4)
        .holds(
            "crater-1 0/1/0/0, ring-1 0/1/0/0, crater-2 0/1/0/0, gas-1 0/1/0/0",
            "ring-2 1/0/0/0, crater-3 1/0/0/0")
        .markerIsOn("gas-2")
        .arrivedAre(6);
  }

  @ParameterizedTest(name = "die {0}: totals {1}")
  @Tag("R-75")
  @CsvSource({"1, 5/1/0/0", "2, 4/2/0/0", "3, 3/3/0/0", "5, 1/5/0/0", "6, 0/6/0/0"})
  void theDieIsTheNumberOfInfectedTravellers(int die, String totals) {
    board()
        .markerOn("gas-5")
        .event(RETURNING_TRAVELLERS, die)
        .totalsAre(totals)
        .markerIsOn("crater-3")
        .has("gas-5 0/1/0/0");
  }

  @Test
  @Tag("R-45")
  @DisplayName("Border screening cancels the travellers, and no die is rolled")
  void travellersAreCancelledByBorderScreening() {
    board().justTaken(BORDER_SCREENING).event(RETURNING_TRAVELLERS).changedNothing();
  }

  // 4

  @Test
  @Tag("W-23")
  @DisplayName("W-23 Other events: outbreak in public places")
  void w23PublicPlaces() {
    board(PUBLIC_PLACES)
        .event(PUBLIC_PLACES_CONTAMINATION)
        .changed("cinema 0/1/0/0, media-library 2/1/0/0, restaurant 1/1/0/0");
  }

  @Test
  @Tag("W-23")
  @Tag("R-77")
  @DisplayName("W-23 Other events: outbreak in public places with masks, or with gestures 2")
  void w23PublicPlacesWithMasks() {
    board(PUBLIC_PLACES)
        .justTaken(MANDATORY_MASKS)
        .event(PUBLIC_PLACES_CONTAMINATION)
        .changed("cinema 0/1/0/0, media-library 2/1/0/0");
    board(PUBLIC_PLACES)
        .justTaken(BARRIER_GESTURES_1, BARRIER_GESTURES_2)
        .event(PUBLIC_PLACES_CONTAMINATION)
        .changed("cinema 0/1/0/0, media-library 2/1/0/0");
    board(PUBLIC_PLACES)
        .inForce(BARRIER_GESTURES_1, BARRIER_GESTURES_2, MANDATORY_MASKS)
        .event(PUBLIC_PLACES_CONTAMINATION)
        .changed("cinema 0/1/0/0, media-library 2/1/0/0");
  }

  @Test
  @Tag("R-77")
  @DisplayName("Gestures 1 alone limit nothing, nor do closed public places")
  void gestures1LimitNothing() {
    board(PUBLIC_PLACES)
        .inForce(BARRIER_GESTURES_1, PUBLIC_PLACES_CLOSURE)
        .event(PUBLIC_PLACES_CONTAMINATION)
        .changed("cinema 0/1/0/0, media-library 2/1/0/0, restaurant 1/1/0/0");
  }

  @Test
  void anOutbreakInFourOccupiedPublicPlacesInfectsFour() {
    board("bar 1/0/0/0, cinema 1/0/0/0, media-library 1/0/0/0, restaurant 1/0/0/0")
        .event(PUBLIC_PLACES_CONTAMINATION)
        .changed("bar 0/1/0/0, cinema 0/1/0/0, media-library 0/1/0/0, restaurant 0/1/0/0");
  }

  // 5

  @ParameterizedTest(name = "{0}: {1} fans")
  @Tag("W-23")
  @Tag("R-78")
  @Tag("R-45")
  @DisplayName("W-23 Other events: Harry Botter")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -                                                        | 2
          mandatory-masks                                          | 1
          school-closure                                           | 3
          school-closure + mandatory-masks                         | 1
          public-places-closure                                    | 0
          public-places-closure + mandatory-masks                  | 0
          public-places-closure + school-closure                   | 0
          public-places-closure + school-closure + mandatory-masks | 0
          lockdown                                                 | 2
          """)
  void w23HarryBotter(String taken, int fans) {
    Zydia zydia = board("cinema 1/0/0/1");
    for (String id : taken.split(" \\+ ", -1)) {
      Measure.of(id).ifPresent(zydia::justTaken);
    }
    zydia.event(HARRY_BOTTER).changed("cinema 1/%d/0/1".formatted(fans)).arrivedAre(fans);
  }

  // 6

  @Test
  void aMaskShortageWithoutMasksChangesNothing() {
    board("bar 1/1/1/1").inForce(LOCKDOWN).event(MASK_SHORTAGE).changedNothing();
  }

  // 7

  @Test
  @Tag("W-23")
  @DisplayName("W-23 Other events: equipment scam")
  void w23EquipmentScam() {
    board()
        .withHospital("4·3·0")
        .markerOn("gas-5")
        .event(EQUIPMENT_SCAM)
        .hospitalIs("2·3·0")
        .holds("gas-5 0/0/1/0, crater-1 0/0/1/0")
        .markerIsOn("ring-1")
        .arrivedAre(0);
  }

  @Test
  @Tag("W-23")
  @Tag("R-80")
  @DisplayName("W-23 Other events: equipment scam with one robot in A")
  void w23EquipmentScamWithOneRobot() {
    board()
        .withHospital("1·3·0")
        .markerOn("gas-5")
        .event(EQUIPMENT_SCAM)
        .hospitalIs("0·3·0")
        .holds("gas-5 0/0/1/0")
        .markerIsOn("crater-1");
  }

  @Test
  @Tag("R-80")
  void anEquipmentScamWithAnEmptyColumnAChangesNothing() {
    board().withHospital("0·5·5").event(EQUIPMENT_SCAM).changedNothing();
  }

  // 8

  @Test
  @Tag("R-79")
  void carelessPupilsComeEvenToAClosedSchoolAndGoHomeInTheNextStep3() {
    board()
        .inForce(SCHOOL_CLOSURE)
        .markerOn("ring-4")
        .event(ACADEMY_CLUSTER)
        .holds("academy 0/1/0/0")
        .arrivedAre(1)
        .markerIsOn("ring-4")
        .comeHome()
        .holds("ring-4 0/1/0/0");
  }

  // 9

  @Test
  @Tag("R-69")
  @Tag("R-70")
  @Tag("R-82")
  void volunteersOpenTheRowAtOnceAndForFree() {
    board("bar 0/0/16/0")
        .inRound(7)
        .event(VOLUNTEERS)
        .takenAre(MILITARY_HOSPITAL)
        .openMeasures()
        .pointsLeftAre(5)
        .cannotPlay(MILITARY_HOSPITAL)
        .care(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
        .hospitalIs("6·6·4");
  }

  @Test
  @Tag("R-69")
  @DisplayName("The row opens once: 6 beds a column, never 7")
  void volunteersAddNothingToTheMilitaryHospital() {
    board().withMilitaryRow().event(VOLUNTEERS).changedNothing();
    Zydia bought = board("bar 0/0/19/0").inRound(2).openMeasures().play(MILITARY_HOSPITAL);
    bought.event(VOLUNTEERS).changedNothing();
    bought
        .endTurn()
        .care(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
        .hospitalIs("6·6·6")
        .isOver(Status.LOST_HOSPITAL);
  }

  // 10

  @Test
  void restoredTrustBanksOnePoint() {
    board().withTrust(2).event(RESTORED_TRUST).trustIs(3).changed();
  }

  // 11

  @Test
  @Tag("W-23")
  @Tag("R-81")
  @DisplayName("W-23 Other events: disinformation")
  void w23Disinformation() {
    board("crater-3 1/0/1/0, gas-2 5/0/1/0, bar 0/0/2/3, market-2 6/0/1/0")
        .event(DISINFORMATION)
        .changed("crater-3 0/1/1/0, market-2 5/1/1/0");
  }

  @Test
  @Tag("R-81")
  void disinformationReachesEveryKindOfPlaceAndNoMeasureChangesIt() {
    board("crater-3 3/0/1/0, bar 9/0/1/0, academy 9/0/1/0, market-1 9/0/1/0, cinema 9/3/0/0")
        .inForce(Measure.ALL.toArray(Measure[]::new))
        .event(DISINFORMATION)
        .changed("crater-3 2/1/1/0, bar 8/1/1/0, academy 8/1/1/0, market-1 8/1/1/0");
  }

  @Test
  @Tag("R-73")
  void theSameCardCanComeTwiceInARow() {
    board().event(ACADEMY_CLUSTER).event(ACADEMY_CLUSTER).holds("academy 0/2/0/0").arrivedAre(2);
  }
}
