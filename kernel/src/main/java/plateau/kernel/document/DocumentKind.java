package plateau.kernel.document;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A kind of text that people write for a game. */
public interface DocumentKind {

  /** Such as {@code team}; its name for people has the key {@code document.team}. */
  String id();

  /** The options of the game that take such a text. */
  List<String> options();

  /** Texts to begin with, by their ids in order; the first is the usual one. */
  Map<String, String> samples();

  /** A text with things that such a document may name; empty if there are none. */
  default String reference() {
    return "";
  }

  /** What the game says of a text, wherever it comes from. */
  Verdict check(String text);

  /**
   * A text as set-ups carry it, spelled in the one usual way.
   *
   * @param file how people call it, for whoever has to mend it
   * @throws plateau.kernel.words.Problem naming the file, what is wrong and what to write instead
   */
  String read(String file, String text);

  /** Makes new texts of this kind; empty when only people write them. */
  default Optional<Generator> generator() {
    return Optional.empty();
  }

  /**
   * Plays texts both ways round, where two sides start on them, so that one can see whether a text
   * is fair.
   */
  default Optional<BothWays> bothWays() {
    return Optional.empty();
  }
}
