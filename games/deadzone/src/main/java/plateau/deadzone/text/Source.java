package plateau.deadzone.text;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.words.Message;

/**
 * The text that a data file holds.
 *
 * @param file how people call it
 */
public record Source(FileKind kind, String file, String text) {

  /** The lines that say something. */
  public List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    List<String> texts = text.lines().toList();
    for (int i = 0; i < texts.size(); i++) {
      Line line = Line.of(this, i + 1, texts.get(i));
      if (!line.words().isEmpty()) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** A fault that lies in no single line. */
  public FileFault fault(String key, Object... namesAndValues) {
    return new FileFault(this, FileFault.WHOLE_FILE, Message.of(key, namesAndValues));
  }
}
