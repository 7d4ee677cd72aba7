package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.HouseType.CRATER;
import static plateau.codroid.rules.HouseType.RING;
import static plateau.codroid.rules.Measure.BORDER_SCREENING;
import static plateau.codroid.rules.Measure.LIMIT_CLOCKWISE;
import static plateau.codroid.rules.Measure.LOCKDOWN;
import static plateau.codroid.rules.Measure.PUBLIC_PLACES_CLOSURE;
import static plateau.codroid.rules.Measure.SCHOOL_CLOSURE;
import static plateau.codroid.rules.Measure.TRANSPORT_CLOSURE;
import static plateau.codroid.rules.Zydia.board;
import static plateau.codroid.rules.Zydia.setUp;

import java.util.StringJoiner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of set-up and step 1 (§11, W-01 to W-11). */
class GettingOutExamplesTest {

  @Test
  @Tag("W-01")
  @Tag("R-25")
  @Tag("R-26")
  @DisplayName("W-01 Set-up: picks 2, 0, 4, 6")
  void w01SetUp() {
    setUp(2, 0, 4, 6)
        .holds(
            "crater-1 5/0/0/0, ring-1 4/0/0/0, crater-2 4/0/0/0, gas-1 5/1/0/0",
            "ring-2 3/0/0/0, crater-3 1/1/0/0, gas-2 6/0/0/0, ring-3 4/0/0/0",
            "gas-3 4/0/0/0, crater-4 2/0/0/0, ring-4 5/0/0/0, crater-5 3/0/0/0",
            "gas-4 1/0/0/0, ring-5 6/1/0/0, crater-6 2/0/0/0, gas-5 4/0/0/0")
        .markerIsOn("gas-2")
        .totalsAre("59/3/0/0")
        .hospitalIs("0·0·0")
        .arrivedAre(0);
  }

  @ParameterizedTest(name = "{0}, take {1}: {2}, left {3}")
  @Tag("W-02")
  @Tag("R-19")
  @Tag("R-21")
  @Tag("R-22")
  @DisplayName("W-02 take()")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2/1/1/1 | 2 | cured, incubating                      | 2/0/1/0
          1/0/2/0 | 2 | healthy, sick                          | 0/0/1/0
          0/0/1/2 | 2 | cured, sick                            | 0/0/0/1
          0/2/0/0 | 2 | incubating, incubating                 | 0/0/0/0
          1/0/0/0 | 2 | healthy                                | 0/0/0/0
          1/1/0/0 | 1 | healthy                                | 0/1/0/0
          1/2/1/1 | 4 | cured, incubating, healthy, incubating | 0/0/1/0
          """)
  void w02Take(String content, int number, String pawns, String left) {
    Zydia zydia = board("bar " + content);
    StringJoiner taken = new StringJoiner(", ");
    for (int k = 0; k < number; k++) {
      int pawn = zydia.state.take(Board.BAR, k);
      if (pawn >= 0) {
        taken.add(Pawn.ALL.get(pawn).id());
      }
    }
    assertThat(taken).hasToString(pawns);
    zydia.holds("bar " + left).totalsAre(left);
  }

  @Test
  @Tag("W-03")
  @Tag("R-18")
  @DisplayName("W-03 Crater roll 2 after the set-up of W-01")
  void w03CraterRoll2() {
    setUp(2, 0, 4, 6)
        .roll(CRATER, 2)
        .changed(
            "crater-1 3/0/0/0, ring-1 6/0/0/0",
            "crater-2 2/0/0/0, gas-1 7/1/0/0",
            "crater-3 empty, gas-2 7/1/0/0",
            "crater-4 empty, ring-4 7/0/0/0",
            "crater-5 1/0/0/0, gas-4 3/0/0/0",
            "crater-6 empty, gas-5 6/0/0/0")
        .totalsAre("59/3/0/0")
        .markerIsOn("gas-2");
  }

  @Test
  @Tag("W-04")
  @Tag("R-14")
  @Tag("R-17")
  @DisplayName("W-04 Crater roll 4 after the set-up of W-01: houses first, then cinema, restaurant")
  void w04CraterRoll4() {
    setUp(2, 0, 4, 6)
        .roll(CRATER, 4)
        .changed(
            "bar 6/0/0/0, cinema empty, media-library 5/1/0/0, restaurant empty",
            "crater-1 3/0/0/0, crater-2 2/0/0/0, crater-5 1/0/0/0",
            "crater-3 empty, crater-4 empty, crater-6 empty");
  }

  @Test
  @Tag("W-05")
  @Tag("R-65")
  @DisplayName("W-05 Public places 4")
  void w05PublicPlaces4() {
    board("crater-1 5/0/0/0, cinema 1/2/1/1, restaurant 1/0/0/0")
        .inForce(BORDER_SCREENING)
        .markerOn("gas-3")
        .goOut(4, 6, 6)
        .holds(
            "crater-1 3/0/0/0, cinema 1/1/1/0, media-library 0/1/0/1, bar 3/0/0/0",
            "gas-3 1/0/0/0, crater-4 1/0/0/0")
        .markerIsOn("ring-4")
        .arrivedAre(2);
  }

  @Test
  @Tag("W-05")
  @Tag("R-14")
  @DisplayName("W-05 Public places 5")
  void w05PublicPlaces5() {
    board("cinema 1/2/1/1, restaurant 0/0/2/1")
        .inForce(BORDER_SCREENING)
        .markerOn("gas-3")
        .goOut(5, 6, 6)
        .holds(
            "bar 0/1/0/1, media-library 0/0/1/1, cinema 1/1/1/0, restaurant 0/0/1/0",
            "gas-3 1/0/0/0, crater-4 1/0/0/0")
        .markerIsOn("ring-4");
  }

  @Test
  @Tag("W-06")
  @Tag("R-23")
  @Tag("R-54")
  @DisplayName("W-06 Going home from a public place under lockdown")
  void w06GoingHomeFromAPublicPlaceUnderLockdown() {
    board("ring-1 3/0/0/0, bar 2/1/0/0")
        .inForce(LOCKDOWN)
        .roll(RING, 3)
        .holds("crater-1 1/0/0/0, ring-1 3/1/0/0, crater-2 1/0/0/0");
  }

  @Test
  @Tag("W-07")
  @Tag("R-21")
  @Tag("R-63")
  @DisplayName("W-07 Limits")
  void w07Limits() {
    board("ring-1 2/1/0/1, bar 2/0/0/0")
        .inForce(LIMIT_CLOCKWISE)
        .roll(RING, 2)
        .holds("ring-1 3/1/0/0, crater-2 0/0/0/1, crater-1 1/0/0/0");
  }

  @Test
  @Tag("W-08")
  @Tag("R-33")
  @DisplayName("W-08 Six")
  void w08Six() {
    board()
        .markerOn("gas-5")
        .roll(CRATER, 6)
        .holds("gas-5 0/1/0/0, crater-1 1/0/0/0, ring-1 1/0/0/0")
        .markerIsOn("crater-2")
        .arrivedAre(3);
  }

  @Test
  @Tag("W-08")
  @Tag("R-65")
  @DisplayName("W-08 Six with border screening")
  void w08SixWithBorderScreening() {
    board()
        .inForce(BORDER_SCREENING)
        .markerOn("gas-5")
        .roll(CRATER, 6)
        .holds("gas-5 1/0/0/0")
        .markerIsOn("crater-1")
        .arrivedAre(1);
  }

  @Test
  @Tag("W-09")
  @Tag("R-57")
  @DisplayName("W-09 Public places closed")
  void w09PublicPlacesClosed() {
    board("crater-1 5/0/0/0, cinema 1/2/1/1, restaurant 1/0/0/0")
        .inForce(PUBLIC_PLACES_CLOSURE, BORDER_SCREENING)
        .markerOn("gas-3")
        .goOut(4, 6, 6)
        .holds(
            "crater-1 5/0/0/0",
            "ring-2 0/0/0/1, crater-3 0/1/0/0, gas-2 1/0/0/0, ring-3 0/1/0/0, cinema 0/0/1/0",
            "gas-4 1/0/0/0",
            "gas-3 1/0/0/0, crater-4 1/0/0/0")
        .markerIsOn("ring-4");
  }

  @Test
  @Tag("W-10")
  @Tag("R-62")
  @DisplayName("W-10 Transport closure: the card is played")
  void w10TransportClosureWhenPlayed() {
    board("ring-5 0/0/1/0")
        .inRound(7)
        .markerOn("gas-4")
        .openMeasures()
        .play(TRANSPORT_CLOSURE)
        .closedStationsAre("gas-4", "ring-1", "gas-2")
        .markerIsOn("gas-4")
        .changed();
  }

  @Test
  @Tag("W-10")
  @Tag("R-62")
  @DisplayName("W-10 Transport closure: later, in force, dice 5, 2, 5")
  void w10TransportClosureInForce() {
    closedFromGas4("gas-1 4/0/0/0, gas-2 4/0/0/0, gas-3 4/0/0/0, gas-4 4/0/0/0, gas-5 4/0/0/0")
        .goOut(5, 2, 5)
        .holds(
            "gas-2 4/0/0/0, gas-4 4/0/0/0, gas-1 2/0/0/0, gas-3 2/0/0/0, gas-5 2/0/0/0",
            "crater-4 2/0/0/0, crater-1 2/0/0/0, market-1 2/0/0/0");
  }

  @Test
  @Tag("W-10")
  @Tag("R-62")
  @DisplayName("W-10 Transport closure: die 1 instead")
  void w10TransportClosureDie1() {
    closedFromGas4(
            "crater-1 3/0/0/0, crater-2 3/0/0/0, crater-3 3/0/0/0, crater-4 3/0/0/0",
            "crater-5 3/0/0/0, crater-6 3/0/0/0, cinema 3/0/0/0")
        .roll(CRATER, 1)
        .holds(
            "crater-1 2/0/0/0, crater-2 2/0/0/0, crater-3 2/0/0/0, crater-4 2/0/0/0",
            "crater-5 2/0/0/0, crater-6 2/0/0/0, cinema 1/0/0/0, academy 8/0/0/0");
  }

  @Test
  @Tag("W-11")
  @Tag("R-53")
  @Tag("R-61")
  @DisplayName("W-11 School closure")
  void w11SchoolClosure() {
    board("ring-1 3/0/0/0, bar 3/0/0/0").inForce(SCHOOL_CLOSURE).roll(RING, 1).changedNothing();
  }

  private static Zydia closedFromGas4(String... contents) {
    Zydia zydia = board(contents).markerOn("gas-4").inForce(TRANSPORT_CLOSURE);
    zydia.state.closeStationsFromMarker();
    return zydia;
  }
}
