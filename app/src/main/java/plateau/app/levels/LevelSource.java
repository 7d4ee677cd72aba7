package plateau.app.levels;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.LevelFile;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Where a game keeps its levels in a source tree: beside its words. */
final class LevelSource {

  private static final String WORDS = "messages_en.properties";
  private static final Path RESOURCES = Path.of("src", "main", "resources");

  private LevelSource() {}

  /** In the folder of the words, of the resources, or of the whole project. */
  static Path fileIn(Path folder, Game<?, ?> game) {
    Path home = Path.of(game.getClass().getPackageName().replace('.', '/'));
    return List.of(folder, folder.resolve(home), folder.resolve(RESOURCES).resolve(home)).stream()
        .filter(each -> Files.exists(each.resolve(WORDS)))
        .findFirst()
        .map(each -> each.resolve(LevelFile.NAME))
        .orElseThrow(() -> new Problem(nowhere(folder, RESOURCES.resolve(home))));
  }

  private static Message nowhere(Path folder, Path home) {
    return Message.of("levels.no-source", "folder", folder, "words", home.resolve(WORDS));
  }
}
