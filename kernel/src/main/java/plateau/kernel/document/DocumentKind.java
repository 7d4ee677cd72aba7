package plateau.kernel.document;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A kind of text that people write for a game.
 *
 * @param id such as {@code team}; its name for people has the key {@code document.team}
 * @param options the options of the game that take such a text
 * @param samples texts to begin with, by their ids; the first is the usual one
 * @param reference a text with things that such a document may name; empty if there are none
 * @param check judges a text as the terminal does
 */
public record DocumentKind(
    String id, List<String> options, Map<String, String> samples, String reference, Check check) {

  /** Reads a text of this kind. */
  @FunctionalInterface
  public interface Check {
    Verdict of(String text);
  }

  public DocumentKind {
    options = List.copyOf(options);
    samples = Collections.unmodifiableMap(new LinkedHashMap<>(samples));
  }
}
