package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.rules.PanicMove.EndTurn;
import plateau.panic.view.TaskKind;

/** Section 6, point 5: the end of a turn. */
final class EndingTurn extends Action<EndTurn> {

  private static final Verb<EndTurn> END = Verb.of("end", new EndTurn());

  EndingTurn() {
    super(END, TaskKind.TURN_ACTION);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    moves.append(END.get(0));
  }

  @Override
  Message whyNot(PanicState state, long task, EndTurn move) {
    return Message.of("refused.search-first");
  }

  @Override
  boolean leavesSearch(PanicState state, EndTurn move) {
    return false;
  }

  @Override
  void play(PanicState state, EndTurn move, Chance chance, Journal journal) {
    state.agenda.pop();
    if (journal.isOn()) {
      journal.add(new Happening.TurnEnded(Colour.ALL.get(state.current), state.turn.actionPoints));
    }
  }
}
