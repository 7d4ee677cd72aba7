package plateau.arena.report;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.Rate;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.MarkTally;
import plateau.arena.simulation.Tally;
import plateau.kernel.Gauges;

/** Games won with and without each thing that can be taken, the greatest difference first. */
final class Marks {

  private static final int STRIP = 300;

  private final Tally tally;
  private final Wording wording;
  private final List<NamedMark> marks;
  private final Axis shares;

  /** A thing that can be taken, under its name for people. */
  record NamedMark(String name, MarkTally tally) {

    double difference() {
      boolean known =
          tally.taken().of() >= SmallSample.GAMES && tally.notTaken().of() >= SmallSample.GAMES;
      return known ? tally.taken().share() - tally.notTaken().share() : -1;
    }
  }

  Marks(Findings<?, ?> findings, Wording wording) {
    Gauges<?> gauges = findings.experiment().gauges();
    this.tally = findings.tally();
    this.wording = wording;
    this.marks =
        IntStream.range(0, gauges.marks().size())
            .mapToObj(
                i -> new NamedMark(wording.mark(gauges, gauges.marks().get(i)), tally.mark(i)))
            .filter(mark -> mark.tally().taken().of() > 0)
            .sorted(Comparator.comparingDouble(NamedMark::difference).reversed())
            .toList();
    this.shares = shares();
  }

  boolean isEmpty() {
    return marks.isEmpty();
  }

  /** The marks that were taken at all, in the order of the plot. */
  List<NamedMark> ranked() {
    return marks;
  }

  Element section() {
    Element body = Element.of("tbody");
    marks.forEach(mark -> body.add(row(mark)));
    return Section.panel(title(), wording.say("report.marks.read", "few", SmallSample.GAMES))
        .add(legend())
        .add(Element.of("table", "class", "marks").add(Element.of("thead").add(head())).add(body));
  }

  private String title() {
    return wording.say(tally.isTogether() ? "report.marks.title" : "report.marks.title-seat");
  }

  private Element legend() {
    return Element.of("p", "class", "legend-line")
        .add(dotIcon("taken"), Element.of("span").text(wording.say("report.marks.taken")))
        .add(dotIcon("without"), Element.of("span").text(wording.say("report.marks.not-taken")))
        .add(dotIcon("whisker"), Element.of("span").text(wording.say("report.marks.whisker")));
  }

  private static Element dotIcon(String type) {
    Element icon =
        Element.of("svg", "class", "icon", "viewBox", "0 0 16 16", "aria-hidden", "true");
    return type.equals("whisker")
        ? icon.add(Element.of("line", "class", "taken", "x1", 1, "x2", 15, "y1", 8, "y2", 8))
        : icon.add(Element.of("circle", "class", type, "cx", 8, "cy", 8, "r", 5));
  }

  private Element head() {
    Element scale = Element.of("div", "class", "scale");
    for (double share :
        new double[] {shares.low(), (shares.low() + shares.high()) / 2, shares.high()}) {
      scale.add(Element.of("span").text(wording.wholePercent(share)));
    }
    return Element.of("tr")
        .add(Element.of("th", "scope", "col").text(wording.say("report.marks.mark")))
        .add(Element.of("th", "scope", "col").add(scale))
        .add(Element.of("th", "scope", "col").text(wording.say("report.marks.taken")))
        .add(Element.of("th", "scope", "col").text(wording.say("report.marks.not-taken")));
  }

  private Element row(NamedMark mark) {
    return Element.of("tr")
        .add(Element.of("th", "scope", "row").text(mark.name()))
        .add(Element.of("td", "class", "strip").add(strip(mark.tally())))
        .add(cell(mark.tally().taken()))
        .add(cell(mark.tally().notTaken()));
  }

  private Element cell(Rate rate) {
    Element cell = Element.of("td");
    if (rate.of() >= SmallSample.GAMES) {
      cell.add(Element.of("b").text(wording.percent(rate.share()))).text(" ");
      cell.add(Element.of("span", "class", "soft").text(wording.interval(rate))).text(" ");
    }
    String games = wording.say("report.of-games", "games", wording.compact(rate.of()));
    return cell.add(Element.of("span", "class", "games soft").text(games));
  }

  private Element strip(MarkTally mark) {
    Element svg = Element.of("svg", "viewBox", "0 0 " + STRIP + " 34", "aria-hidden", "true");
    for (int quarter = 0; quarter <= 4; quarter++) {
      double at = shares.at(shares.low() + (shares.high() - shares.low()) * quarter / 4);
      svg.add(Element.of("line", "class", "grid", "x1", at, "x2", at, "y1", 0, "y2", 34));
    }
    addRate(svg, "without", mark.notTaken(), 23);
    addRate(svg, "taken", mark.taken(), 11);
    return svg;
  }

  private void addRate(Element svg, String type, Rate rate, double y) {
    if (rate.of() >= SmallSample.GAMES) {
      double low = shares.at(rate.low());
      double high = shares.at(rate.high());
      svg.add(Element.of("line", "class", type, "x1", low, "x2", high, "y1", y, "y2", y))
          .add(Element.of("circle", "class", type, "cx", shares.at(rate.share()), "cy", y, "r", 5));
    }
  }

  // From and to round shares that hold every interval, so that small differences can be seen.
  private Axis shares() {
    List<Rate> shown =
        marks.stream()
            .flatMap(mark -> Stream.of(mark.tally().taken(), mark.tally().notTaken()))
            .filter(rate -> rate.of() >= SmallSample.GAMES)
            .toList();
    double low = shown.stream().mapToDouble(Rate::low).min().orElse(0);
    double high = shown.stream().mapToDouble(Rate::high).max().orElse(1);
    return new Axis(Math.floor(low * 10) / 10, Math.ceil(high * 10) / 10, 6, STRIP - 6);
  }
}
