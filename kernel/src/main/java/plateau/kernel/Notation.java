package plateau.kernel;

import java.util.Optional;

/**
 * A move as short readable text, and back. Strict: one text for each move, and {@code
 * read(write(m))} is {@code m}.
 */
public interface Notation<M> {

  String write(M move);

  /**
   * A regular expression that the text of every move matches as a whole, in the dialect of JSON
   * Schema (ECMA 262). For those who write programs, so it says as much as is short to say.
   */
  default String pattern() {
    return "\\S(?:.*\\S)?";
  }

  /** The move that this text names, legal or not; empty when it names none. */
  Optional<M> read(String text);
}
