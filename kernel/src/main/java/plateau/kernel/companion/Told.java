package plateau.kernel.companion;

import java.util.Optional;
import plateau.kernel.words.Message;

/**
 * One thing that a companion says.
 *
 * @param key what sort of thing it is, in kebab case
 * @param facts the same for whoever draws it
 */
public record Told(Kind kind, String key, Message text, Optional<Record> facts) {

  /** What people do with it. */
  public enum Kind {
    /** A new part. */
    HEADING,
    /** Something to do on the table. */
    DO,
    /** Something to know. */
    NOTE
  }
}
