package plateau.deadzone.companion;

import plateau.kernel.words.Message;

/** One thing that the companion says. */
public sealed interface SpokenLine {

  Message message();

  /** A new part: a round, a figure that is dealt. */
  record Heading(Message message) implements SpokenLine {}

  /** Something to do on the table. */
  record Told(Instruction what, Message message) implements SpokenLine {}

  /** Something to know. */
  record Noted(Message message) implements SpokenLine {}
}
