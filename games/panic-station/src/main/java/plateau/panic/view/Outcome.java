package plateau.panic.view;

import java.util.List;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;

/**
 * The end, when everything is revealed (section 15). Lists by player are in the order of seats.
 *
 * @param infections how each of {@code infectionOrder} became infected
 * @param deck from the top
 */
public record Outcome(
    Ending ending,
    List<Colour> winners,
    List<Status> statuses,
    List<Colour> infectionOrder,
    List<InfectionSeen> infections,
    List<List<CardKind>> hands,
    List<CardKind> deck) {

  public Outcome {
    winners = List.copyOf(winners);
    statuses = List.copyOf(statuses);
    infectionOrder = List.copyOf(infectionOrder);
    infections = List.copyOf(infections);
    hands = List.copyOf(hands);
    deck = List.copyOf(deck);
  }
}
