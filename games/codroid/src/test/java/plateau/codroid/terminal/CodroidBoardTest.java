package plateau.codroid.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.Phase;
import plateau.codroid.rules.Place;
import plateau.codroid.rules.Status;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.TextBoard;

class CodroidBoardTest {

  private static CodroidView view(Map<Place, List<Integer>> some, Place... atRisk) {
    Map<Place, List<Integer>> places = new EnumMap<>(Place.class);
    Place.ALL.forEach(place -> places.put(place, List.of(0, 0, 0, 0)));
    places.putAll(some);
    return new CodroidView(
        places,
        List.of(6, 3, 0),
        true,
        Place.GAS_2.ordinal(),
        4,
        Phase.MEASURES,
        1,
        3,
        2,
        List.of(Measure.BARRIER_GESTURES_1, Measure.TRANSPORT_CLOSURE),
        List.of(Measure.TRANSPORT_CLOSURE),
        List.of(Measure.TREATMENT),
        List.of(Place.GAS_2, Place.CRATER_5, Place.CRATER_1),
        List.of(atRisk),
        7,
        2,
        Status.IN_PROGRESS,
        10,
        5);
  }

  private static List<String> draw(CodroidView view, Language language, int width) {
    Page page = new Page(width, Ink.PLAIN, Words.in(language));
    return TextBoard.of(new CodroidGame()).draw(view, page);
  }

  @Test
  void aHouseShowsItsRobotsItsRoomAndItsMarks() {
    List<String> lines =
        draw(
            view(
                Map.of(
                    Place.GAS_2, List.of(4, 2, 1, 0),
                    Place.CRATER_3, List.of(2, 0, 0, 0),
                    Place.RING_2, List.of(1, 0, 1, 1)),
                Place.GAS_2),
            Language.ENGLISH,
            100);
    assertThat(lines.get(1)).contains("│Ring 2     │Crater 3   │Gas 2    ◆×│");
    assertThat(lines.get(2)).contains("│3/3        │2/1 crowd  │7/6 RISK   │");
    assertThat(lines.get(3)).contains("│1h 1s 1c   │2h         │4h 2i 1s   │");
  }

  @Test
  void thePanelShowsTracksMarketHospitalAndTotals() {
    String board =
        String.join(
            "\n",
            draw(
                view(Map.of(Place.MARKET_2, List.of(5, 0, 2, 0)), Place.MARKET_2),
                Language.ENGLISH,
                100));
    assertThat(board)
        .contains("Round 4/10")
        .contains("Crisis     ■□ 1")
        .contains("Points     3")
        .contains("Trust bank 2")
        .contains("tills      7/6 RISK")
        .contains("A ■■■■■■ 6/6")
        .contains("B ■■■□□□ 3/6")
        .contains("military row open")
        .contains("newcomers 7, scrapped 2")
        .contains("In force: Public transport closed")
        .contains("From next round: Barrier gestures 1")
        .contains("Out of reach now: Treatment discovered (6)");
  }

  @ParameterizedTest
  @EnumSource
  void evenAFullBoardStaysWithinItsWidth(Language language) {
    Map<Place, List<Integer>> full = new EnumMap<>(Place.class);
    Place.ALL.forEach(place -> full.put(place, List.of(12, 10, 11, 10)));
    for (int width = 60; width <= 100; width++) {
      List<String> lines = draw(view(full), language, width);
      int most = width;
      assertThat(lines).as("width %d", width).allMatch(line -> line.length() <= most);
    }
    List<String> loop = new ArrayList<>(draw(view(full), language, 100).subList(0, 21));
    assertThat(loop).allMatch(line -> "┐┤┘│".indexOf(line.charAt(72)) >= 0);
  }

  @Test
  void everyPlaceIsOnTheBoardAtEveryWidth() {
    Words words = Words.in(Language.FRENCH, CodroidGame.class);
    for (int width : new int[] {60, 80, 100}) {
      String board = String.join("\n", draw(view(Map.of()), Language.FRENCH, width));
      for (Place place : Place.HOUSES) {
        assertThat(board).contains(words.name(place));
      }
      for (Place place : Place.PUBLIC_PLACES) {
        assertThat(board).contains(words.name(place));
      }
    }
  }
}
