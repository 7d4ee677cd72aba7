package plateau.deadzone.skirmish;

import plateau.deadzone.command.Side;

/** The two decks of a JADE side (B2): when they are shuffled. */
final class JadeCards {

  private JadeCards() {}

  /** A13: at set-up. */
  static void shuffleActions(DeadzoneState state, int side, Referee referee) {
    if (state.scenario.isJade(side)) {
      state.decks.actions(side).shuffleAll(referee.chance());
      if (referee.isTelling()) {
        referee.tell(new Event.ActionDeckShuffled(Side.ALL.get(side)));
      }
    }
  }

  /** A6.1, B2.2: from the living figures, in roster order before the shuffle (R65). */
  static void shuffleGroup(DeadzoneState state, int side, int figures, Referee referee) {
    if (state.scenario.isJade(side)) {
      state.decks.group(side).clear();
      for (int left = figures; left != 0; left = Figures.rest(left)) {
        state.decks.group(side).add(Figures.first(left));
      }
      state.decks.group(side).shuffle(referee.chance());
      if (referee.isTelling()) {
        referee.tell(new Event.GroupDeckShuffled(Side.ALL.get(side)));
      }
    }
  }
}
