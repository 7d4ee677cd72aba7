package plateau.panic.view;

import java.util.List;
import java.util.Optional;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.station.RoomCard;

/**
 * All that one seat may know (section 16). What only that seat knows is in {@code own}, and in the
 * cards of its own trades and body scans; a spectator sees neither.
 *
 * @param turn the number of the turn, from 1
 * @param first P1, the player who was drawn to begin
 * @param current whose turn it is
 * @param decision what is to be decided now; empty when the game is over
 * @param marker who holds the parasite marker
 * @param markerActivated whether a parasite phase begins that player's next turn
 * @param phases parasite phases so far
 * @param station the laid room cards, in the order of table 3.3
 * @param ways where the doors of the laid rooms lead, room by room
 * @param topCard the top card of the exploration stack, which everybody sees
 * @param stackSize the cards in the stack, the top card included
 * @param bottomCards the cards that were put under the stack, as they lie from above
 * @param players by seat
 * @param parasites those on the board
 * @param greySupply grey discs in the supply
 * @param deckOf the cards that were shuffled into this deck; empty for the deck of the set-up
 * @param alerts which of all cards drawn so far were parasite alerts, counted from 1
 * @param discardPile in the order of table 3.1
 * @param outOfGame how many cards lie face down out of the game
 */
public record PanicView(
    int turn,
    Colour first,
    Colour current,
    Optional<Pending> decision,
    ThisTurn thisTurn,
    Colour marker,
    boolean markerActivated,
    int phases,
    boolean doorsOpen,
    List<LaidCard> station,
    List<Way> ways,
    Optional<RoomCard> topCard,
    int stackSize,
    List<RoomCard> bottomCards,
    List<PlayerSeen> players,
    List<ParasiteSeen> parasites,
    int greySupply,
    int blackSupply,
    int deckSize,
    List<CardKind> deckOf,
    List<Integer> alerts,
    List<CardKind> discardPile,
    int outOfGame,
    List<TradeSeen> trades,
    List<BodyScanSeen> bodyScans,
    List<HeatScanSeen> heatScans,
    Optional<Own> own,
    Optional<Outcome> outcome,
    Rules rules) {

  public PanicView {
    station = List.copyOf(station);
    ways = List.copyOf(ways);
    bottomCards = List.copyOf(bottomCards);
    players = List.copyOf(players);
    parasites = List.copyOf(parasites);
    deckOf = List.copyOf(deckOf);
    alerts = List.copyOf(alerts);
    discardPile = List.copyOf(discardPile);
    trades = List.copyOf(trades);
    bodyScans = List.copyOf(bodyScans);
    heatScans = List.copyOf(heatScans);
  }

  /** Section 6: a deactivated marker is activated in its holder's turn, and waits for a round. */
  public int turnsToNextPhase() {
    List<Colour> living =
        players.stream().filter(PlayerSeen::alive).map(PlayerSeen::colour).toList();
    int ahead = living.indexOf(marker) - living.indexOf(current);
    int turns = ahead <= 0 ? ahead + living.size() : ahead;
    return markerActivated || turns == living.size() ? turns : turns + living.size();
  }
}
