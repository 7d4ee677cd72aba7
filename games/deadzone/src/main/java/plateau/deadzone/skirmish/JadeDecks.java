package plateau.deadzone.skirmish;

import plateau.deadzone.command.Side;
import plateau.deadzone.jade.procedure.ActionDeck;
import plateau.deadzone.jade.procedure.GroupDeck;

/**
 * B2: the cards of the sides that JADE plays. Those of other sides are never touched, and shared.
 */
final class JadeDecks {

  private final ActionDeck southActions;
  private final ActionDeck northActions;
  private final GroupDeck southGroup;
  private final GroupDeck northGroup;

  JadeDecks() {
    southActions = new ActionDeck();
    northActions = new ActionDeck();
    southGroup = new GroupDeck(Side.PER_SIDE);
    northGroup = new GroupDeck(Side.PER_SIDE);
  }

  private JadeDecks(JadeDecks other, Scenario scenario) {
    southActions = scenario.isJade(0) ? other.southActions.copy() : other.southActions;
    northActions = scenario.isJade(1) ? other.northActions.copy() : other.northActions;
    southGroup = scenario.isJade(0) ? other.southGroup.copy() : other.southGroup;
    northGroup = scenario.isJade(1) ? other.northGroup.copy() : other.northGroup;
  }

  JadeDecks copy(Scenario scenario) {
    return scenario.isJade(0) || scenario.isJade(1) ? new JadeDecks(this, scenario) : this;
  }

  ActionDeck actions(int side) {
    return side == 0 ? southActions : northActions;
  }

  GroupDeck group(int side) {
    return side == 0 ? southGroup : northGroup;
  }
}
