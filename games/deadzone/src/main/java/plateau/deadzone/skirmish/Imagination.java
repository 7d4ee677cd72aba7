package plateau.deadzone.skirmish;

import java.util.List;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.Item;
import plateau.kernel.chance.Chance;

/**
 * A whole position that fits what everybody knows: what lies face down is dealt again from the
 * tokens that nobody has seen, and JADE's decks are shuffled. Nobody has secrets of his own.
 */
public final class Imagination {

  private Imagination() {}

  public static DeadzoneState of(DeadzoneState state, Chance chance) {
    DeadzoneState imagined = state.copy();
    dealTokens(imagined.tokens, chance);
    for (int side = 0; side < Side.COUNT; side++) {
      if (state.scenario.isJade(side)) {
        imagined.decks.actions(side).imagineTheRest(chance);
        imagined.decks.group(side).imagine(chance);
      }
    }
    return imagined;
  }

  private static void dealTokens(Tokens tokens, Chance chance) {
    List<Item> unseen = tokens.unseen();
    chance.shuffle(unseen);
    for (int i = 0; i < tokens.bagSize(); i++) {
      tokens.keepInBag(i, unseen.removeLast());
    }
    for (int token = 0; token < tokens.count(); token++) {
      if (tokens.isFaceDown(token)) {
        tokens.exchange(token, unseen.removeLast());
      }
    }
  }
}
