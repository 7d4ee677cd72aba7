package plateau.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/** What is written on a page, from the top down: a heading, sentences, tables. */
public final class Sheet {

  private final Page page;
  private final Words words;
  private final List<String> lines = new ArrayList<>();

  public Sheet(Page page) {
    this.page = page;
    this.words = page.words();
  }

  public Sheet heading(String text) {
    return line(page.ink().paint(Style.HEADING, text));
  }

  /** A text that breaks where the page ends. */
  public Sheet text(String text) {
    lines.addAll(Wrapping.lines(text, page.width()));
    return this;
  }

  /** A sentence; {@link Words#say(String, Object...)}. */
  public Sheet say(String key, Object... namesAndValues) {
    return text(words.say(key, namesAndValues));
  }

  public Sheet say(Message message) {
    return text(words.say(message));
  }

  /** A line that stays whole, however narrow the page is. */
  public Sheet line(String text) {
    lines.add(text);
    return this;
  }

  public Sheet lines(List<String> more) {
    lines.addAll(more);
    return this;
  }

  public Sheet gap() {
    return line("");
  }

  /** The names of columns, from their keys. */
  public List<String> head(String... keys) {
    return Arrays.stream(keys).map(key -> key.isEmpty() ? "" : words.say(key)).toList();
  }

  /**
   * A table.
   *
   * @param sides of its columns; {@link Columns#table}
   */
  public Sheet table(String sides, List<String> head, List<List<String>> rows) {
    return lines(Columns.table(page.ink(), sides, head, rows));
  }

  /** What stands on it. */
  public List<String> written() {
    return List.copyOf(lines);
  }
}
