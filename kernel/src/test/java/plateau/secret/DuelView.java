package plateau.secret;

import java.util.List;

/**
 * What one seat knows.
 *
 * @param hand its own cards; empty for a spectator
 * @param laid its own card face down on the table, if any
 * @param handSizes of everybody
 * @param shown the cards that are out of the game
 * @param lastTrick which card each seat showed last
 */
record DuelView(
    List<Integer> hand,
    List<Integer> laid,
    List<Integer> handSizes,
    List<Integer> shown,
    List<Integer> lastTrick,
    List<Integer> tricks,
    int toMove) {

  /** Where every card is. */
  record Whole(List<Integer> places, List<Integer> lastTrick, List<Integer> tricks, int turn) {}
}
