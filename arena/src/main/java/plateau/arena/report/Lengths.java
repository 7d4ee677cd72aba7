package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.simulation.Counts;
import plateau.arena.simulation.Spread;

/** How many decisions the games took: a histogram. */
final class Lengths {

  private static final int MOST_BARS = 30;
  private static final int HEIGHT = 250;

  private final Counts counts;
  private final Spread spread;
  private final int binWidth;
  private final Wording wording;

  private record Bin(int from, int to, long games) {}

  Lengths(Counts counts, Wording wording) {
    this.counts = counts;
    this.spread = Spread.of(counts);
    this.binWidth = Axis.step(spread.max() - spread.min() + 1.0, MOST_BARS);
    this.wording = wording;
  }

  Element section() {
    return Section.panel(
            wording.say("report.length.title"),
            wording.say(
                "report.length.read",
                "games",
                wording.whole(counts.total()),
                "mean",
                wording.decimal(spread.mean()),
                "median",
                wording.whole(spread.median())))
        .add(Drawing.wide(this::draw))
        .add(Drawing.narrow(this::draw))
        .add(quantiles())
        .add(Section.numbers(wording.say("report.numbers"), table()));
  }

  private Element draw(int width) {
    List<Bin> bins = bins();
    long most = bins.stream().mapToLong(Bin::games).max().orElse(1);
    Axis x = new Axis(bins.getFirst().from(), bins.getLast().to() + 1.0, 48, width - 8);
    Axis y = new Axis(0, most * 1.12, HEIGHT - 46, 8);
    Element svg = Drawing.svg(width, HEIGHT, wording.say("report.length.title"));
    Drawing.horizontalGrid(svg, x, y, wording::compact);
    for (Bin bin : bins) {
      svg.add(bar(bin, x, y));
    }
    for (int tick : new Axis(x.low(), bins.getLast().to(), x.from(), x.to()).ticks(width / 60)) {
      double centre = x.at(tick + Math.min(binWidth, 1) / 2.0);
      svg.add(Drawing.text("tick mid", centre, HEIGHT - 28.0, wording.whole(tick)));
    }
    svg.add(
        Drawing.text("label end", width - 8.0, HEIGHT - 8.0, wording.say("report.length.axis")));
    return svg.add(medianLine(x, y));
  }

  private Element bar(Bin bin, Axis x, Axis y) {
    double left = x.at(bin.from()) + 0.75;
    double top = y.at((double) bin.games());
    return Element.of(
        "rect",
        "class",
        "fill",
        "x",
        left,
        "y",
        top,
        "width",
        Math.max(1, x.at(bin.to() + 1.0) - left - 0.75),
        "height",
        y.at(0) - top);
  }

  private Element medianLine(Axis x, Axis y) {
    double at = x.at(spread.median() + 0.5);
    boolean leftHalf = at < (x.from() + x.to()) / 2;
    return Element.of("g")
        .add(Element.of("line", "class", "median", "x1", at, "x2", at, "y1", y.at(0), "y2", 8))
        .add(
            Drawing.text(
                leftHalf ? "label" : "label end",
                leftHalf ? at + 6 : at - 6,
                20,
                wording.say("report.median-is", "median", wording.whole(spread.median()))));
  }

  private Element quantiles() {
    List<String> head = new ArrayList<>();
    for (String key : List.of("min", "p5", "p25", "median", "p75", "p95", "max")) {
      head.add(wording.say("report.quantile." + key));
    }
    int[] values = {
      spread.min(),
      spread.p5(),
      spread.p25(),
      spread.median(),
      spread.p75(),
      spread.p95(),
      spread.max()
    };
    Element list = Element.of("dl", "class", "quantiles");
    for (int i = 0; i < values.length; i++) {
      list.add(
          Element.of("div")
              .add(Element.of("dt").text(head.get(i)))
              .add(Element.of("dd").text(wording.whole(values[i]))));
    }
    return list;
  }

  private Element table() {
    List<List<String>> rows = new ArrayList<>();
    for (Bin bin : bins()) {
      String name =
          binWidth == 1
              ? wording.whole(bin.from())
              : wording.say("report.range", "from", bin.from(), "to", bin.to());
      double share = (double) bin.games() / counts.total();
      rows.add(List.of(name, wording.whole(bin.games()), wording.percent(share)));
    }
    return Section.table(
        wording.say("report.length.title"),
        List.of(
            wording.say("report.length.axis"),
            wording.say("report.games"),
            wording.say("report.share")),
        rows);
  }

  private List<Bin> bins() {
    List<Bin> bins = new ArrayList<>();
    int first = Math.floorDiv(spread.min(), binWidth) * binWidth;
    for (int from = first; from <= spread.max(); from += binWidth) {
      long games = 0;
      for (int length = from; length < from + binWidth; length++) {
        games += counts.of(length);
      }
      bins.add(new Bin(from, from + binWidth - 1, games));
    }
    return bins;
  }
}
