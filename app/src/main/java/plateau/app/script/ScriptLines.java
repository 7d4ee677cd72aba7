package plateau.app.script;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a script that say something, each with its number in the file. Empty lines and lines
 * that start with # are skipped, but counted.
 */
record ScriptLines(String file, List<Line> lines, int length) {

  record Line(int number, String text) {}

  static ScriptLines of(String file, String text) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String said = line.strip();
      if (!said.isEmpty() && !said.startsWith("#")) {
        lines.add(new Line(number, said));
      }
    }
    return new ScriptLines(file, List.copyOf(lines), number);
  }

  /** The number of the line with this index; behind the last, the line that would come next. */
  int numberOf(int index) {
    return index < lines.size() ? lines.get(index).number() : length + 1;
  }
}
