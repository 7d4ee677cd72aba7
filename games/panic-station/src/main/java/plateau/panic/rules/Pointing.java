package plateau.panic.rules;

import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;
import plateau.panic.view.TaskKind;

/** Why a card, a character, a parasite or a room that somebody points at cannot be chosen now. */
final class Pointing {

  private Pointing() {}

  /** Of the moves that one may have in mind who points there, why the first is not legal. */
  static Optional<Message> whyNot(PanicState state, String thing) {
    List<? extends Named> pointed = new Things(state).named(thing);
    if (pointed.isEmpty()) {
      return Optional.empty();
    }
    TaskKind decision = Agenda.kind(state.agenda.top());
    List<PanicMove> meant =
        Actions.ALL.stream()
            .filter(action -> action.answers(decision))
            .<PanicMove>flatMap(action -> pointed.stream().flatMap(one -> action.meant(state, one)))
            .toList();
    if (meant.isEmpty()) {
      return Optional.of(Actions.decideFirst(decision));
    }
    return meant.stream().anyMatch(state::allows)
        ? Optional.empty()
        : Optional.of(Actions.whyNot(state, meant.getFirst()));
  }
}
