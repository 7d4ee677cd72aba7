package plateau.deadzone.companion;

import java.util.Optional;

/** An entry that does not answer what the dialogue asks at that point: the list was changed. */
public final class EntryMismatch extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int index;
  private final transient Optional<Prompt> asked;

  EntryMismatch(int index, Optional<Prompt> asked) {
    super("entry " + index + " does not answer " + asked.map(prompt -> prompt.question().id()));
    this.index = index;
    this.asked = asked;
  }

  /** The entry's place in the list, from 0. */
  public int index() {
    return index;
  }

  /** What the dialogue asks there; empty when the game is over before it. */
  public Optional<Prompt> asked() {
    return asked;
  }
}
