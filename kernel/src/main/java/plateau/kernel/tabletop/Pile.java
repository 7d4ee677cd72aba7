package plateau.kernel.tabletop;

import java.util.List;
import java.util.Optional;

/**
 * Cards on top of each other: a stock of which nobody sees any, a discard of which all see the top.
 *
 * @param size how many there are
 * @param cards those of which something is known, the top one first; the others have no place here
 * @param seat whose it is, where it is somebody's
 */
public record Pile(String id, int size, List<Dealt> cards, Optional<Integer> seat) implements Item {

  public Pile {
    Checked.id(id);
    cards = List.copyOf(cards);
    Checked.size(id, size, cards);
    seat.ifPresent(Checked::seat);
  }

  /** Of which nobody sees a card. */
  public static Pile closed(String id, int size) {
    return new Pile(id, size, List.of(), Optional.empty());
  }

  /** Of which the top card is seen, when there is one. */
  public static Pile open(String id, int size, Optional<? extends Dealt> top) {
    return new Pile(id, size, List.copyOf(top.stream().toList()), Optional.empty());
  }

  public Pile of(int owner) {
    return new Pile(id, size, cards, Optional.of(owner));
  }
}
