package plateau.kernel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A move as short readable text, and back. Strict: one text for each move, and {@code
 * read(write(m))} is {@code m}.
 */
public interface Notation<M> {

  String write(M move);

  /** The move that this text names, legal or not; empty when it names none. */
  Optional<M> read(String text);

  /**
   * The grammar of moves: all the forms that {@link #write} gives them. Programs are told it when a
   * match begins, and it is what JSON Schemas of moves are made of.
   */
  List<MoveForm> forms();

  /** A regular expression that the text of every move matches as a whole. */
  default String pattern() {
    return forms().stream().map(MoveForm::pattern).collect(Collectors.joining("|"));
  }
}
