package plateau.arena.report;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import plateau.arena.Rate;
import plateau.arena.simulation.Tally;

/** How the games ended, the most frequent ending first, and who won. */
final class Outcomes {

  private final Tally tally;
  private final List<String> seats;
  private final Wording wording;

  Outcomes(Tally tally, List<String> seats, Wording wording) {
    this.tally = tally;
    this.seats = seats;
    this.wording = wording;
  }

  Element endings() {
    Element table = barTable("report.outcomes.outcome");
    Element body = Element.of("tbody");
    tally.outcomes().entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .forEach(
            outcome ->
                body.add(
                    barRow(
                        wording.outcome(outcome.getKey()),
                        wording.ending(outcome.getKey()),
                        new Rate(outcome.getValue(), tally.games()))));
    return Section.panel(
            wording.say("report.outcomes.title"),
            wording.say("report.outcomes.read", "games", wording.whole(tally.games())))
        .add(table.add(body));
  }

  Element wins() {
    Element table = barTable("report.wins.seat");
    Element body = Element.of("tbody");
    for (int seat = 0; seat < seats.size(); seat++) {
      String name = wording.say("report.wins.name", "seat", seat);
      body.add(barRow(name, seats.get(seat), tally.wins(seat)));
    }
    return Section.panel(
            wording.say("report.wins.title"),
            wording.say("report.wins.read", "games", wording.whole(tally.games())))
        .add(table.add(body));
  }

  private Element barTable(String nameKey) {
    Element head = Element.of("tr");
    for (String key : List.of(nameKey, "report.games", "report.share", "report.confidence")) {
      head.add(Element.of("th", "scope", "col").text(wording.say(key)));
    }
    return Element.of("table", "class", "bars").add(Element.of("thead").add(head));
  }

  private Element barRow(String name, String about, Rate rate) {
    return Element.of("tr")
        .add(
            Element.of("th", "scope", "row")
                .add(Element.of("b").text(name))
                .add(Element.of("span", "class", "soft").text(about))
                .add(bar(rate)))
        .add(Element.of("td").text(wording.whole(rate.hits())))
        .add(Element.of("td", "class", "strong").text(wording.percent(rate.share())))
        .add(Element.of("td", "class", "soft").text(wording.interval(rate)));
  }

  private static Element bar(Rate rate) {
    double width = 1000 * rate.share();
    return Element.of(
            "svg",
            "class",
            "bar",
            "viewBox",
            "0 0 1000 10",
            "preserveAspectRatio",
            "none",
            "aria-hidden",
            "true")
        .add(Element.of("rect", "class", "track", "width", 1000, "height", 10))
        .add(Element.of("rect", "class", "fill", "width", width, "height", 10));
  }
}
