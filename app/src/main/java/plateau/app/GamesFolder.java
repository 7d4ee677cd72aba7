package plateau.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.app.session.StateFolder;
import plateau.app.session.TextFile;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.terminal.Terminal;

/**
 * Where games of others are: the folder behind {@code --games}, wherever it stands, or the usual
 * one. Known before the arguments are parsed, because games bring options of some commands; and
 * taken out of them, because to many commands {@code --games} and a number is how many are played.
 *
 * @param typed the flag as somebody typed it, for hints on what to type next; empty for the usual
 *     one
 * @param args the arguments that remain
 */
record GamesFolder(Optional<Path> jars, String typed, List<String> args) {

  private static final String FLAG = "--games";

  private static final String USUAL = "games";
  private static final String NUMBER = "[-+]?[0-9].*";

  static GamesFolder in(String[] args, Terminal terminal) {
    List<String> rest = new ArrayList<>();
    Optional<Path> jars = usual(terminal);
    String typed = "";
    for (int i = 0; i < args.length; i++) {
      boolean isFlag = args[i].equals(FLAG) && i + 1 < args.length;
      String value = isFlag ? args[i + 1] : valueIn(args[i]);
      if (value.isEmpty() || isNumber(value)) {
        rest.add(args[i]);
      } else {
        jars = Optional.of(folder(value));
        typed = FLAG + " " + TextFile.quoted(TextFile.path(value));
        i += isFlag ? 1 : 0;
      }
    }
    return new GamesFolder(jars, typed, List.copyOf(rest));
  }

  private static boolean isNumber(String value) {
    return value.matches(NUMBER) && !Files.isDirectory(TextFile.path(value));
  }

  private static String valueIn(String arg) {
    return arg.startsWith(FLAG + "=") ? arg.substring(FLAG.length() + 1) : "";
  }

  private static Path folder(String given) {
    Path folder = TextFile.path(given);
    if (!Files.isDirectory(folder)) {
      throw new Problem(Message.of("game-jar.no-folder", "folder", given));
    }
    return folder;
  }

  private static Optional<Path> usual(Terminal terminal) {
    return Optional.of(StateFolder.of(terminal).resolve(USUAL)).filter(Files::isDirectory);
  }
}
