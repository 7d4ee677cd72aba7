package plateau.deadzone;

import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.SetUp;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/** Deadzone and JADE: rules in docs/rules/deadzone-jade.md. */
public final class DeadzoneGame implements Game<DeadzoneState, Command> {

  private static final int SEATS = 2;

  // Six rounds of at most 32 activations and as many passes. An activation has two paid actions,
  // the
  // free ones and four dice; each leads to at most six more decisions.
  private static final int LONGEST_MATCH = 10_000;

  private static final GameInfo INFO =
      new GameInfo("deadzone", "1", SEATS, SEATS, DeadzoneOptions.ALL, LONGEST_MATCH);

  private static final DeadzoneNotation NOTATION = new DeadzoneNotation();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public DeadzoneState start(Setup setup, Chance chance, Journal journal) {
    return SetUp.of(DeadzoneOptions.scenario(setup), chance, journal);
  }

  @Override
  public Notation<Command> notation() {
    return NOTATION;
  }

  @Override
  public Object view(DeadzoneState state, int seat) {
    return state.toMove();
  }

  @Override
  public DeadzoneState imagine(DeadzoneState state, int seat, Chance chance) {
    return state.copy();
  }
}
