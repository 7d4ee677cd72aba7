package plateau.deadzone.text;

import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/** The text of a data file that is being written. */
public final class FileText {

  private final StringBuilder out = new StringBuilder();

  /** A line by itself. */
  public void line(Statement statement, String... words) {
    out.append(statement.id()).append(' ').append(String.join(" ", words)).append('\n');
  }

  /** The line that opens a block about this thing, and its names. */
  public void head(Statement statement, Statement name, Bilingual thing) {
    if (!out.isEmpty()) {
      out.append('\n');
    }
    line(statement, thing.id());
    for (Language language : Language.values()) {
      below(name, language.code(), thing.name(language));
    }
  }

  /** A line of the block that is open. */
  public void below(Statement statement, String... words) {
    out.append("  ");
    line(statement, words);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
