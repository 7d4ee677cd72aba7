package plateau.arena.report;

import java.util.List;
import java.util.function.ToIntFunction;
import plateau.arena.report.Curves.Quantiles;
import plateau.kernel.Tone;

/** One series: two bands, the median, and the number of games behind each point. */
final class CurvePlot {

  private static final int WIDTH = 340;
  private static final int HEIGHT = 250;
  private static final int BOTTOM = 58;

  private final List<Quantiles> points;
  private final Tone tone;
  private final Wording wording;
  private final Axis x;
  private final Axis y;

  CurvePlot(List<Quantiles> points, Tone tone, Wording wording) {
    this.points = points;
    this.tone = tone;
    this.wording = wording;
    int most = points.stream().mapToInt(Quantiles::p95).max().orElse(0);
    this.x = new Axis(points.getFirst().time(), points.getLast().time(), 70, WIDTH - 18);
    this.y = new Axis(0, Math.max(1, most * 1.08), HEIGHT - BOTTOM, 10);
  }

  Element draw(String name) {
    Element svg = Drawing.svg(WIDTH, HEIGHT, wording.say("report.curves.label", "series", name));
    Drawing.horizontalGrid(svg, x, y, wording::whole);
    svg.add(band("outer", Quantiles::p5, Quantiles::p95));
    svg.add(band("inner", Quantiles::p25, Quantiles::p75));
    svg.add(Element.of("path", "class", "line", "d", line(Quantiles::median, 0, 1)));
    for (Quantiles point : points) {
      if (isMarked(point)) {
        String type = point.games() < SmallSample.GAMES ? "dot few" : "dot";
        svg.add(Shape.at(tone, x.at(point.time()), y.at(point.median()), 3.6, type));
      }
    }
    return timeAxis(svg);
  }

  private Element timeAxis(Element svg) {
    double row = HEIGHT - BOTTOM + 20.0;
    for (Quantiles point : points) {
      if (isLabelled(point)) {
        svg.add(Drawing.text("tick mid", x.at(point.time()), row, wording.whole(point.time())));
        svg.add(
            Drawing.text("tick mid", x.at(point.time()), row + 18, wording.compact(point.games())));
      }
    }
    svg.add(Drawing.text("label", 0, row, wording.timeName()));
    return svg.add(Drawing.text("label", 0, row + 18, wording.say("report.games")));
  }

  private boolean isLabelled(Quantiles point) {
    int step = Axis.step(x.high() - x.low(), 8);
    return (point.time() - points.getFirst().time()) % step == 0;
  }

  private boolean isMarked(Quantiles point) {
    return points.size() <= 24 || isLabelled(point);
  }

  private Element band(String type, ToIntFunction<Quantiles> low, ToIntFunction<Quantiles> high) {
    String there = line(high, 0, 1);
    String back = line(low, points.size() - 1, -1).replaceFirst("M", "L");
    return Element.of("path", "class", type, "d", there + back + "Z");
  }

  private String line(ToIntFunction<Quantiles> value, int from, int step) {
    StringBuilder path = new StringBuilder();
    for (int i = from; i >= 0 && i < points.size(); i += step) {
      Quantiles point = points.get(i);
      path.append(path.isEmpty() ? "M" : "L")
          .append(Math.round(x.at(point.time()) * 10) / 10.0)
          .append(' ')
          .append(Math.round(y.at(value.applyAsInt(point)) * 10) / 10.0);
    }
    return path.toString();
  }
}
