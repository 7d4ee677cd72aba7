package plateau.panic.view;

import java.util.Optional;
import plateau.panic.crew.Colour;

/**
 * How a player became infected, told when the game is over.
 *
 * @param turn 0 for the deal
 * @param by who infected him; empty for whoever drew the Host card
 */
public record InfectionSeen(int turn, Colour player, Optional<Colour> by) {}
