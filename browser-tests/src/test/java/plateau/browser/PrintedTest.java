package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.Place;

/** What the client prints on its boards and cards is what the rules play with. */
class PrintedTest extends BrowserTest {

  @Test
  void theMeasureCardsOfCodroidShowTheirCostsAndNeeds() {
    // What a card needs is printed by name.
    Map<String, String> printed =
        shown(
            "[data-card]:has(.corner)",
            """
            cards => {
              const named = Object.fromEntries(
                cards.map((card) => [card.querySelector('h3').textContent, card.dataset.card]));
              const needed = (card) => named[card.querySelector('h4 + p')?.textContent] ?? '';
              return Object.fromEntries(cards.map((card) => [
                card.dataset.card, `${card.querySelector('.corner').textContent} ${needed(card)}`]));
            }\
            """);
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
        shown(
            "[data-place]",
            """
            places => Object.fromEntries(places.map((place) => [
              place.dataset.place,
              place.querySelector('.count')?.textContent.trim()
                ?? `${place.querySelectorAll('rect').length}`]))\
            """);
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
    Visitor visitor = visitor(Device.DESKTOP).playNow("panic-station");
    visitor.find("panic-board [data-thing^='station.']").first().waitFor();
    Object printed =
        visitor
            .page()
            .evaluate(
                """
                async () => {
                  const { edgesOf, typeOf } = await import('/games/panic-station/rooms.js');
                  const edges = (card) => edgesOf({card, rotation: 0}).join('');
                  return Object.fromEntries([%s].map(
                    (card) => [card, `${typeOf(card)} ${edges(card)}`]));
                }\
                """
                    .formatted(cards));
    assertThat(printed).isEqualTo(played);
  }

  /** Pairs that the printed parts of Codroid answer, in the order of their names. */
  @SuppressWarnings("unchecked")
  private Map<String, String> shown(String parts, String question) {
    Locator found = visitor(Device.DESKTOP).goTo("/print/codroid").find(parts);
    found.first().waitFor();
    return new TreeMap<>((Map<String, String>) found.evaluateAll(question));
  }

  private static List<String> linesOf(String resource) throws IOException {
    try (InputStream in = PrintedTest.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }
}
