package plateau.app.newgame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * The repository of Plateau itself, where games are modules below {@code games/}.
 *
 * @param root where its pom is
 */
record Checkout(Path root) {

  static final String GAMES = "games";

  private static final String POM = "pom.xml";
  private static final Pattern MODULE =
      Pattern.compile("(?m)^( *<module>" + GAMES + "/)([a-z0-9-]+)(</module>\n)");

  /** The checkout among whose games this folder would be, if it is one. */
  static Optional<Checkout> around(Path folder) {
    @Nullable Path games = folder.toAbsolutePath().normalize().getParent();
    @Nullable Path root = games == null ? null : games.getParent();
    if (games == null || root == null || !games.endsWith(GAMES)) {
      return Optional.empty();
    }
    Path pom = root.resolve(POM);
    return Files.exists(pom) && MODULE.matcher(read(pom)).find()
        ? Optional.of(new Checkout(root))
        : Optional.empty();
  }

  /** Words that are taken because a module of ours has this name. */
  boolean hasModule(String word) {
    return Files.exists(root.resolve(word).resolve(POM));
  }

  /**
   * Names a new game where the last one is named: as a module, and as what the program is made of.
   */
  void add(String id) {
    Path pom = root.resolve(POM);
    Path app = root.resolve("app").resolve(POM);
    String modules = read(pom);
    String neighbour = lastGame(modules);
    String withModule =
        MODULE
            .matcher(modules)
            .replaceAll(
                found -> {
                  String line = found.group();
                  String added = found.group(1) + id + found.group(3);
                  return found.group(2).equals(neighbour) ? line + added : line;
                });
    // Both are ready before either is written.
    String program = withDependency(app, read(app), neighbour, id);
    write(pom, withDependency(pom, withModule, neighbour, id));
    write(app, program);
  }

  private static String lastGame(String pom) {
    Matcher module = MODULE.matcher(pom);
    String last = "";
    while (module.find()) {
      last = module.group(2);
    }
    return last;
  }

  /** The same dependency as the neighbour's, behind it. */
  private static String withDependency(Path file, String pom, String neighbour, String id) {
    String artifact = "<artifactId>plateau-" + neighbour + "</artifactId>";
    int named = pom.indexOf(artifact);
    int begin = pom.lastIndexOf("<dependency>", named);
    int end = pom.indexOf("</dependency>\n", named) + "</dependency>\n".length();
    if (named < 0 || begin < 0) {
      throw new Problem(Message.of("new-game.pom", "file", file, "artifact", artifact));
    }
    begin = pom.lastIndexOf('\n', begin) + 1;
    String block = pom.substring(begin, end);
    String added = block.replace(artifact, "<artifactId>plateau-" + id + "</artifactId>");
    return pom.substring(0, end) + added + pom.substring(end);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
