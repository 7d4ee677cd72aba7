package plateau.starter;

import plateau.kernel.basis.Named;
import plateau.kernel.tabletop.Card;
import plateau.kernel.tabletop.Colour;
import plateau.kernel.tabletop.Emblem;
import plateau.kernel.tabletop.Shape;

/** §1: the four kinds of shiny things. */
public enum Trinket implements Named {
  RING(Shape.CIRCLE, Colour.ORANGE),
  KEY(Shape.CROSS, Colour.BLUE),
  SPOON(Shape.DROP, Colour.WHITE),
  BEAD(Shape.HEXAGON, Colour.RED);

  /** §1: how many there are of each. */
  static final int OF_EACH = 6;

  private final Shape shape;
  private final Colour colour;

  Trinket(Shape shape, Colour colour) {
    this.shape = shape;
    this.colour = colour;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** It is called as its card is. */
  @Override
  public String nameKey() {
    return "card." + id();
  }

  /** As it lies open on the table. */
  Card card() {
    return Card.of(id(), "", new Emblem(shape, colour));
  }
}
