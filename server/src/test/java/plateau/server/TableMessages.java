package plateau.server;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import plateau.kernel.json.Json;
import plateau.server.http.Http;
import plateau.table.Facts;

/** What is said on the WebSocket of a table, held against the description that is published. */
final class TableMessages {

  private static final Schema SCHEMA = schema();

  private TableMessages() {}

  /** What is wrong with a message, if anything is. */
  static Optional<String> misfit(String message) {
    return SCHEMA.validate(message, InputFormat.JSON).isEmpty()
        ? Optional.empty()
        : Optional.of("no Message of /api/openapi.json: " + message);
  }

  private static Schema schema() {
    try (InputStream in = Http.class.getResourceAsStream("openapi.json")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      Map<String, Object> components =
          Map.of(
              "$ref",
              "#/components/schemas/Message",
              "components",
              Facts.read(text).at("components").fields());
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Json.write(components));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
