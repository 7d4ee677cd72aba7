package plateau.app.newgame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sources of the game that new ones start from, under other names. They are the module {@code
 * starter} of this repository, packed with this command, so they are compiled and tested as all
 * else is.
 */
final class Starter {

  private static final String SOURCES = "starter/src";
  private static final String PACKAGE = "plateau.starter";
  private static final String FOLDER = "plateau/starter";
  private static final Pattern OUR_NAME = Pattern.compile("plateau[./]starter|[Ss]tarter");
  private static final Pattern NAME_IN_WORDS = Pattern.compile("(?m)^game\\.name=.*$");
  private static final Pattern NAME_IN_RULES = Pattern.compile("\\A# .*");

  private final NewGame game;
  private final String packageName;

  Starter(NewGame game, String packageName) {
    this.game = game;
    this.packageName = packageName;
  }

  /** All its files: their contents by their paths in the folder of the game. */
  Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    read()
        .forEach(
            (path, content) -> files.put("src/" + renamed(path), inNameOf(path, renamed(content))));
    return files;
  }

  // All in one pass: an id may have one of these words in it.
  private String renamed(String text) {
    return OUR_NAME
        .matcher(text)
        .replaceAll(
            found ->
                switch (found.group()) {
                  case PACKAGE -> packageName;
                  case FOLDER -> packageName.replace('.', '/');
                  case "Starter" -> game.prefix();
                  default -> game.id();
                });
  }

  // What people call it stands in its words, and above its rules.
  private String inNameOf(String path, String content) {
    if (path.endsWith(".properties")) {
      return NAME_IN_WORDS
          .matcher(content)
          .replaceFirst(_ -> quoted("game.name=" + game.nameInProperties()));
    }
    return path.endsWith(".md")
        ? NAME_IN_RULES.matcher(content).replaceFirst(_ -> quoted("# " + game.nameInMarkdown()))
        : content;
  }

  private static String quoted(String text) {
    return Matcher.quoteReplacement(text);
  }

  private static Map<String, String> read() {
    try {
      URI place =
          Objects.requireNonNull(Starter.class.getResource(SOURCES), "the packed starter").toURI();
      if (!place.getScheme().equals("jar")) {
        return read(Path.of(place));
      }
      try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
        return read(jar.provider().getPath(place));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, String> read(Path sources) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(sources)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String path = sources.relativize(file).toString().replace('\\', '/');
        files.put(path, Files.readString(file));
      }
    }
    return files;
  }
}
