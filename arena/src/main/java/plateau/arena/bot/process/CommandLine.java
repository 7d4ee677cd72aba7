package plateau.arena.bot.process;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Splits a command into words: at blanks, but not inside quotes; a backslash takes the next sign.
 */
final class CommandLine {

  private static final char NONE = '\0';

  private final String line;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private char quote = NONE;

  private CommandLine(String line) {
    this.line = line;
  }

  static List<String> split(String line) {
    CommandLine reading = new CommandLine(line);
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\\' && reading.quote != '\'' && i + 1 < line.length()) {
        reading.take(line.charAt(++i));
      } else {
        reading.read(c);
      }
    }
    return reading.finish();
  }

  private void read(char c) {
    if (quote != NONE) {
      readQuoted(c);
    } else if (c == '"' || c == '\'') {
      quote = c;
      inWord = true;
    } else if (Character.isWhitespace(c)) {
      endWord();
    } else {
      take(c);
    }
  }

  private void readQuoted(char c) {
    if (c == quote) {
      quote = NONE;
    } else {
      word.append(c);
    }
  }

  private void take(char c) {
    word.append(c);
    inWord = true;
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }

  private List<String> finish() {
    if (quote != NONE) {
      throw new Problem(
          Message.of("bot.open-quote", "command", line, "quote", String.valueOf(quote)));
    }
    endWord();
    if (words.isEmpty()) {
      throw new Problem(Message.of("bot.no-command"));
    }
    return List.copyOf(words);
  }
}
