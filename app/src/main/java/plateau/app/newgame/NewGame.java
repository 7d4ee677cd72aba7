package plateau.app.newgame;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * What a new game is called.
 *
 * @param id lower-case words with hyphens
 * @param name for people, in both languages until somebody translates it
 */
record NewGame(String id, String name) {

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final int LONGEST_ID = 30;
  private static final int LONGEST_NAME = 60;
  private static final Pattern MARKDOWN = Pattern.compile("[\\\\*_\\[\\]<>&#`~!|]");

  /** Refuses what cannot be an id or a name. */
  static NewGame called(String id, String name, List<String> taken) {
    if (id.length() > LONGEST_ID || !ID.matcher(id).matches()) {
      throw new Problem(Message.of("new-game.bad-id", "id", id, "most", LONGEST_ID));
    }
    if (taken.contains(id)) {
      throw new Problem(Message.of("new-game.taken", "id", id));
    }
    String stripped = name.strip();
    if (stripped.isEmpty() || stripped.length() > LONGEST_NAME) {
      throw new Problem(Message.of("new-game.name-length", "most", LONGEST_NAME));
    }
    // Braces are blanks in sentences, and there is no other way to write one.
    if (stripped.chars().anyMatch(c -> Character.isISOControl(c) || c == '{' || c == '}')) {
      throw new Problem(Message.of("new-game.name-signs"));
    }
    return new NewGame(id, stripped);
  }

  /** How its package ends: the id in one word, in a way that Java allows. */
  String packageWord() {
    String word = id.replace("-", "");
    return SourceVersion.isKeyword(word) ? word + "_" : word;
  }

  /** What the names of its classes begin with. */
  String prefix() {
    return Arrays.stream(id.split("-", -1))
        .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
        .collect(Collectors.joining());
  }

  String nameInProperties() {
    return name.replace("\\", "\\\\");
  }

  String nameInMarkdown() {
    return MARKDOWN.matcher(name).replaceAll("\\\\$0");
  }

  String nameInXml() {
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
