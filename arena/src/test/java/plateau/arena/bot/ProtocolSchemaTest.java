package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.Wire.Direction;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;
import plateau.pig.Pig;

/** The schemas of docs/protocol are true of what really passes between referee and program. */
class ProtocolSchemaTest {

  private static final Path SCHEMAS =
      Path.of(System.getProperty("basedir", "arena"), "..", "docs", "protocol");
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  @TempDir Path folder;

  private final Schema referee = schema("referee");
  private final Schema bot = schema("bot");

  private record Passed(Direction direction, String line) {}

  private static Schema schema(String name) {
    try {
      return REGISTRY.getSchema(Files.readString(SCHEMAS.resolve(name + ".schema.json")));
    } catch (IOException e) {
      throw new IllegalStateException("no schema " + name + " in " + SCHEMAS, e);
    }
  }

  @Test
  void everyMessageOfAMatchByMovesIsValid() throws IOException, InterruptedException {
    assertValid(traffic(new Pig(), new Scripts(folder).python(Scripts.GOOD)), "decide");
  }

  @Test
  void everyMessageOfAMatchByTurnsIsValid() throws IOException, InterruptedException {
    String turns =
        Scripts.GOOD.replace(
            "if asked[\"type\"] == \"decide\":\n"
                + "        say(type=\"move\", id=asked[\"id\"], move=asked[\"moves\"][0])",
            "if asked['type'] == 'turn':\n"
                + "        say(type='turn', id=asked['id'], actions=['take'])");
    assertValid(traffic(new Pile(), new Scripts(folder).python(turns)), "result");
  }

  @Test
  void theSchemasRefuseWhatIsNoMessage() {
    assertThat(errors(referee, "{\"type\":\"decide\",\"id\":1}")).isNotEmpty();
    assertThat(errors(bot, "{\"type\":\"move\",\"id\":1}")).isNotEmpty();
    assertThat(errors(bot, "{\"type\":\"move\",\"id\":1,\"move\":\"roll\",\"mood\":3}")).isEmpty();
  }

  @Test
  void theSchemaOfAViewIsTrueOfViewsAndOfNothingElse() {
    Pig pig = new Pig();
    Schema view = REGISTRY.getSchema(ViewSchema.of(pig));
    Setup setup = Setup.of(pig.info(), 3, Map.of());
    Object shown = pig.view(pig.start(setup, new Seeded(0), Journal.OFF), Seat.SPECTATOR);
    assertThat(errors(view, Json.write(shown))).isEmpty();
    assertThat(errors(view, Json.write(shown).replace("\"pot\":0", "\"pot\":\"no\""))).isNotEmpty();
    assertThat(errors(view, Json.write(shown).replace("\"pot\"", "\"pto\""))).isNotEmpty();
  }

  private void assertValid(List<Passed> traffic, String expected) {
    assertThat(traffic).anyMatch(passed -> passed.line().contains("\"" + expected + "\""));
    for (Passed passed : traffic) {
      Schema schema = passed.direction() == Direction.TO_BOT ? referee : bot;
      assertThat(errors(schema, passed.line())).as(passed.line()).isEmpty();
    }
  }

  private static List<?> errors(Schema schema, String line) {
    return schema.validate(line, InputFormat.JSON);
  }

  private static <S extends State<S, M>, M> List<Passed> traffic(
      Game<S, M> game, BotCommand command) throws InterruptedException {
    List<Passed> traffic = new ArrayList<>();
    List<Entrant> entrants =
        List.of(new Entrant.Program("bot", command), new Entrant.Computer("random"));
    Terms terms =
        Terms.standard()
            .with(BotLimits.STANDARD.withTime(60_000, 60_000, 0, 1))
            .with((seat, direction, line) -> traffic.add(new Passed(direction, line)));
    BotMatchResult outcome =
        new BotMatch<>(game, Setup.of(game.info(), 2, Map.of()), entrants, terms).play(2);
    assertThat(outcome.seats().getFirst().stop()).isEmpty();
    return traffic;
  }
}
