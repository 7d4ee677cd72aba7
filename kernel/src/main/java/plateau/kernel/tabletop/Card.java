package plateau.kernel.tabletop;

import java.util.Optional;

/**
 * A card, or a tile, whose face the reader of the view knows.
 *
 * @param id of its face: cards that are alike may share it
 * @param sign what stands large on it, a rank say, in at most three characters; empty for none
 * @param seen who knows that face, where the card does not lie open; empty when it does, or when
 *     who holds it tells enough
 */
public record Card(String id, String sign, Emblem emblem, Optional<Seen> seen) implements Dealt {

  public Card {
    Checked.id(id);
    Checked.sign(sign);
  }

  /** That lies open, or is held by whoever sees it. */
  public static Card of(String id, String sign, Emblem emblem) {
    return new Card(id, sign, emblem, Optional.empty());
  }

  /** That lies hidden from all but these. */
  public Card seenBy(Seen these) {
    return new Card(id, sign, emblem, Optional.of(these));
  }
}
