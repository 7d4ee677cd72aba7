package plateau.panic.view;

import java.util.List;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;

/**
 * A use of the body scanner.
 *
 * @param hand what the target held then; empty but for the user, until the end
 */
public record BodyScanSeen(int turn, Colour player, Colour target, List<CardKind> hand) {

  public BodyScanSeen {
    hand = List.copyOf(hand);
  }
}
