package plateau.app.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The spellings of every {@link PlayWord}. The words of all languages are always understood. */
final class Vocabulary {

  /** What was typed: a word, and the rest of the line. */
  record Typed(PlayWord word, String rest) {}

  private final Map<String, PlayWord> words = new HashMap<>();

  Vocabulary() {
    for (Language language : Language.values()) {
      Words spoken = Words.in(language, Table.class);
      for (PlayWord word : PlayWord.values()) {
        for (String spelling : spoken.say(word.key()).split(" ", -1)) {
          words.put(Abbreviation.plain(spelling), word);
        }
      }
    }
  }

  Optional<Typed> read(String line) {
    String[] parts = line.strip().split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1] : "";
    return Optional.ofNullable(words.get(Abbreviation.plain(parts[0])))
        .map(word -> new Typed(word, rest));
  }
}
