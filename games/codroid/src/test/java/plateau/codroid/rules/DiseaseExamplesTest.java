package plateau.codroid.rules;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Zydia.board;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Step 2: example W-12, and the stacking matrix of §7.3. */
class DiseaseExamplesTest {

  @ParameterizedTest(name = "{0} {1}, {2}: {3}")
  @Tag("W-12")
  @Tag("R-28")
  @Tag("R-29")
  @Tag("R-31")
  @Tag("R-66")
  @Tag("R-67")
  @Tag("R-68")
  @DisplayName("W-12 Contagion")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ring-3   | 3/1/0/0 | -                      | 3/0/1/0
          ring-3   | 4/1/0/0 | -                      | 2/2/1/0
          ring-3   | 4/1/0/0 | masks                  | 3/1/1/0
          ring-3   | 4/1/0/0 | gestures 2             | 2/2/1/0
          gas-4    | 1/0/0/3 | -                      | 1/0/0/3
          gas-4    | 1/1/0/3 | -                      | 0/1/1/3
          cinema   | 3/0/1/1 | -                      | 1/2/1/1
          cinema   | 3/0/1/1 | gestures 2             | 2/1/1/1
          cinema   | 3/0/1/1 | masks                  | 2/1/1/1
          cinema   | 3/0/1/1 | masks + gestures 2     | 3/0/1/1
          academy  | 7/1/1/1 | -                      | 0/7/2/1
          academy  | 7/1/1/1 | masks                  | 0/7/2/1
          academy  | 7/1/1/1 | gestures 2             | 1/6/2/1
          academy  | 7/1/1/1 | awareness              | 3/4/2/1
          academy  | 7/1/1/1 | awareness + gestures 2 | 4/3/2/1
          academy  | 8/1/0/0 | gestures 2             | 5/3/1/0
          market-2 | 1/0/3/3 | -                      | 0/1/3/3
          market-2 | 1/0/3/3 | gestures 2             | 1/0/3/3
          """)
  void w12Contagion(String place, String before, String inForce, String after) {
    board(place + " " + before)
        .inForce(measures(inForce))
        .diseaseDevelops()
        .holds(place + " " + after);
  }

  /** "2s - 1" reads: two for each sick robot, at most the healthy ones, and then one fewer. */
  @ParameterizedTest(name = "{0}: house {1}, public place or market {2}, academy {3}")
  @Tag("R-66")
  @Tag("R-67")
  @Tag("R-68")
  @DisplayName("7.3 Stacking matrix")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -                              | 2s | 2s     | 4s
          masks                          | 1s | 1s     | 4s
          awareness                      | 2s | 2s     | 2s
          gestures 2                     | 2s | 2s - 1 | 4s - 1
          masks + gestures 2             | 1s | 1s - 1 | 4s - 1
          awareness + gestures 2         | 2s | 2s - 1 | 2s - 1
          masks + awareness              | 1s | 1s     | 2s
          masks + awareness + gestures 2 | 1s | 1s - 1 | 2s - 1
          """)
  void stackingMatrix(String inForce, String house, String elsewhere, String academy) {
    for (Place place : Place.ALL) {
      String cell = place == Place.ACADEMY ? academy : place.isHouse() ? house : elsewhere;
      for (int sick = 1; sick <= 4; sick++) {
        for (int healthy = 0; healthy <= 20; healthy++) {
          assertInfections(place, healthy, sick, inForce, cell);
        }
      }
    }
  }

  private static void assertInfections(
      Place place, int healthy, int sick, String inForce, String cell) {
    int crowd = 10; // cured robots, so that every place is at risk
    Zydia zydia = board("%s %d/0/%d/%d".formatted(place.id(), healthy, sick, crowd));
    zydia.inForce(measures(inForce)).diseaseDevelops();
    int infected = infections(cell, healthy, sick);
    assertThat(BoardText.content(zydia.state, place))
        .as("%s with %d healthy and %d sick, %s in force", place.id(), healthy, sick, inForce)
        .isEqualTo("%d/%d/%d/%d".formatted(healthy - infected, infected, sick, crowd));
  }

  private static int infections(String cell, int healthy, int sick) {
    int rate = Integer.parseInt(cell.substring(0, cell.indexOf('s')));
    int infected = Math.min(healthy, rate * sick);
    return cell.endsWith("- 1") ? Math.max(0, infected - 1) : infected;
  }

  private static Measure[] measures(String names) {
    return Arrays.stream(names.split(" \\+ ", -1))
        .filter(name -> !name.equals("-"))
        .flatMap(DiseaseExamplesTest::measure)
        .toArray(Measure[]::new);
  }

  private static Stream<Measure> measure(String name) {
    return switch (name) {
      case "masks" -> Stream.of(Measure.MANDATORY_MASKS);
      case "awareness" -> Stream.of(Measure.SCHOOL_AWARENESS);
      case "gestures 2" -> Stream.of(Measure.BARRIER_GESTURES_1, Measure.BARRIER_GESTURES_2);
      default -> throw new IllegalArgumentException(name);
    };
  }

  @Test
  @Tag("R-30")
  void robotsInfectedInOneStep2BecomeSickInTheNext() {
    board("ring-3 4/1/0/0")
        .diseaseDevelops()
        .holds("ring-3 2/2/1/0")
        .diseaseDevelops()
        .holds("ring-3 0/2/3/0");
  }

  @Test
  @Tag("R-28")
  @DisplayName("Slots: with one sick robot each place is safe when full, at risk with one more")
  void slotsDecide() {
    for (Place place : Place.ALL) {
      int full = place.slots();
      board("%s %d/0/1/0".formatted(place.id(), full - 1)).diseaseDevelops().changedNothing();
      Zydia crowded = board("%s 1/0/1/%d".formatted(place.id(), full - 1));
      crowded.diseaseDevelops().holds("%s 0/1/1/%d".formatted(place.id(), full - 1));
    }
  }

  @Test
  @Tag("R-32")
  void theTwoMarketZonesAreTwoPlaces() {
    board("market-1 3/0/1/0, market-2 3/0/0/0").diseaseDevelops().changedNothing();
    board("market-1 5/0/1/1, market-2 9/0/0/0")
        .diseaseDevelops()
        .holds("market-1 3/2/1/1, market-2 9/0/0/0");
  }

  @Test
  @Tag("R-45")
  void cardsPlayedThisTurnDoNotWorkYet() {
    String everywhere =
        Stream.of("bar", "academy").map(place -> place + " 9/0/1/0").collect(joining(", "));
    board(everywhere)
        .justTaken(measures("masks + awareness + gestures 2"))
        .diseaseDevelops()
        .holds("bar 7/2/1/0, academy 5/4/1/0");
  }
}
