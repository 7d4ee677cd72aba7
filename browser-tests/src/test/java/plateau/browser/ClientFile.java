package plateau.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A module of the client, of the frame or of a game, and where the server hands it out. */
record ClientFile(Path file, String address) {

  private static final Path SOURCES = Path.of("..");
  private static final Path WEB = Path.of("src", "main", "web");

  /** Those whose name is such, in an order that stays the same. */
  static List<ClientFile> named(Predicate<String> name) throws IOException {
    List<ClientFile> found = new ArrayList<>(in(SOURCES.resolve("web").resolve("src"), "/", name));
    try (Stream<Path> games = Files.list(SOURCES.resolve("games"))) {
      for (Path game : games.filter(one -> Files.isDirectory(one.resolve(WEB))).sorted().toList()) {
        found.addAll(in(game.resolve(WEB), "/games/" + game.getFileName() + "/", name));
      }
    }
    return found;
  }

  private static List<ClientFile> in(Path folder, String address, Predicate<String> name)
      throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> name.test(file.getFileName().toString()))
          .sorted()
          .map(file -> new ClientFile(file, address + below(folder, file)))
          .toList();
    }
  }

  private static String below(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  String text() throws IOException {
    return Files.readString(file);
  }
}
