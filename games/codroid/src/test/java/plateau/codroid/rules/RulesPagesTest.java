package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.codroid.CodroidGame;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The rules for players, rules_en.md and rules_fr.md, say what the game does. */
class RulesPagesTest {

  private static final Pattern HTML = Pattern.compile("<[a-zA-Z/!]");

  @ParameterizedTest
  @EnumSource
  void everyMeasureIsExplainedUnderItsNameAndItsCost(Language language) {
    Words words = words(language);
    String text = runningText(language);
    for (Measure measure : Measure.ALL) {
      String points = measure.cost() == 1 ? "1 point" : measure.cost() + " points";
      assertThat(text).contains("- **" + words.name(measure) + "** (" + points + "). ");
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePriceListHasEveryMeasureUnderItsCost(Language language) {
    Words words = words(language);
    Map<Integer, String> prices =
        Measure.ALL.stream()
            .collect(
                Collectors.groupingBy(
                    Measure::cost,
                    TreeMap::new,
                    Collectors.mapping(words::name, Collectors.joining(" · "))));
    prices.forEach((cost, names) -> assertThat(rows(language)).contains(row(cost, names)));
  }

  @ParameterizedTest
  @EnumSource
  void everyEventIsExplainedUnderItsNumberAndItsName(Language language) {
    Words words = words(language);
    String text = runningText(language);
    for (EventCard event : EventCard.ALL) {
      int number = event.ordinal() + 1;
      assertThat(text).contains(number + ". **" + words.name(event) + ".** ");
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyHouseStandsInItsDistrictWithItsSlots(Language language) {
    Words words = words(language);
    for (Place publicPlace : Place.PUBLIC_PLACES) {
      String houses =
          Place.HOUSES.stream()
              .filter(house -> Board.publicPlaceOf(house.ordinal()) == publicPlace.ordinal())
              .map(house -> words.name(house) + " (" + house.slots() + ")")
              .collect(Collectors.joining(", "));
      assertThat(rows(language)).contains(row(words.name(publicPlace), houses));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyPublicPlaceHasItsTypeItsSlotsAndTheNextOne(Language language) {
    Words words = words(language);
    for (Place place : Place.PUBLIC_PLACES) {
      String type = words.name(place.type().orElseThrow());
      Place next = Place.ALL.get(Board.nextPublicPlace(place.ordinal()));
      String row = row(words.name(place), type, place.slots(), words.name(next));
      assertThat(rows(language)).contains(row);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theAcademyAndTheMarketHaveTheirSlots(Language language) {
    Words words = words(language);
    for (Place place : List.of(Place.ACADEMY, Place.MARKET_1, Place.MARKET_2)) {
      String start = "| " + words.name(place) + " | " + place.slots() + " |";
      assertThat(rows(language)).anyMatch(row -> row.startsWith(start));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theStepsAndTheEndingsAreCalledAsOnTheScreen(Language language) {
    Words words = words(language);
    assertThat(lines(language))
        .contains(
            Arrays.stream(Phase.values())
                .filter(phase -> phase != Phase.SETUP && phase != Phase.OVER)
                .map(phase -> "### " + words.name(phase))
                .toArray(String[]::new));
    for (Status status : Status.values()) {
      if (status != Status.IN_PROGRESS) {
        String ending = words.say("end." + status.id());
        assertThat(rows(language)).anyMatch(row -> row.endsWith("| " + ending + " |"));
      }
    }
  }

  @Test
  void bothLanguagesHaveTheSameHeadings() {
    assertThat(headingLevels(Language.FRENCH)).isEqualTo(headingLevels(Language.ENGLISH));
  }

  @ParameterizedTest
  @EnumSource
  void everyRowOfATableHasAsManyCellsAsItsHeader(Language language) {
    String header = "";
    for (String line : lines(language)) {
      if (!line.startsWith("|")) {
        header = "";
      } else if (header.isEmpty()) {
        header = line;
      } else {
        assertThat(bars(line)).as(line).isEqualTo(bars(header));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void thereIsNoHtml(Language language) {
    assertThat(lines(language)).noneMatch(line -> HTML.matcher(line).find());
  }

  private static Words words(Language language) {
    return Words.in(language, CodroidGame.class);
  }

  /** The page as one line, for names that are broken at the end of a line. */
  private static String runningText(Language language) {
    return String.join("\n", lines(language)).replaceAll("\\s+", " ");
  }

  private static List<String> rows(Language language) {
    return lines(language).stream().filter(line -> line.startsWith("|")).toList();
  }

  private static String row(Object... cells) {
    return Arrays.stream(cells)
        .map(Object::toString)
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  private static long bars(String line) {
    return line.chars().filter(c -> c == '|').count();
  }

  private static List<Integer> headingLevels(Language language) {
    return lines(language).stream()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.indexOf(' '))
        .toList();
  }

  // French typography asks for no-break spaces, which the names of the game do not have.
  private static List<String> lines(Language language) {
    String file = "rules_" + language.code() + ".md";
    try (InputStream in =
        Objects.requireNonNull(CodroidGame.class.getResourceAsStream(file), file)) {
      String page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return page.replace('\u00a0', ' ').lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
