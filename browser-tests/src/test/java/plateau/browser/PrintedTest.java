package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plateau.codroid.Measure;
import plateau.codroid.Place;

/** What the client prints on its boards and cards is what the rules play with. */
class PrintedTest extends BrowserTest {

  @Test
  void theMeasureCardsOfCodroidShowTheirCostsAndNeeds() {
    Map<String, String> printed =
        asked(
            "games/codroid/measures.js",
            "({MEASURES}) => MEASURES.map(({id, cost, needs}) => [id, `${cost} ${needs ?? ''}`])");
    Map<String, String> played =
        Measure.ALL.stream()
            .collect(
                Collectors.toMap(
                    Measure::id,
                    card -> card.cost() + " " + card.prerequisite().map(Measure::id).orElse("")));
    assertThat(printed).isEqualTo(new TreeMap<>(played));
  }

  @Test
  void thePlacesOfCodroidShowTheirSlots() {
    Map<String, String> printed =
        asked(
            "games/codroid/places.js",
            "({WORLDS, MARKET}) => [...WORLDS, ...MARKET].map(({id, slots}) => [id, `${slots}`])");
    Map<String, String> played =
        Place.ALL.stream()
            .collect(Collectors.toMap(Place::id, place -> Integer.toString(place.slots())));
    assertThat(printed).isEqualTo(new TreeMap<>(played));
  }

  @Test
  void theRoomsOfPanicStationShowTheirTypeAndTheirDoors() throws IOException {
    Map<String, String> played = new TreeMap<>();
    for (String line : linesOf("/plateau/panic/station/rooms.txt")) {
      List<String> words = List.of(line.split("\\s+", -1));
      played.put(words.getFirst(), words.get(1) + " " + String.join("", words.subList(2, 6)));
    }
    String cards = played.keySet().stream().map("'%s'"::formatted).collect(Collectors.joining(","));
    Map<String, String> printed =
        asked(
            "games/panic-station/rooms.js",
            "({edgesOf, typeOf}) => ["
                + cards
                + "].map((card) => [card, `${typeOf(card)} ${edgesOf({card, rotation:"
                + " 0}).join('')}`])");
    assertThat(printed).isEqualTo(played);
  }

  /** Pairs that a module of the client answers, in the order of their names. */
  @SuppressWarnings("unchecked")
  private Map<String, String> asked(String module, String question) {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    return new TreeMap<>(
        (Map<String, String>)
            visitor
                .page()
                .evaluate(
                    "async () => Object.fromEntries((%s)(await import('/%s')))"
                        .formatted(question, module)));
  }

  private static List<String> linesOf(String resource) throws IOException {
    try (InputStream in = PrintedTest.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }
}
