package plateau.deadzone.view;

import java.util.List;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.roster.Item;

/**
 * What the referee sees: everything.
 *
 * @param table what everybody sees
 * @param tokens the items of the tokens on the board, in the order they were put down
 * @param bag the items that stayed in the bag
 * @param actionDecks of South and North, from the top; empty for a side that is not JADE
 * @param groupDecks of South and North, from the top; empty for a side that is not JADE
 * @param agenda what remains to be resolved, the next last: a kind and a side
 */
public record WholeView(
    SkirmishView table,
    List<Item> tokens,
    List<Item> bag,
    List<List<String>> actionDecks,
    List<List<FigureId>> groupDecks,
    List<String> agenda) {

  public WholeView {
    tokens = List.copyOf(tokens);
    bag = List.copyOf(bag);
    actionDecks = List.copyOf(actionDecks);
    groupDecks = List.copyOf(groupDecks);
    agenda = List.copyOf(agenda);
  }
}
