package plateau.arena.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import plateau.arena.analysis.Analysis;
import plateau.arena.analysis.OddsCourse;
import plateau.arena.analysis.OddsCourse.Point;
import plateau.arena.analysis.Sides;
import plateau.arena.analysis.TurningPoint;
import plateau.kernel.Tone;
import plateau.kernel.basis.Named;

/**
 * The odds over the match: one line with its 95 % band where one says everything, else a line for
 * each seat; and the turning points on them.
 */
final class OddsPlot {

  private static final int HEIGHT = 260;
  private static final int BOTTOM = 40;
  private static final int LEFT = 48;
  private static final int RIGHT = 12;

  private final Analysis analysis;
  private final Wording wording;
  private final Axis x;
  private final Axis y = new Axis(0, 100, HEIGHT - BOTTOM, 12);
  private final int width;

  OddsPlot(Analysis analysis, Wording wording, int width) {
    this.analysis = analysis;
    this.wording = wording;
    this.width = width;
    this.x = new Axis(0, Math.max(1, analysis.lastStep()), LEFT, (double) width - RIGHT);
  }

  /** What a turning point looks like: never a colour alone. */
  static Tone tone(TurningPoint.Source cause) {
    return switch (cause) {
      case DECISION -> Tone.WARNING;
      case LUCK -> Tone.INFO;
      case COURSE -> Tone.PLAIN;
    };
  }

  /** A short piece of a line, to stand beside its name. */
  static Element key(int number) {
    return Element.of("svg", "class", "line-key", "viewBox", "0 0 36 12", "aria-hidden", "true")
        .add(Element.of("path", "class", "odds odds-" + number, "d", "M1 6L35 6"));
  }

  Element draw() {
    Element svg = Drawing.svg(width, HEIGHT, wording.say("analysis.curve.label"));
    Drawing.horizontalGrid(svg, x, y, tick -> wording.wholePercent(tick / 100.0));
    List<OddsCourse> lines = shown();
    if (lines.size() == 1) {
      svg.add(band(lines.getFirst()));
    }
    for (int i = 0; i < lines.size(); i++) {
      draw(svg, lines.get(i), i);
    }
    analysis.turningPoints().forEach(turn -> svg.add(mark(turn)));
    for (int tick : x.ticks(10)) {
      double row = HEIGHT - BOTTOM + 18.0;
      svg.add(Drawing.text("tick mid", x.at(tick), row, wording.whole(tick)));
    }
    return svg.add(
        Drawing.text(
            "label mid", (x.from() + x.to()) / 2, HEIGHT - 4.0, wording.say("analysis.step")));
  }

  // Of two against each other the second line is the first one upside down.
  private List<OddsCourse> shown() {
    return analysis.sides() == Sides.OPPOSED
        ? List.of(analysis.lines().getFirst())
        : analysis.lines();
  }

  private void draw(Element svg, OddsCourse line, int number) {
    if (line.points().isEmpty()) {
      return;
    }
    svg.add(
        Element.of(
            "path", "class", "odds odds-" + number, "d", path(line.points(), 0, 1, this::odds)));
  }

  private Element band(OddsCourse line) {
    List<Point> points = line.points();
    String there = path(points, 0, 1, point -> Math.min(100, odds(point) + error(point)));
    String back =
        path(points, points.size() - 1, -1, point -> Math.max(0, odds(point) - error(point)));
    return Element.of("path", "class", "odds-band", "d", there + back.replaceFirst("M", "L") + "Z");
  }

  private Element mark(TurningPoint turn) {
    boolean isMirrored =
        analysis.sides() == Sides.OPPOSED
            && !analysis.lines().getFirst().seats().contains(turn.seat());
    double before = isMirrored ? 1 - turn.before().odds() : turn.before().odds();
    double at = 100 * before;
    Tone tone = tone(turn.cause());
    return Element.of("g", "class", "tone-" + Named.kebab(tone.name()))
        .add(Shape.at(tone, x.at(turn.step() - 1.0), y.at(at), 5.5, "dot"));
  }

  private double odds(Point point) {
    return 100 * point.estimate().odds();
  }

  private double error(Point point) {
    return 100 * point.estimate().error();
  }

  private String path(List<Point> points, int from, int step, ToDoubleFunction<Point> value) {
    StringBuilder path = new StringBuilder();
    for (int i = from; i >= 0 && i < points.size(); i += step) {
      path.append(path.isEmpty() ? "M" : "L")
          .append(Math.round(x.at(points.get(i).position()) * 10) / 10.0)
          .append(' ')
          .append(Math.round(y.at(value.applyAsDouble(points.get(i))) * 10) / 10.0);
    }
    return path.toString();
  }
}
