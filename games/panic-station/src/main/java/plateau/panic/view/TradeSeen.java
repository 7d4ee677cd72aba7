package plateau.panic.view;

import java.util.Optional;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.station.Room;

/**
 * A trade.
 *
 * @param player who entered the room
 * @param gave what he gave; known to the two traders alone, until the end
 * @param got what he got for it
 */
public record TradeSeen(
    int turn,
    Colour player,
    Colour partner,
    Room room,
    Optional<CardKind> gave,
    Optional<CardKind> got) {}
