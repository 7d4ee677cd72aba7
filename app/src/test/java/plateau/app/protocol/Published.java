package plateau.app.protocol;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The schemas as they are published, in docs/protocol. */
final class Published {

  static final Path FOLDER = Path.of("..", "docs", "protocol");

  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static final Map<String, Schema> READ = new HashMap<>();

  private Published() {}

  /** What is wrong with a text by a schema such as {@code referee} or {@code views/pig}. */
  static List<String> faults(String schema, String json) {
    return READ.computeIfAbsent(schema, Published::read).validate(json, InputFormat.JSON).stream()
        .map(Object::toString)
        .toList();
  }

  static boolean exists(String schema) {
    return Files.exists(file(schema));
  }

  private static Schema read(String schema) {
    try {
      return REGISTRY.getSchema(Files.readString(file(schema)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path file(String schema) {
    return FOLDER.resolve(schema + ".schema.json");
  }
}
