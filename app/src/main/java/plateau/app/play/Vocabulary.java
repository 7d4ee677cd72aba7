package plateau.app.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The spellings of some words of command. Those of all languages are always understood. */
public final class Vocabulary<W> {

  /** What was typed: a word, and the rest of the line. */
  public record Typed<W>(W word, String rest) {}

  private final Map<String, W> words = new HashMap<>();

  /**
   * The spellings beside a class, with blanks between them.
   *
   * @param key of a word's spellings in the message files
   */
  public Vocabulary(Class<?> home, W[] known, Function<W, String> key) {
    for (Language language : Language.values()) {
      Words spoken = Words.in(language, home);
      for (W word : known) {
        for (String spelling : spoken.say(key.apply(word)).split(" ", -1)) {
          words.put(Abbreviation.plain(spelling), word);
        }
      }
    }
  }

  public Optional<Typed<W>> read(String line) {
    String[] parts = line.strip().split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1] : "";
    return Optional.ofNullable(words.get(Abbreviation.plain(parts[0])))
        .map(word -> new Typed<>(word, rest));
  }
}
