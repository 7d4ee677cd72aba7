package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.Games;
import plateau.arena.bot.ViewSchema;
import plateau.kernel.Game;

/**
 * docs/protocol/views has a schema of what each game shows; {@code ./plateau golden} rewrites it.
 */
class ViewSchemasTest {

  private static final Path FOLDER = Path.of("..", "docs", "protocol", "views");

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
  void theSchemaOnFileIsThatOfTheGame(String id) throws IOException {
    Path file = FOLDER.resolve(id + ".schema.json");
    Game<?, ?> game = Games.named(id);
    String schema = ViewSchema.of(game);
    if (Boolean.getBoolean("plateau.golden.write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, schema);
    }
    assertThat(file).as("written by ./plateau golden").exists().hasContent(schema);
  }
}
