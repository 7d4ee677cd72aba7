package plateau.arena.report;

import plateau.kernel.Tone;

/** A tone is never a colour alone: each has its shape. */
final class Shape {

  private Shape() {}

  /** The shape of this tone around a point. */
  static Element at(Tone tone, double x, double y, double r, String type) {
    return switch (tone) {
      case PLAIN, GOOD -> Element.of("circle", "class", type, "cx", x, "cy", y, "r", r);
      case WARNING ->
          polygon(type, x, y - r * 1.25, x + r * 1.25, y, x, y + r * 1.25, x - r * 1.25, y);
      case BAD ->
          polygon(type, x, y - r * 1.2, x + r * 1.15, y + r * 0.9, x - r * 1.15, y + r * 0.9);
      case INFO ->
          Element.of(
              "rect", "class", type, "x", x - r, "y", y - r, "width", 2 * r, "height", 2 * r);
    };
  }

  /** A small picture of it, to stand beside a name. */
  static Element icon(Tone tone) {
    return Element.of("svg", "class", "icon", "viewBox", "0 0 16 16", "aria-hidden", "true")
        .add(at(tone, 8, 8, 5.5, "dot"));
  }

  private static Element polygon(String type, double... coordinates) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < coordinates.length; i += 2) {
      path.append(i == 0 ? "M" : "L")
          .append(Math.round(coordinates[i] * 10) / 10.0)
          .append(' ')
          .append(Math.round(coordinates[i + 1] * 10) / 10.0);
    }
    return Element.of("path", "class", type, "d", path.append('Z'));
  }
}
