package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.HouseType.CRATER;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_1;
import static plateau.codroid.rules.Measure.LOCKDOWN;
import static plateau.codroid.rules.Measure.MANDATORY_MASKS;
import static plateau.codroid.rules.Measure.MARKET_CLOSURE;
import static plateau.codroid.rules.Measure.MILITARY_HOSPITAL;
import static plateau.codroid.rules.Measure.PUBLIC_PLACES_CLOSURE;
import static plateau.codroid.rules.Measure.SCHOOL_CLOSURE;
import static plateau.codroid.rules.Measure.TRANSPORT_CLOSURE;
import static plateau.codroid.rules.Zydia.board;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What playing a card does at once, what it costs, and when it starts to work (§6.5, §7.2). */
class MeasuresTest {

  @Test
  void schoolClosureSendsThePupilsHome() {
    board("academy 1/1/1/0")
        .inRound(3)
        .markerOn("ring-4")
        .openMeasures()
        .play(SCHOOL_CLOSURE)
        .holds("ring-4 0/0/1/0, crater-5 0/1/0/0, gas-4 1/0/0/0")
        .markerIsOn("ring-5");
  }

  @Test
  void schoolClosureWithAnEmptyAcademyMovesNobody() {
    board("bar 3/1/1/1").inRound(3).openMeasures().play(SCHOOL_CLOSURE).changed();
  }

  @Test
  @Tag("R-56")
  void lockdownTakesOneRobotOfEachHouseAndNoneOfAnEmptyOne() {
    board("crater-1 0/1/1/0, ring-1 0/0/2/0, gas-5 1/1/1/1, bar 3/0/0/0, market-1 1/0/0/0")
        .inRound(3)
        .openMeasures()
        .play(LOCKDOWN)
        .changed("crater-1 0/0/1/0, ring-1 0/0/1/0, gas-5 1/1/1/0, market-1 1/1/1/1")
        .arrivedAre(0);
  }

  @Test
  @Tag("R-56")
  void lockdownSendsRobotsToAClosedMarketToo() {
    board("crater-1 2/0/0/0")
        .inForce(MARKET_CLOSURE)
        .inRound(3)
        .openMeasures()
        .play(LOCKDOWN)
        .holds("crater-1 1/0/0/0, market-1 1/0/0/0");
  }

  @Test
  @Tag("R-59")
  void shoppersOfAClosedMarketFinishTheirTrip() {
    board("market-1 2/0/1/0, market-2 1/0/0/0")
        .inForce(MARKET_CLOSURE)
        .markerOn("crater-1")
        .comeHome()
        .holds("market-2 2/0/1/0, crater-1 1/0/0/0")
        .comeHome()
        .holds("crater-1 1/0/0/0, ring-1 0/0/1/0, crater-2 1/0/0/0, gas-1 1/0/0/0");
  }

  @ParameterizedTest(name = "{0} leaves {1}, bar {2}")
  @Tag("R-58")
  @CsvSource({
    "3/0/0/0, 3/0/0/0, 0/0/0/0",
    "4/0/0/0, 3/0/0/0, 1/0/0/0",
    "0/0/4/0, 0/0/3/0, 0/0/1/0",
    "1/1/1/1, 1/1/1/0, 0/0/0/1",
    "0/3/2/0, 0/2/2/0, 0/1/0/0",
    "9/0/0/0, 8/0/0/0, 1/0/0/0"
  })
  @DisplayName("Public places closed: a house of four robots or more sends one out")
  void publicPlacesClosureTakesFromCrowdedHouses(String before, String after, String bar) {
    board("gas-1 " + before)
        .inRound(3)
        .openMeasures()
        .play(PUBLIC_PLACES_CLOSURE)
        .holds("gas-1 " + after, "bar " + bar);
  }

  @Test
  @Tag("R-58")
  void publicPlacesClosureServesEveryDistrict() {
    board("crater-1 4/0/0/0, ring-3 5/0/0/0, gas-3 4/0/0/0, crater-5 4/0/0/0, gas-5 4/0/0/0")
        .inRound(3)
        .openMeasures()
        .play(PUBLIC_PLACES_CLOSURE)
        .changed(
            "crater-1 3/0/0/0, ring-3 4/0/0/0, gas-3 3/0/0/0, crater-5 3/0/0/0, gas-5 3/0/0/0",
            "bar 1/0/0/0, cinema 1/0/0/0, media-library 2/0/0/0, restaurant 1/0/0/0");
  }

  @ParameterizedTest(name = "marker on {0}: {1}, {2}, {3}")
  @Tag("R-62")
  @CsvSource({
    "crater-1, crater-1, crater-3, ring-4",
    "gas-2, gas-2, crater-5, crater-1",
    "crater-5, crater-5, crater-1, crater-3",
    "gas-5, gas-5, ring-2, crater-4"
  })
  @DisplayName("Transport closure: the marker's house, 5 and 10 further, around the board")
  void closedStations(String marker, String first, String second, String third) {
    board()
        .inRound(7)
        .markerOn(marker)
        .openMeasures()
        .play(TRANSPORT_CLOSURE)
        .closedStationsAre(first, second, third)
        .markerIsOn(marker);
  }

  @Test
  @Tag("R-62")
  void closedStationsStayWhereTheyAreWhenTheMarkerGoesOn() {
    board()
        .inRound(7)
        .markerOn("crater-1")
        .openMeasures()
        .play(TRANSPORT_CLOSURE)
        .endTurn()
        .roll(CRATER, 6)
        .markerIsOn("gas-1")
        .closedStationsAre("crater-1", "crater-3", "ring-4");
  }

  @Test
  @Tag("R-62")
  void robotsMayStillArriveAtAClosedStation() {
    Zydia zydia = board("crater-1 2/0/0/0").markerOn("ring-1").inForce(TRANSPORT_CLOSURE);
    zydia.state.closeStationsFromMarker();
    zydia.roll(CRATER, 2).holds("ring-1 2/0/0/0");
  }

  @Test
  @Tag("R-45")
  void theMilitaryRowOpensAtTheEndOfTheTurn() {
    Zydia zydia = board("bar 0/1/0/0").inRound(2).openMeasures().play(MILITARY_HOSPITAL);
    assertThat(zydia.state.extraRowOpen).isFalse();
    zydia.inForceAre().endTurn().inForceAre(MILITARY_HOSPITAL);
    assertThat(zydia.state.extraRowOpen).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Measure.class)
  @Tag("R-45")
  @DisplayName("A card is taken at once, in force from the next turn, and paid in full")
  void everyCard(Measure measure) {
    Zydia zydia = board("bar 0/1/0/0").inRound(7).withCrisis(2).withTrust(1).openMeasures();
    measure.prerequisite().ifPresent(zydia::inForce);
    zydia.play(measure);
    assertThat(zydia.state.isTaken(measure)).isTrue();
    assertThat(zydia.state.isInForce(measure)).isFalse();
    assertThat(zydia.state.pointsLeft + zydia.state.trustBank).isEqualTo(8 - measure.cost());
    zydia.cannotPlay(measure).endTurn();
    assertThat(zydia.state.isInForce(measure)).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Measure.class)
  @DisplayName("A card can be played with exactly its cost, not with one point less")
  void exactCost(Measure measure) {
    Zydia zydia = board();
    measure.prerequisite().ifPresent(zydia::inForce);
    zydia.withTrust(measure.cost()).canPlay(measure);
    zydia.withTrust(measure.cost() - 1).cannotPlay(measure);
  }

  @Test
  @Tag("R-20")
  void theGroupDecidesNothingButItsCards() {
    Zydia zydia = board().inRound(7).withCrisis(2).openMeasures();
    assertThat(zydia.state.moves()).hasSize(16).last().isEqualTo(CodroidMove.DONE);
    zydia.cannotPlay(Measure.BARRIER_GESTURES_2);
    zydia.play(BARRIER_GESTURES_1);
    assertThat(zydia.state.moves())
        .filteredOn(CodroidMove.PlayMeasure.class::isInstance)
        .hasSize(zydia.state.moves().size() - 1);
  }

  @Test
  @Tag("R-47")
  void withoutPointsOnlyDoneIsLeft() {
    Zydia zydia = board().inRound(3).openMeasures().play(MANDATORY_MASKS);
    assertThat(zydia.state.moves()).isEqualTo(List.of(CodroidMove.DONE));
  }
}
