package plateau.panic.view;

import java.util.List;
import java.util.Optional;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;

/**
 * What a seat alone knows.
 *
 * @param hand in the order of table 3.1, then infection cards by colour
 * @param drawn all cards he has drawn, the first ones first; those that came one right after the
 *     other in the order of table 3.1
 * @param knownInfected who is infected for certain, by the deductions of section 16
 * @param offered the card he has chosen in a trade whose other card is still to be chosen
 */
public record Own(
    Colour colour,
    Status status,
    List<CardKind> hand,
    List<CardKind> drawn,
    List<Colour> knownInfected,
    Optional<CardKind> offered) {

  public Own {
    hand = List.copyOf(hand);
    drawn = List.copyOf(drawn);
    knownInfected = List.copyOf(knownInfected);
  }
}
