package plateau.kernel.tabletop;

/**
 * How a thing is told apart at a glance: always by a shape and a colour, for not everybody sees
 * colours.
 */
public record Emblem(Shape shape, Colour colour) {

  /** Those of a seat, the same on every board. */
  public static Emblem ofSeat(int seat) {
    Checked.seat(seat);
    Shape[] shapes = Shape.values();
    Colour[] colours = Colour.values();
    return new Emblem(shapes[seat % shapes.length], colours[seat % colours.length]);
  }
}
