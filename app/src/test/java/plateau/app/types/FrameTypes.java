package plateau.app.types;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import plateau.kernel.json.JsonReader;

/** What the server sends, whatever the game, as types: read off the schemas that it publishes. */
final class FrameTypes {

  private static final String FILE =
      """
      // %s, read off its schemas. Written by ./plateau golden.

      %s
      """;

  private static final Path OUTLOOKS = Path.of("..", "docs", "protocol", "referee.schema.json");
  private static final Path ANSWERS =
      Path.of("..", "server", "src/main/resources/plateau/server/http/openapi.json");

  private FrameTypes() {}

  /** What is foretold of moves, as a file. */
  static String ofOutlooks() throws IOException {
    Map<?, ?> all = at(read(OUTLOOKS), "$defs");
    SchemaTypes types = new SchemaTypes();
    for (String name : List.of("outlook", "prospect", "odds", "share")) {
      types.define(Map.of(name, at(all, name)));
    }
    return FILE.formatted("What the server foretells of the moves of any game", types.defined());
  }

  /** What is answered to questions over HTTP, as a file. */
  static String ofAnswers() throws IOException {
    SchemaTypes types = new SchemaTypes();
    types.define(at(at(read(ANSWERS), "components"), "schemas"));
    return FILE.formatted("What the server answers over HTTP and says at a table", types.defined());
  }

  private static Map<?, ?> read(Path file) throws IOException {
    return (Map<?, ?>) Objects.requireNonNull(JsonReader.read(Files.readString(file)));
  }

  private static Map<?, ?> at(Map<?, ?> json, String name) {
    return (Map<?, ?>) Objects.requireNonNull(json.get(name), name);
  }
}
