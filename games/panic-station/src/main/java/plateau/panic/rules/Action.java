package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.view.TaskKind;

/**
 * A kind of move, all in one place: how it is written and said, when it is offered and why it is
 * not, what it leads to and what it does. Stateless; {@link Actions} lists them.
 */
abstract class Action<M extends PanicMove> {

  private final Phrase<M> phrase;
  private final List<TaskKind> answers;

  /**
   * @param answers the decisions of section 18 that it can answer
   */
  Action(Phrase<M> phrase, TaskKind... answers) {
    this.phrase = phrase;
    this.answers = List.of(answers);
  }

  final Phrase<M> phrase() {
    return phrase;
  }

  final boolean answers(TaskKind decision) {
    return answers.contains(decision);
  }

  /** In words, for somebody who sees the position. */
  Message words(PanicState state, M move) {
    return phrase.words(move);
  }

  /**
   * Adds the moves that are legal, always in the same order.
   *
   * @param task the decision that they answer, on top of the agenda
   */
  abstract void offer(PanicState state, long task, MoveList moves);

  /** Why a move is not legal, though it answers such a decision. */
  abstract Message whyNot(PanicState state, long task, M move);

  /**
   * The moves that somebody may have in mind who points at a card in his hand, a piece or a room.
   */
  Stream<? extends PanicMove> meant(PanicState state, Named thing) {
    return Stream.empty();
  }

  /** 8.10: whether his first search is still possible after it. */
  boolean leavesSearch(PanicState state, M move) {
    return FirstSearch.isPossible(state, 1);
  }

  /** What a legal move leads to, as far as the seat that decides can know. */
  final Prospect prospect(Things things, M move) {
    return foretell(things, move, Prospect.of(phrase.text(move)));
  }

  /** Adds what it knows to a prospect that says nothing yet. */
  Prospect foretell(Things things, M move, Prospect prospect) {
    return prospect;
  }

  /** Does what a legal move says, and leaves what follows on the agenda. */
  abstract void play(PanicState state, M move, Chance chance, Journal journal);
}
