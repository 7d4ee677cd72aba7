package plateau.panic.view;

import java.util.List;
import plateau.panic.crew.Colour;
import plateau.panic.station.RoomCard;

/**
 * What the referee sees: everything, cards by instance ({@code gas-can-3}).
 *
 * @param table what everybody sees; for the referee with the cards of all trades and body scans
 * @param players by seat
 * @param infectionOrder the Host first, then each player as he was infected
 * @param infections how each of {@code infectionOrder} became infected
 * @param deck from the top
 * @param discardPile in the order of table 3.1
 * @param outOfGame in the order of table 3.1
 * @param stack the exploration stack from the top
 * @param agenda what remains to be resolved, the next last: a kind and its numbers
 * @param history how many draws, plays, trades, scans, eliminations and reshuffles there were, and
 *     a digest of them
 */
public record WholeView(
    PanicView table,
    List<WholePlayer> players,
    List<Colour> infectionOrder,
    List<InfectionSeen> infections,
    List<String> deck,
    List<String> discardPile,
    List<String> outOfGame,
    List<RoomCard> stack,
    List<String> agenda,
    String history) {

  public WholeView {
    players = List.copyOf(players);
    infectionOrder = List.copyOf(infectionOrder);
    infections = List.copyOf(infections);
    deck = List.copyOf(deck);
    discardPile = List.copyOf(discardPile);
    outOfGame = List.copyOf(outOfGame);
    stack = List.copyOf(stack);
    agenda = List.copyOf(agenda);
  }
}
