package plateau.panic.imagine;

import java.util.ArrayList;
import java.util.List;

/** A past that was drawn: the kinds of all cards that the seat could not see. */
public final class Past {

  private final byte[] kinds;
  private final byte[] otherKinds;
  private final byte[] deck;
  private final int offered;
  private final List<UnseenSwap> swaps = new ArrayList<>();

  /**
   * Two cards that changed hands before a fact although nobody traded. Hardly any past has one: see
   * {@link Drawing}.
   */
  public record UnseenSwap(int fact, int seat, int kind, int other, int otherKind) {}

  Past(byte[] kinds, byte[] otherKinds, byte[] deck, int offered) {
    this.kinds = kinds;
    this.otherKinds = otherKinds;
    this.deck = deck;
    this.offered = offered;
  }

  void addSwap(int fact, int seat, int kind, int other, int otherKind) {
    swaps.add(new UnseenSwap(fact, seat, kind, other, otherKind));
  }

  /** In their order. */
  public List<UnseenSwap> swaps() {
    return List.copyOf(swaps);
  }

  /** The card that was drawn or played in this fact, or given by the first trader. */
  public int kind(int fact) {
    return kinds[fact];
  }

  /** The card that the second trader gave. */
  public int otherKind(int fact) {
    return otherKinds[fact];
  }

  /** What is left in the deck. */
  public int deckSize() {
    return deck.length;
  }

  /** Place 0 is the top. */
  public int inDeck(int place) {
    return deck[place];
  }

  /**
   * The card that somebody else has chosen in a trade whose other card is still to be chosen, or
   * {@link Known#HIDDEN} when there is none.
   */
  public int offered() {
    return offered;
  }
}
