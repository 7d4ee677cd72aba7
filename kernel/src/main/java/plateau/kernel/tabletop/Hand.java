package plateau.kernel.tabletop;

import java.util.List;

/**
 * What a seat holds. Of another's hand the view tells how large it is, and of its cards only those
 * that the reader has come to know: the others have no place here.
 *
 * @param seat whose it is
 * @param size how many cards there are
 * @param cards those of which something is known; all of one's own
 */
public record Hand(String id, int seat, int size, List<Dealt> cards) implements Item {

  public Hand {
    Checked.id(id);
    Checked.seat(seat);
    cards = List.copyOf(cards);
    Checked.size(id, size, cards);
  }

  /** One that the reader of the view sees whole. */
  public static Hand own(String id, int seat, List<? extends Dealt> cards) {
    return new Hand(id, seat, cards.size(), List.copyOf(cards));
  }

  /** One of which only the size is known. */
  public static Hand of(String id, int seat, int size) {
    return new Hand(id, seat, size, List.of());
  }
}
