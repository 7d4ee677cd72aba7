package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Setup;
import plateau.kernel.bot.Turn;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Problem;
import plateau.pig.Pig;

/** The schemas of moves take what the games take, and refuse what they refuse. */
class MoveSchemaTest {

  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private final Schema iceberg = REGISTRY.getSchema(MoveSchema.of(new IcebergGame()));
  private final Schema pig = REGISTRY.getSchema(MoveSchema.of(new Pig()));

  private static boolean takes(Schema schema, String message) {
    return schema.validate(message, InputFormat.JSON).isEmpty();
  }

  @Test
  void aMoveIsOneOfTheGamesTexts() {
    assertThat(takes(pig, "{\"type\":\"move\",\"id\":3,\"move\":\"roll\"}")).isTrue();
    assertThat(takes(pig, "{\"type\":\"move\",\"id\":3,\"move\":\"rolls\"}")).isFalse();
    assertThat(takes(pig, "{\"type\":\"move\",\"id\":3}")).isFalse();
    assertThat(takes(pig, "{\"type\":\"move\",\"move\":\"roll\"}")).isFalse();
    assertThat(takes(pig, "{\"type\":\"end\",\"id\":3}")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"act\",\"action\":\"M0N\"}",
        "{\"type\":\"act\",\"action\":\"P3W\",\"kind\":\"ignored\"}",
        "{\"type\":\"act\",\"action\":\"M4N\"}",
        "{\"type\":\"act\",\"action\":\"end\"}",
        "{\"type\":\"act\",\"action\":\" M0N\"}",
        "{\"type\":\"act\",\"action\":7}",
        "{\"type\":\"act\",\"action\":null,\"kind\":0,\"agent\":0,\"direction\":0}",
        "{\"type\":\"act\",\"kind\":2,\"agent\":-2147483648,\"direction\":2147483647}",
        "{\"type\":\"act\",\"kind\":3,\"agent\":0,\"direction\":0}",
        "{\"type\":\"act\",\"kind\":-1,\"agent\":0,\"direction\":0}",
        "{\"type\":\"act\",\"kind\":0,\"agent\":2147483648,\"direction\":0}",
        "{\"type\":\"act\",\"kind\":0,\"agent\":0}",
        "{\"type\":\"act\",\"kind\":0,\"agent\":\"0\",\"direction\":0}",
        "{\"type\":\"act\"}",
        "{\"type\":\"flag\",\"row\":25,\"column\":-1,\"flag\":9}",
        "{\"type\":\"flag\",\"row\":0.5,\"column\":0,\"flag\":1}",
        "{\"type\":\"flag\",\"row\":0,\"column\":0}",
        "{\"type\":\"undo\"}",
        "{\"type\":\"undo\",\"mood\":\"any\"}",
        "{\"type\":\"end\"}",
        "{\"type\":\"turn\",\"actions\":[]}",
        "{\"type\":\"turn\",\"actions\":[\"M0N\",\"S1E\",\"P2W\"]}",
        "{\"type\":\"turn\",\"actions\":[\"M0N\",\"end\"]}",
        "{\"type\":\"turn\",\"actions\":[\"M0N\",1]}",
        "{\"type\":\"turn\",\"actions\":\"M0N\"}",
        "{\"type\":\"turn\"}",
        "{\"type\":\"dance\"}",
        "{}"
      })
  void aRequestFitsTheSchemaExactlyWhenIcebergTakesIt(String request) {
    Map<String, @Nullable Object> addressed = fieldsOf(request);
    addressed.put("id", 7);
    assertThat(takes(iceberg, write(addressed))).as(request).isEqualTo(isTaken(fieldsOf(request)));
    assertThat(takes(iceberg, request)).as("without its id").isFalse();
  }

  private static boolean isTaken(Map<String, @Nullable Object> request) {
    IcebergGame game = new IcebergGame();
    Setup setup = Setup.of(game.info(), 2, Map.of());
    IcebergState state = game.start(setup, new Seeded(1), Journal.OFF);
    Turn turn = game.dialogue().orElseThrow().open(state);
    try {
      turn.handle(request);
      return true;
    } catch (Problem fault) {
      return false;
    }
  }

  private static String write(Map<String, @Nullable Object> fields) {
    return Json.write(fields);
  }

  @SuppressWarnings("unchecked") // JsonReader makes such maps of objects.
  private static Map<String, @Nullable Object> fieldsOf(String request) {
    return new LinkedHashMap<>(
        (Map<String, @Nullable Object>) Objects.requireNonNull(JsonReader.read(request)));
  }
}
