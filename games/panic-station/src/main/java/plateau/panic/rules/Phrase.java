package plateau.panic.rules;

import java.util.List;
import java.util.Optional;
import plateau.kernel.MoveForm;
import plateau.kernel.words.Message;

/** How moves are written, for programs, and said, for people. */
interface Phrase<M extends PanicMove> {

  /** What such a text looks like. */
  List<MoveForm> forms();

  /** The move with this text, if it is one of these. */
  Optional<M> read(String text);

  String text(M move);

  Message words(M move);
}
