package plateau.panic.view;

import java.util.List;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;

/**
 * All about a player, for the referee.
 *
 * @param knownInfected who is infected, as far as this player knows for certain
 * @param served whether he has done what {@code master-and-servant} asks of an infected player
 */
public record WholePlayer(
    Colour colour,
    Status status,
    List<String> hand,
    List<String> table,
    List<Colour> knownInfected,
    boolean served) {

  public WholePlayer {
    hand = List.copyOf(hand);
    table = List.copyOf(table);
    knownInfected = List.copyOf(knownInfected);
  }
}
