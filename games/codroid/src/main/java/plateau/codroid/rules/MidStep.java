package plateau.codroid.rules;

import java.util.List;
import java.util.Optional;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;

/**
 * The board in the middle of a step that waits for a die, for people with real pawns: theirs have
 * moved already, while a match stays as it was until the step is whole.
 */
public final class MidStep {

  private MidStep() {}

  /** The board as it should look now. */
  public static CodroidView view(Match<CodroidState, CodroidMove> match) {
    Optional<Step> open = match.openStep();
    return CodroidView.of(open.isPresent() ? stopped(match, open.get()) : match.state());
  }

  private static CodroidState stopped(Match<CodroidState, CodroidMove> match, Step step) {
    CodroidState board = step.isSetup() ? SetUp.emptyBoard(match.setup()) : match.state().copy();
    try {
      run(match, step, board, chanceOf(step.draws()));
    } catch (ManualDice.Unanswered _) {
      // Here it waits; what came before is on the board.
    }
    return board;
  }

  private static void run(
      Match<CodroidState, CodroidMove> match, Step step, CodroidState board, Chance chance) {
    if (step.isSetup()) {
      SetUp.begin(board, chance, Journal.OFF);
    } else {
      board.play(match.game().notation().read(step.move()).orElseThrow(), chance, Journal.OFF);
    }
  }

  private static Chance chanceOf(List<Drawn> draws) {
    ManualDice hand = new ManualDice();
    draws.forEach(draw -> hand.answer(draw.n(), draw.k()));
    return hand.forStep(0);
  }
}
