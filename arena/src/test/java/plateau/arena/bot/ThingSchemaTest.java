package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.kernel.basis.Named;
import plateau.kernel.json.Json;
import plateau.kernel.tabletop.FaceDown;
import plateau.kernel.tabletop.Hand;
import plateau.kernel.tabletop.Pile;
import plateau.kernel.tabletop.Seen;

/** A schema that is read off classes takes what is written of their things, and nothing else. */
class ThingSchemaTest {

  enum Weather {
    FINE,
    VERY_BAD
  }

  /** There are two of them, and each has facts of its own, which are not written. */
  record Room(int number) implements Named {

    public static final List<Room> ALL = List.of(new Room(0), new Room(1));

    @Override
    public String id() {
      return "room-" + number;
    }
  }

  /** There may be any number of them: they come from files. */
  record Figure(String id, int strength) implements Named {}

  sealed interface Token {}

  record Coin(int worth) implements Token {}

  record Stamp(String motif) implements Token {}

  record Board(
      Room room,
      Figure figure,
      Weather weather,
      Optional<Room> next,
      List<Token> tokens,
      Map<Room, Weather> outside,
      double odds,
      boolean over) {}

  record Table(Pile stock, Hand hand) {}

  record Vague(Object anything) {}

  record Wild(List<? extends Token> some) {}

  /** Of the same name as another, which would be described by it. */
  static final class Elsewhere {
    record Room(String name) {}
  }

  record Confused(Room one, Elsewhere.Room other) {}

  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static final Board BOARD =
      new Board(
          Room.ALL.getFirst(),
          new Figure("tall-one", 3),
          Weather.VERY_BAD,
          Optional.empty(),
          List.of(new Coin(2), new Stamp("ship")),
          Map.of(Room.ALL.getLast(), Weather.FINE),
          0.5,
          false);

  private final Schema schema = REGISTRY.getSchema(ThingSchema.of(Board.class, "a board"));

  private boolean takes(String json) {
    return schema.validate(json, InputFormat.JSON).isEmpty();
  }

  @Test
  void aThingIsDescribedAsItIsWritten() {
    assertThat(Json.write(BOARD))
        .isEqualTo(
            """
            {"room":"room-0","figure":"tall-one","weather":"very-bad","next":null,\
            "tokens":[{"worth":2},{"motif":"ship"}],"outside":{"room-1":"fine"},"odds":0.5,"over":false}\
            """);
    assertThat(takes(Json.write(BOARD))).isTrue();
    assertThat(takes(Json.write(BOARD).replace("\"next\":null", "\"next\":\"room-1\""))).isTrue();
    assertThat(takes(Json.write(BOARD).replace("tall-one", "another"))).isTrue();
  }

  @Test
  void nothingElseIsTaken() {
    List.of(
            List.of("\"room\":\"room-0\"", "\"room\":\"room-2\""),
            List.of("\"room\":\"room-0\"", "\"room\":{\"number\":0}"),
            List.of("\"tall-one\"", "\"Tall one\""),
            List.of("\"very-bad\"", "\"VERY_BAD\""),
            List.of("\"next\":null", "\"next\":\"\""),
            List.of("{\"motif\":\"ship\"}", "{\"motive\":\"ship\"}"),
            List.of("{\"room-1\":\"fine\"}", "{\"room-2\":\"fine\"}"),
            List.of("{\"room-1\":\"fine\"}", "{\"room-1\":\"mild\"}"),
            List.of("0.5", "\"even\""),
            List.of(",\"over\":false", ""))
        .forEach(
            wrong -> {
              String json = Json.write(BOARD).replace(wrong.getFirst(), wrong.getLast());
              assertThat(json).isNotEqualTo(Json.write(BOARD));
              assertThat(takes(json)).as(json).isFalse();
            });
  }

  @Test
  void whatLiesOnATableSaysWhatItIs() {
    Schema table = REGISTRY.getSchema(ThingSchema.of(Table.class, "a table"));
    String json =
        Json.write(
            new Table(
                Pile.closed("stock", 9),
                new Hand("hand", 1, 3, List.of(new FaceDown("card", Seen.by(0))))));
    assertThat(table.validate(json, InputFormat.JSON)).isEmpty();
    List.of("\"is\":\"pile\",", "\"is\":\"face-down\",")
        .forEach(
            is ->
                assertThat(table.validate(json.replace(is, ""), InputFormat.JSON))
                    .as(is)
                    .isNotEmpty());
  }

  @Test
  void whatCannotBeDescribedIsABug() {
    assertThatThrownBy(() -> ThingSchema.of(Vague.class, "vague"))
        .hasMessage("no schema for class java.lang.Object");
    assertThatThrownBy(() -> ThingSchema.of(Wild.class, "wild"))
        .hasMessageStartingWith("no schema for ? extends");
    assertThatThrownBy(() -> ThingSchema.of(Confused.class, "confused"))
        .hasMessageStartingWith("two things named Room");
  }
}
