package plateau.panic.view;

import java.util.List;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;

/**
 * What everybody knows about a player.
 *
 * @param begun whether he has begun his first turn
 * @param hand how many cards he holds
 * @param table the cards in front of him
 * @param drawn how many cards of the object deck have gone into his hand since the start
 */
public record PlayerSeen(
    Colour colour,
    boolean alive,
    boolean begun,
    CharacterSeen trooper,
    CharacterSeen android,
    int hand,
    List<CardKind> table,
    int bullets,
    int drawn) {

  public PlayerSeen {
    table = List.copyOf(table);
  }
}
