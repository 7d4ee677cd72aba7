package plateau.sparks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.tabletop.Card;
import plateau.kernel.tabletop.Colour;
import plateau.kernel.tabletop.Emblem;
import plateau.kernel.tabletop.Shape;
import plateau.kernel.words.Message;

/** A card of the deck: what it does, and its number. */
record Spark(Kind kind, int number) {

  enum Kind {
    BOLT("bolt", 9, Shape.TRIANGLE, Colour.ORANGE),
    SALVE("salve", 4, Shape.HEART, Colour.GREEN),
    LANTERN("lantern", 5, Shape.MOON, Colour.BLUE);

    private final String id;
    private final int cards;
    private final Shape shape;
    private final Colour colour;

    Kind(String id, int cards, Shape shape, Colour colour) {
      this.id = id;
      this.cards = cards;
      this.shape = shape;
      this.colour = colour;
    }

    String id() {
      return id;
    }
  }

  static final List<Spark> ALL = all();

  private static List<Spark> all() {
    List<Spark> all = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      for (int number = 1; number <= kind.cards; number++) {
        all.add(new Spark(kind, number));
      }
    }
    return List.copyOf(all);
  }

  String id() {
    return kind.id + "-" + number;
  }

  static Optional<Spark> of(String id) {
    return ALL.stream().filter(spark -> spark.id().equals(id)).findFirst();
  }

  /** In words, as its label says it. */
  Message name() {
    return Message.of("card." + kind.id(), "number", number);
  }

  Card onTable() {
    return Card.of(id(), Integer.toString(number), new Emblem(kind.shape, kind.colour));
  }
}
