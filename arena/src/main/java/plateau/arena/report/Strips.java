package plateau.arena.report;

import java.util.List;
import java.util.function.LongFunction;

/** A table with a point and its interval on a common scale in each row, and the numbers beside. */
final class Strips {

  private static final int WIDTH = 320;
  private static final int HEIGHT = 26;
  private static final int ROUND = 10;
  private static final int MOST_UNITS = 20;

  /** An interval and the point in it. */
  record Interval(double low, double point, double high) {}

  /** A row: its name, where it lies, and the texts of the cells beside. */
  record Strip(String name, Interval span, List<String> cells) {}

  private final List<Strip> lines;
  private final LongFunction<String> shown;
  private final Axis scale;

  /**
   * The scale begins and ends at round numbers, so that small differences can be seen. Where there
   * are numbers on both sides of zero, zero is in the middle.
   */
  Strips(List<Strip> lines, LongFunction<String> shown) {
    this.lines = lines;
    this.shown = shown;
    double low = lines.stream().mapToDouble(line -> line.span().low()).min().orElse(0);
    double high = lines.stream().mapToDouble(line -> line.span().high()).max().orElse(ROUND);
    double unit = Math.max(ROUND, Axis.step(high - low, MOST_UNITS));
    boolean hasBothSigns = low < 0 && high > 0;
    double to = roundUp(hasBothSigns ? Math.max(-low, high) : high, unit);
    double from = hasBothSigns ? -to : -roundUp(-low, unit);
    this.scale = new Axis(from, Math.max(from + unit, to), 6, WIDTH - 6.0);
  }

  private static double roundUp(double number, double unit) {
    return Math.ceil(number / unit) * unit;
  }

  Element table(String caption, String name, List<String> cells) {
    Element head =
        Element.of("tr").add(Element.of("th", "scope", "col").text(name)).add(scaleHead());
    cells.forEach(cell -> head.add(Element.of("th", "scope", "col").text(cell)));
    Element body = Element.of("tbody");
    lines.forEach(line -> body.add(row(line)));
    return Element.of("table", "class", "marks strips", "aria-label", caption)
        .add(Element.of("thead").add(head))
        .add(body);
  }

  private Element scaleHead() {
    Element ends = Element.of("div", "class", "scale");
    for (double number : new double[] {scale.low(), middle(), scale.high()}) {
      ends.add(Element.of("span").text(shown.apply((long) number)));
    }
    return Element.of("th", "scope", "col").add(ends);
  }

  private double middle() {
    return (scale.low() + scale.high()) / 2;
  }

  private Element row(Strip line) {
    Element row =
        Element.of("tr")
            .add(Element.of("th", "scope", "row").text(line.name()))
            .add(Element.of("td", "class", "strip").add(strip(line.span())));
    row.add(Element.of("td").add(Element.of("b").text(line.cells().getFirst())));
    line.cells()
        .subList(1, line.cells().size())
        .forEach(cell -> row.add(Element.of("td", "class", "soft").text(cell)));
    return row;
  }

  private Element strip(Interval span) {
    double y = HEIGHT / 2.0;
    Element svg =
        Element.of("svg", "viewBox", "0 0 " + WIDTH + " " + HEIGHT, "aria-hidden", "true");
    for (double number : new double[] {scale.low(), middle(), scale.high()}) {
      double at = scale.at(number);
      svg.add(Element.of("line", "class", "grid", "x1", at, "x2", at, "y1", 0, "y2", HEIGHT));
    }
    return svg.add(
            Element.of(
                "line",
                "class",
                "taken",
                "x1",
                scale.at(span.low()),
                "x2",
                scale.at(span.high()),
                "y1",
                y,
                "y2",
                y))
        .add(Element.of("circle", "class", "taken", "cx", scale.at(span.point()), "cy", y, "r", 5));
  }
}
