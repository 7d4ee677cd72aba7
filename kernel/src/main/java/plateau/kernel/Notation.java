package plateau.kernel;

import java.util.Optional;

/**
 * A move as short readable text, and back. Strict: one text for each move, and {@code
 * read(write(m))} is {@code m}.
 */
public interface Notation<M> {

  String write(M move);

  /** The move that this text names, legal or not; empty when it names none. */
  Optional<M> read(String text);
}
