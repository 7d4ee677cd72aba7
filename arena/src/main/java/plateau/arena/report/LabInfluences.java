package plateau.arena.report;

import java.util.List;
import java.util.stream.Stream;
import plateau.arena.lab.Difference;
import plateau.arena.lab.Influence;
import plateau.arena.lab.LabFindings;

/** What it changes to leave a thing out, to want it first, and to want it last. */
final class LabInfluences {

  private static final int STRIP = 300;

  private final List<Influence> influences;
  private final List<String> names;
  private final Wording wording;
  private final Axis points;

  LabInfluences(LabFindings findings, List<String> names, Wording wording) {
    this.influences = findings.influences();
    this.names = names;
    this.wording = wording;
    double low = differences().mapToDouble(one -> one.mean() - one.reach()).min().orElse(0);
    double high = differences().mapToDouble(one -> one.mean() + one.reach()).max().orElse(0);
    this.points =
        new Axis(Math.floor(low * 20) / 20, Math.max(0, Math.ceil(high * 20) / 20), 8, STRIP - 8);
  }

  private Stream<Difference> differences() {
    return influences.stream().map(Influence::leftOut);
  }

  Element section() {
    Element body = Element.of("tbody");
    influences.forEach(influence -> body.add(row(influence)));
    return Section.panel(wording.say("lab.influence.title"), wording.say("lab.influence.read"))
        .add(
            Element.of("table", "class", "marks influences")
                .add(Element.of("thead").add(head()))
                .add(body));
  }

  private Element head() {
    Element scale =
        Element.of("div", "class", "scale")
            .add(Element.of("span").text(signed(points.low())))
            .add(Element.of("span").text(signed(points.high())));
    Element row =
        Element.of("tr")
            .add(Element.of("th", "scope", "col").text(wording.say("lab.influence.thing")))
            .add(Element.of("th", "scope", "col").add(scale));
    for (String key : List.of("left-out", "first", "last")) {
      row.add(Element.of("th", "scope", "col").text(wording.say("lab.influence." + key)));
    }
    return row;
  }

  private Element row(Influence influence) {
    return Element.of("tr")
        .add(Element.of("th", "scope", "row").text(names.get(influence.thing())))
        .add(Element.of("td", "class", "strip").add(strip(influence.leftOut())))
        .add(cell("left-out", influence.leftOut()))
        .add(cell("first", influence.first()))
        .add(cell("last", influence.last()));
  }

  // On a small screen the head is gone, so every cell can say what it is.
  private Element cell(String key, Difference difference) {
    return Element.of("td")
        .add(Element.of("span", "class", "cell-name").text(wording.say("lab.influence." + key)))
        .add(Element.of("b").text(signed(difference.mean())))
        .text(" ")
        .add(Element.of("span", "class", "soft").text("± " + wording.points(difference.reach())));
  }

  private String signed(double difference) {
    String points = wording.points(Math.abs(difference));
    if (points.equals("0")) {
      return points;
    }
    return (difference < 0 ? "−" : "+") + points;
  }

  private Element strip(Difference difference) {
    double low = points.at(difference.mean() - difference.reach());
    double high = points.at(difference.mean() + difference.reach());
    double zero = points.at(0);
    return Element.of("svg", "viewBox", "0 0 " + STRIP + " 26", "aria-hidden", "true")
        .add(Element.of("line", "class", "grid", "x1", 8, "x2", STRIP - 8, "y1", 13, "y2", 13))
        .add(Element.of("line", "class", "median", "x1", zero, "x2", zero, "y1", 0, "y2", 26))
        .add(Element.of("line", "class", "taken", "x1", low, "x2", high, "y1", 13, "y2", 13))
        .add(
            Element.of(
                "circle", "class", "taken", "cx", points.at(difference.mean()), "cy", 13, "r", 5));
  }
}
