package plateau.app.types;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.Games;

/** The types on which the client rests are those of what the server sends. */
class WrittenTypesTest {

  private static final Path CLIENT = Path.of("..", "web", "src");

  static List<String> games() {
    return Games.all().stream()
        .map(game -> game.info().id())
        .filter(id -> Files.isDirectory(folder(id)))
        .toList();
  }

  private static Path folder(String game) {
    return Path.of("..", "games", game, "src", "main", "web");
  }

  @Test
  void boardsAreFound() {
    assertThat(games()).hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTypesOfAGameOnFileAreThoseOfItsRecords(String id) throws IOException {
    assertIsOnFile(folder(id), GameTypes.of(Games.named(id)));
  }

  @Test
  void theTypesOfOutlooksOnFileAreThoseOfTheSchema() throws IOException {
    assertIsOnFile(CLIENT.resolve("games"), FrameTypes.ofOutlooks());
  }

  @Test
  void theTypesOfAnswersOnFileAreThoseOfTheSchema() throws IOException {
    assertIsOnFile(CLIENT.resolve("shell"), FrameTypes.ofAnswers());
  }

  private static void assertIsOnFile(Path folder, String types) throws IOException {
    Path file = folder.resolve("types.d.ts");
    if (Boolean.getBoolean("plateau.golden.write")) {
      Files.writeString(file, types);
    }
    assertThat(file).as("written by ./plateau golden").exists().hasContent(types);
  }
}
