package plateau.deadzone.view;

import java.util.List;
import plateau.deadzone.command.FigureId;

/**
 * What is public about the decks of a JADE side (C1.2).
 *
 * @param actionDeck the cards not yet drawn, in basic order, whatever order they lie in
 * @param discardPile the drawn ones, the first drawn first
 * @param groupDeck the figures still to be drawn, in roster order, whatever order they lie in
 */
public record CardsSeen(
    List<String> actionDeck, List<String> discardPile, List<FigureId> groupDeck) {

  public CardsSeen {
    actionDeck = List.copyOf(actionDeck);
    discardPile = List.copyOf(discardPile);
    groupDeck = List.copyOf(groupDeck);
  }
}
