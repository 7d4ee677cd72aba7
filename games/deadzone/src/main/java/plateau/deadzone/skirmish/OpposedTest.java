package plateau.deadzone.skirmish;

import plateau.deadzone.command.CommandDie;

/** A5.2: an opposed test, from the dice spent on it to its end. */
final class OpposedTest {

  private OpposedTest() {}

  /** Whether the attacker's side is asked for an extra die; if not, that is settled. */
  static boolean asksAttacker(DeadzoneState state) {
    return asks(state, state.attack.attacker());
  }

  static boolean asksDefender(DeadzoneState state) {
    return asks(state, state.attack.defender());
  }

  private static boolean asks(DeadzoneState state, int figure) {
    int side = state.agenda.side();
    // B3.4: JADE adds dice to what its active figure rolls against somebody, and to nothing else.
    boolean isForJade = figure == state.activation.figure() && figure == state.attack.attacker();
    boolean mayHaveDie =
        !Figures.isSentry(figure)
            && CommandDice.areAllowed(state, side)
            && CommandDice.mayUse(state, side, CommandDie.EXTRA_DIE)
            && (isForJade || !state.scenario.isJade(side));
    if (!mayHaveDie) {
      state.agenda.pop();
    }
    return mayHaveDie;
  }

  static void offer(CommandList list) {
    list.append(Commands.spend(CommandDie.EXTRA_DIE));
    list.append(Commands.NO_DIE);
  }

  static void roll(DeadzoneState state, Referee referee) {
    Attack attack = state.attack;
    switch (attack.kind()) {
      case SHOT, SUPPRESSIVE_FIRE -> Shooting.resolve(state, attack, referee);
      case FIGHT -> Fighting.resolve(state, attack, referee);
      case BREAK_AWAY -> BreakingAway.resolve(state, attack, referee);
    }
    attack.clear();
  }
}
