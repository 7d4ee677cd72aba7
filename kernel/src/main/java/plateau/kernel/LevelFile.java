package plateau.kernel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;

/**
 * Who plays at each level of a game, and how that was counted: {@code levels.json} beside the
 * game's class, which {@code plateau levels} writes. A line for each level.
 */
public final class LevelFile {

  public static final String NAME = "levels.json";

  private static final ClassValue<List<Graded>> READ =
      new ClassValue<>() {
        @Override
        protected List<Graded> computeValue(Class<?> home) {
          return DataFile.isBeside(home, NAME)
              ? read(DataFile.beside(home, NAME))
              : Graded.standard();
        }
      };

  private LevelFile() {}

  /** What the file beside this class says; without one, what can be said of any game. */
  static List<Graded> beside(Class<?> home) {
    return READ.get(home);
  }

  public static String write(List<Graded> levels) {
    return levels.stream().map(Json::write).collect(Collectors.joining(",\n ", "[\n ", "\n]\n"));
  }

  /** The levels in such a text. */
  public static List<Graded> read(String text) {
    return Given.of(JsonReader.read(text), LevelFile::misfit).items().stream()
        .map(LevelFile::graded)
        .toList();
  }

  private static Graded graded(Given given) {
    String id = given.text("level");
    Level level =
        Level.named(id)
            .orElseThrow(() -> new IllegalArgumentException(NAME + ": \"" + id + "\" is no level"));
    return new Graded(
        level,
        given.text("player"),
        given.field("strengths").items().stream().map(LevelFile::strength).toList());
  }

  private static Strength strength(Given given) {
    Optional<String> against = given.maybe("against").map(Given::text);
    Optional<String> side = given.maybe("side").map(Given::text);
    return new Strength(
        against,
        side,
        given.whole("games"),
        given.whole("won"),
        given.whole("drawn"),
        given.text("command"));
  }

  private static RuntimeException misfit(Given given, Given.Kind wanted) {
    return new IllegalArgumentException(
        "%s: %s should be %s, not %s"
            .formatted(NAME, given.path(), wanted.id(), Json.write(String.valueOf(given.value()))));
  }
}
