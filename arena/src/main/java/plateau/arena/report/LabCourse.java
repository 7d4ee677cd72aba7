package plateau.arena.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import plateau.arena.lab.Generation;
import plateau.arena.lab.LabFindings;

/** How the generations did: the best of each with its interval, the middle, and what was known. */
final class LabCourse {

  private static final int HEIGHT = 280;
  private static final int BOTTOM = 50;

  private final List<Generation> generations;
  private final double known;
  private final Wording wording;
  private final int width;
  private final Axis x;
  private final Axis y;

  LabCourse(LabFindings findings, Wording wording, int width) {
    this.generations = findings.generations();
    this.known = 100 * findings.known().rate().share();
    this.wording = wording;
    this.width = width;
    this.x = new Axis(1, Math.max(2, generations.size()), 52, width - 14.0);
    this.y = new Axis(lowest(), highest(), (double) HEIGHT - BOTTOM, 12);
  }

  private double lowest() {
    double low = generations.stream().mapToDouble(LabCourse::middle).min().orElse(0);
    return Math.floor(Math.min(low, known) / 10) * 10;
  }

  private double highest() {
    double high = generations.stream().mapToDouble(LabCourse::high).max().orElse(100);
    return Math.min(100, Math.ceil(Math.max(high, known) / 5) * 5);
  }

  static Element legend(Wording wording) {
    return Element.of("p", "class", "legend-line soft")
        .add(item(OddsPlot.key(0), wording.say("lab.course.best")))
        .add(item(OddsPlot.key(1), wording.say("lab.course.middle")))
        .add(item(OddsPlot.key(5), wording.say("lab.course.known")));
  }

  private static Element item(Element key, String text) {
    return Element.of("span", "class", "legend-item").add(key, Element.of("span").text(text));
  }

  Element draw() {
    Element svg = Drawing.svg(width, HEIGHT, wording.say("lab.course.title"));
    Drawing.horizontalGrid(svg, x, y, tick -> wording.wholePercent(tick / 100.0));
    String there = path(LabCourse::high, 0, 1);
    String back = path(LabCourse::low, generations.size() - 1, -1).replaceFirst("M", "L");
    svg.add(Element.of("path", "class", "odds-band", "d", there + back + "Z"));
    svg.add(line(5, "M" + x.from() + " " + y.at(known) + "L" + x.to() + " " + y.at(known)));
    svg.add(line(1, path(LabCourse::middle, 0, 1)));
    svg.add(line(0, path(LabCourse::best, 0, 1)));
    for (int tick : x.ticks(width / 60)) {
      svg.add(Drawing.text("tick mid", x.at(tick), HEIGHT - BOTTOM + 20.0, wording.whole(tick)));
    }
    return svg.add(
        Drawing.text(
            "label mid", (x.from() + x.to()) / 2, HEIGHT - 8.0, wording.say("lab.course.axis")));
  }

  private static Element line(int number, String path) {
    return Element.of("path", "class", "odds odds-" + number, "d", path);
  }

  private String path(ToDoubleFunction<Generation> percent, int from, int step) {
    StringBuilder path = new StringBuilder();
    for (int i = from; i >= 0 && i < generations.size(); i += step) {
      Generation generation = generations.get(i);
      path.append(path.isEmpty() ? "M" : "L")
          .append(Math.round(x.at(generation.number()) * 10) / 10.0)
          .append(' ')
          .append(Math.round(y.at(percent.applyAsDouble(generation)) * 10) / 10.0);
    }
    return path.toString();
  }

  private static double best(Generation generation) {
    return 100 * generation.best().rate().share();
  }

  private static double low(Generation generation) {
    return 100 * generation.best().rate().low();
  }

  private static double high(Generation generation) {
    return 100 * generation.best().rate().high();
  }

  private static double middle(Generation generation) {
    return 100 * generation.middle().share();
  }
}
