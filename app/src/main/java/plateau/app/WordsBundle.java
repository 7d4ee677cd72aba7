package plateau.app;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Words;

/** Our words as picocli wants them, for its help pages. */
final class WordsBundle extends ResourceBundle {

  private final Words words;

  WordsBundle(Words words) {
    this.words = words;
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return words.has(key) ? words.say(key) : null;
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(words.keys());
  }
}
