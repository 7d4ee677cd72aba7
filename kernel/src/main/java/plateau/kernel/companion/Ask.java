package plateau.kernel.companion;

import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Message;

/**
 * A question to the people at a table.
 *
 * @param id the same whenever the same is asked
 * @param about explains the term in the question
 * @param usual the value of the choice that most people take; empty if there is none
 * @param takesFile whether the text of a file answers too
 */
public record Ask(
    String id,
    Kind kind,
    Message text,
    Optional<Message> about,
    List<Choice> choices,
    Optional<String> usual,
    boolean takesFile) {

  /** What kind of answer it wants. */
  public enum Kind {
    YES_NO,
    /** One of the choices. */
    WHICH,
    /** One of the choices, or a {@linkplain Choice#named name of the person's own}. */
    NAME,
    /** One of the choices, rolled or drawn. */
    DIE,
    GO_ON
  }

  public Ask {
    choices = List.copyOf(choices);
  }

  /** One with nothing usual. */
  public Ask(String id, Kind kind, Message text, Optional<Message> about, List<Choice> choices) {
    this(id, kind, text, about, choices, Optional.empty(), false);
  }
}
