package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.Games;
import plateau.arena.bot.MoveSchema;
import plateau.arena.bot.ViewSchema;
import plateau.kernel.Game;

/**
 * docs/protocol has schemas of what each game shows and of what programs send to play it; {@code
 * ./plateau golden} rewrites them.
 */
class GameSchemasTest {

  private static final Path FOLDER = Path.of("..", "docs", "protocol");

  // On the class path of tests alone, and of no use to those who write bots.
  private static final String TEST_GAME = "duel";

  static List<String> games() {
    return Games.all().stream()
        .map(game -> game.info().id())
        .filter(id -> !id.equals(TEST_GAME))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSchemaOfViewsOnFileIsThatOfTheGame(String id) throws IOException {
    Game<?, ?> game = Games.named(id);
    assertIsOnFile(FOLDER.resolve("views").resolve(id + ".schema.json"), ViewSchema.of(game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSchemaOfMovesOnFileIsThatOfTheGame(String id) throws IOException {
    Game<?, ?> game = Games.named(id);
    assertIsOnFile(FOLDER.resolve("moves").resolve(id + ".schema.json"), MoveSchema.of(game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSchemaOfTheSceneOnFileIsThatOfTheGame(String id) throws IOException {
    assertIsOnFileIfThereIsOne("scenes", id, ViewSchema.ofScene(Games.named(id)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSchemaOfWhatIsForetoldOnFileIsThatOfTheGame(String id) throws IOException {
    assertIsOnFileIfThereIsOne("outlooks", id, ViewSchema.ofOutlook(Games.named(id)));
  }

  private static void assertIsOnFileIfThereIsOne(String folder, String id, Optional<String> schema)
      throws IOException {
    Path file = FOLDER.resolve(folder).resolve(id + ".schema.json");
    if (schema.isPresent()) {
      assertIsOnFile(file, schema.get());
    } else {
      assertThat(file).doesNotExist();
    }
  }

  private static void assertIsOnFile(Path file, String schema) throws IOException {
    if (Boolean.getBoolean("plateau.golden.write")) {
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.writeString(file, schema);
    }
    assertThat(file).as("written by ./plateau golden").exists().hasContent(schema);
  }
}
