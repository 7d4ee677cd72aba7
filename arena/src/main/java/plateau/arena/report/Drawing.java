package plateau.arena.report;

import java.util.function.IntFunction;
import java.util.function.LongFunction;

/** What all plots have in common: a sheet of a given width, texts and grid lines. */
final class Drawing {

  private static final int WIDE = 520;
  private static final int NARROW = 340;
  private static final int BROAD = 1040;

  private Drawing() {}

  /**
   * Text must stay legible on a phone, so a plot with text is drawn for two widths and the style
   * sheet shows the one that fits.
   */
  static Element wide(IntFunction<Element> plot) {
    return Element.of("div", "class", "wide").add(plot.apply(WIDE));
  }

  /** The drawing for large screens that takes the whole width of its panel. */
  static Element broad(IntFunction<Element> plot) {
    return Element.of("div", "class", "wide broad").add(plot.apply(BROAD));
  }

  /** The drawing for small screens and for plots side by side. */
  static Element narrow(IntFunction<Element> plot) {
    return Element.of("div", "class", "narrow").add(plot.apply(NARROW));
  }

  static Element svg(int width, int height, String label) {
    return Element.of(
        "svg",
        "class",
        "plot",
        "viewBox",
        "0 0 " + width + " " + height,
        "role",
        "img",
        "aria-label",
        label);
  }

  static Element text(String type, double x, double y, String text) {
    return Element.of("text", "class", type, "x", x, "y", y).text(text);
  }

  /** Lines at round numbers of the upright axis, with the numbers at their left. */
  static void horizontalGrid(Element svg, Axis x, Axis y, LongFunction<String> shown) {
    for (int tick : y.ticks(6)) {
      double at = y.at(tick);
      svg.add(
          Element.of("line", "class", "grid", "x1", x.from(), "x2", x.to(), "y1", at, "y2", at));
      svg.add(text("tick end", x.from() - 6, at + 4.5, shown.apply(tick)));
    }
  }
}
