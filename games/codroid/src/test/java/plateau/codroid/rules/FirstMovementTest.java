package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.HouseType.CRATER;
import static plateau.codroid.rules.HouseType.GAS;
import static plateau.codroid.rules.HouseType.RING;
import static plateau.codroid.rules.Measure.BORDER_SCREENING;
import static plateau.codroid.rules.Measure.LIMIT_ANTICLOCKWISE;
import static plateau.codroid.rules.Measure.LIMIT_CLOCKWISE;
import static plateau.codroid.rules.Measure.LOCKDOWN;
import static plateau.codroid.rules.Measure.MARKET_CLOSURE;
import static plateau.codroid.rules.Measure.PUBLIC_PLACES_CLOSURE;
import static plateau.codroid.rules.Measure.SCHOOL_CLOSURE;
import static plateau.codroid.rules.Measure.TRANSPORT_CLOSURE;
import static plateau.codroid.rules.Zydia.board;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kit.RulesPage;

/** Step 1 (§6.1), the two tables exhaustively, and its rulings. */
class FirstMovementTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/codroid.md"));

  /** How many robots a house sends on a die of 1 to 5, and a closed station. */
  @ParameterizedTest(name = "{0}: house {1}, closed station {2}")
  @Tag("R-55")
  @Tag("R-59")
  @Tag("R-62")
  @Tag("R-64")
  @DisplayName("6.1 How many robots a house sends on 1, 2, 3, 4, 5")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -                                                        | 2 2 2 2 2 |
          school-closure                                           | 0 2 2 2 2 |
          limit-clockwise                                          | 2 1 2 2 2 |
          limit-anticlockwise                                      | 2 2 1 2 2 |
          limit-clockwise + limit-anticlockwise                    | 2 1 1 2 2 |
          lockdown                                                 | 2 0 0 2 2 |
          lockdown + limit-clockwise + limit-anticlockwise         | 2 0 0 2 2 |
          public-places-closure                                    | 2 2 2 0 2 |
          market-closure                                           | 2 2 2 2 0 |
          transport-closure                                        | 1 2 2 2 2 | 1 0 0 2 2
          transport-closure + school-closure                       | 0 2 2 2 2 | 0 0 0 2 2
          transport-closure + limit-clockwise                      | 1 1 2 2 2 | 1 0 0 2 2
          transport-closure + limit-anticlockwise                  | 1 2 1 2 2 | 1 0 0 2 2
          transport-closure + lockdown                             | 1 0 0 2 2 | 1 0 0 2 2
          transport-closure + market-closure + public-places-closure | 1 2 2 0 0 | 1 0 0 0 0
          border-screening + treatment + mandatory-masks           | 2 2 2 2 2 |
          emergency-limits + school-awareness + military-hospital  | 2 2 2 2 2 |
          barrier-gestures-1 + barrier-gestures-2                  | 2 2 2 2 2 |
          shopping-good-practice                                   | 2 2 2 2 2 |
          """)
  void housesSend(String inForce, String house, String station) {
    for (Place from : Place.HOUSES) {
      for (int die = 1; die <= 5; die++) {
        assertHouseSends(from, die, inForce, "crater-1", house, Optional.ofNullable(station));
        assertHouseSends(from, die, inForce, "gas-4", house, Optional.ofNullable(station));
      }
    }
  }

  private static void assertHouseSends(
      Place from, int die, String inForce, String marker, String house, Optional<String> station) {
    Zydia zydia = board(from.id() + " 9/0/0/0").markerOn(marker).inForce(measures(inForce));
    if (zydia.state.isInForce(TRANSPORT_CLOSURE)) {
      zydia.state.closeStationsFromMarker();
    }
    boolean isClosed = zydia.state.closedStations().contains(from);
    String row = isClosed ? station.orElseThrow() : house;
    int sent = BoardText.numbers(row, " ")[die - 1];
    zydia.roll(from.type().orElseThrow(), die);
    assertThat(zydia.state.pawnsIn(from.ordinal()))
        .as("%s after a %d with %s, marker on %s", from.id(), die, inForce, marker)
        .isEqualTo(9 - sent);
  }

  @ParameterizedTest
  @EnumSource(
      value = Place.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BAR", "CINEMA", "MEDIA_LIBRARY", "RESTAURANT", "ACADEMY", "MARKET_1", "MARKET_2"})
  @Tag("R-14")
  @Tag("R-64")
  @DisplayName("6.1 Where the robots of a house go, by the page's own table of houses")
  void housesGoTo(Place house) {
    List<String> row = PAGE.table("### 2.2").get(house.ordinal());
    assertGoesTo(house, 1, "academy");
    assertGoesTo(house, 2, row.get(5));
    assertGoesTo(house, 3, row.get(6));
    assertGoesTo(house, 4, onTheWay(house, row.get(7)));
    assertGoesTo(house, 5, "market-1");
  }

  // a public place of the house's own type moves its visitors on with the same die.
  private static String onTheWay(Place house, String publicPlace) {
    Place place = BoardText.place(publicPlace);
    if (!place.type().equals(house.type())) {
      return publicPlace;
    }
    return PAGE.table("### 2.3").get(place.ordinal() - Board.BAR).get(5);
  }

  private static void assertGoesTo(Place house, int die, String destination) {
    board(house.id() + " 3/1/0/0")
        .roll(house.type().orElseThrow(), die)
        .holds(house.id() + " 2/0/0/0", destination + " 1/1/0/0");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @Tag("R-54")
  @Tag("R-57")
  @Tag("R-59")
  @Tag("R-61")
  @Tag("R-62")
  @Tag("R-63")
  @DisplayName("6.1 What a public place does on 1, 2, 3, 4, 5")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -                                      | academy home home next previous
          school-closure                         | stay    home home next previous
          public-places-closure                  | academy home home home home
          public-places-closure + school-closure | stay    home home home home
          lockdown                               | academy home home next previous
          limit-clockwise + limit-anticlockwise  | academy home home next previous
          transport-closure                      | academy home home next previous
          market-closure                         | academy home home next previous
          """)
  void publicPlacesDo(String inForce, String row) {
    String[] does = row.split("\\s+", -1);
    for (Place place : Place.PUBLIC_PLACES) {
      for (int die = 1; die <= 5; die++) {
        Zydia zydia = board(place.id() + " 3/2/1/0").inForce(measures(inForce));
        zydia.state.closeStationsFromMarker();
        zydia.roll(place.type().orElseThrow(), die);
        assertPublicPlace(zydia, place, does[die - 1]);
      }
    }
  }

  private static void assertPublicPlace(Zydia zydia, Place place, String does) {
    int number = place.ordinal() - Board.BAR;
    List<String> row = PAGE.table("### 2.3").get(number);
    String left = place.id() + " 2/1/1/0";
    switch (does) {
      case "stay" -> zydia.changedNothing();
      case "academy" -> zydia.holds(left, "academy 1/1/0/0");
      case "next" -> zydia.holds(left, row.get(5) + " 1/1/0/0");
      case "previous" -> zydia.holds(left, row.get(6) + " 1/1/0/0");
      case "home" -> {
        String[] houses = row.get(7).split(", ", -1);
        zydia.holds(
            place.id() + " 0/1/1/0",
            houses[0] + " 1/0/0/0",
            houses[1] + " 0/1/0/0",
            houses[2] + " 1/0/0/0",
            houses[3] + " 1/0/0/0");
      }
      default -> throw new IllegalArgumentException(does);
    }
  }

  @Test
  @Tag("R-12")
  @Tag("R-13")
  void onlyPublicPlacesOfTheRolledTypeMove() {
    for (Place place : Place.PUBLIC_PLACES) {
      for (HouseType type : Set.of(CRATER, GAS, RING)) {
        if (!place.type().equals(Optional.of(type))) {
          for (int die = 1; die <= 5; die++) {
            board(place.id() + " 3/2/1/1").roll(type, die).changedNothing();
          }
        }
      }
    }
  }

  @Test
  @Tag("R-17")
  @DisplayName("R-17 A robot travels three times in one step: house, public place, next, academy")
  void aRobotCanTravelSeveralTimes() {
    board("crater-3 1/0/0/0")
        .goOut(4, 1, 2)
        .holds("academy 1/0/0/0"); // crater-3 → cinema → media library (4), → academy (gas 1)
    board("crater-1 1/0/0/0").goOut(2, 5, 3).holds("crater-1 1/0/0/0"); // → ring-1 → back
  }

  @Test
  @Tag("R-17")
  @DisplayName("R-17 Cinema moves before restaurant, and neither twice")
  void cinemaMovesBeforeRestaurant() {
    board("cinema 2/0/0/0, restaurant 0/0/0/2")
        .roll(CRATER, 4)
        .holds("media-library 2/0/0/0, bar 0/0/0/2");
    board("cinema 2/0/0/0, restaurant 0/0/0/2")
        .roll(CRATER, 5)
        .holds("bar 2/0/0/0, media-library 0/0/0/2");
  }

  @Test
  @Tag("R-24")
  void onASixNothingOfTheTypeMoves() {
    board("crater-1 3/1/1/1, cinema 3/1/1/1, restaurant 2/0/0/0")
        .inForce(BORDER_SCREENING)
        .markerOn("ring-4")
        .roll(CRATER, 6)
        .changed("ring-4 1/0/0/0");
  }

  @Test
  @Tag("R-22")
  @Tag("R-23")
  void aPublicPlaceWithTwoRobotsServesTwoHouses() {
    board("media-library 0/0/1/1").roll(GAS, 2).holds("gas-3 0/0/0/1, crater-4 0/0/1/0");
  }

  @Test
  @Tag("R-22")
  void anEmptyBoardMovesNobody() {
    board().goOut(1, 2, 3).changedNothing();
    board().goOut(4, 5, 4).changedNothing();
  }

  @Test
  void schoolAndMarketSendNobodyOut() {
    for (int die = 1; die <= 5; die++) {
      board("academy 3/1/1/1, market-1 3/1/1/1, market-2 3/1/1/1")
          .goOut(die, die, die)
          .changedNothing();
    }
  }

  @Test
  @DisplayName("Three sixes bring nine newcomers, one in each of nine houses")
  void threeSixes() {
    board()
        .markerOn("gas-4")
        .goOut(6, 6, 6)
        .holds(
            "gas-4 0/1/0/0, ring-5 1/0/0/0, crater-6 1/0/0/0",
            "gas-5 0/1/0/0, crater-1 1/0/0/0, ring-1 1/0/0/0",
            "crater-2 0/1/0/0, gas-1 1/0/0/0, ring-2 1/0/0/0")
        .markerIsOn("crater-3")
        .arrivedAre(9);
  }

  @Test
  @Tag("R-45")
  void cardsPlayedThisTurnDoNotWorkYet() {
    Measure[] cards = {
      SCHOOL_CLOSURE,
      LIMIT_CLOCKWISE,
      LIMIT_ANTICLOCKWISE,
      LOCKDOWN,
      PUBLIC_PLACES_CLOSURE,
      MARKET_CLOSURE,
      TRANSPORT_CLOSURE
    };
    for (int die = 1; die <= 5; die++) {
      Zydia without = board("crater-1 3/1/0/0, cinema 2/1/0/0").roll(CRATER, die);
      Zydia with = board("crater-1 3/1/0/0, cinema 2/1/0/0").justTaken(cards);
      with.state.closeStationsFromMarker();
      with.roll(CRATER, die)
          .holds(BoardText.lines(BoardText.contents(without.state)).split("\n", -1));
    }
    board().justTaken(BORDER_SCREENING).roll(GAS, 6).totalsAre("2/1/0/0");
  }

  private static Measure[] measures(String ids) {
    return Arrays.stream(ids.split(" \\+ ", -1))
        .filter(id -> !id.equals("-"))
        .map(id -> Measure.of(id).orElseThrow())
        .toArray(Measure[]::new);
  }
}
