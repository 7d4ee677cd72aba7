package plateau.sparks;

/**
 * Plays a card from the hand.
 *
 * @param target the seat that it hits, or {@link #NOBODY}
 */
public record Play(Spark card, int target) {

  static final int NOBODY = -1;
}
