package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.arena.Games;

/**
 * A game is one folder: no main code outside {@code games/}, and no file of the client's frame,
 * names one, neither by its id nor by its package.
 */
class GamesAreFoundTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final Pattern NAMES = names();

  /** What stands beside the platform: programs of bot authors, benchmarks, and what was built. */
  private static final Set<String> BESIDE = Set.of("games", "bots", "bench", "target");

  private static Pattern names() {
    try (Stream<Path> folders = Files.list(ROOT.resolve("games"))) {
      String names =
          folders
              .map(folder -> Games.named(folder.getFileName().toString()))
              .flatMap(game -> Stream.of(game.info().id(), game.getClass().getPackageName()))
              .map(Pattern::quote)
              .collect(Collectors.joining("|"));
      return Pattern.compile("(?i)(?<![a-z])(" + names + ")(?![a-z])");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isCode(Path file) {
    String path = ROOT.relativize(file).toString().replace('\\', '/');
    return (path.contains("/src/main/java/") || path.startsWith("web/src/"))
        && path.matches(".*\\.(java|js|css|html)");
  }

  private static List<Path> code() throws IOException {
    try (Stream<Path> top = Files.list(ROOT)) {
      return top.filter(Files::isDirectory)
          .filter(folder -> !BESIDE.contains(folder.getFileName().toString()))
          .filter(folder -> Files.isDirectory(folder.resolve("src")))
          .flatMap(GamesAreFoundTest::under)
          .filter(GamesAreFoundTest::isCode)
          .toList();
    }
  }

  private static Stream<Path> under(Path folder) {
    try (Stream<Path> files = Files.walk(folder.resolve("src"))) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean namesAGame(Path file) {
    try {
      return NAMES.matcher(Files.readString(file)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void allModulesAndTheClientAreRead() throws IOException {
    Set<String> read =
        code().stream()
            .map(file -> ROOT.relativize(file).getName(0).toString())
            .collect(Collectors.toSet());
    assertThat(read).contains("kernel", "terminal", "players", "arena", "server", "app", "web");
  }

  @Test
  void nothingOutsideOfItsFolderNamesAGame() throws IOException {
    assertThat(code())
        .filteredOn(GamesAreFoundTest::namesAGame)
        .as("files that name a game; ask all games instead, and name none in a comment")
        .isEmpty();
  }
}
