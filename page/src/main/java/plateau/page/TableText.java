package plateau.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.Result;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonObject;
import plateau.kernel.json.JsonReader;
import plateau.kernel.match.Step;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.HintsFor;
import plateau.table.kept.SeatKind;
import plateau.table.kept.SharedDice;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TimeControl;

/** What a browser keeps of tables: JSON, the names those of the records. */
final class TableText {

  private TableText() {}

  // --- writing ---

  static String write(StoredTable table, List<ChatLine> chat) {
    return new JsonObject()
        .put("id", table.id())
        .put("game", table.game())
        .put("rules", table.rules())
        .put("options", table.options())
        .put("isPublic", table.isPublic())
        .put("hints", table.hints().name())
        .put("seed", Long.toString(table.seed()))
        .put("salt", table.dice().salt())
        .put("fork", table.fork())
        .put("shared", table.shared())
        .put("clock", table.clock())
        .put("created", table.created())
        .put("status", table.status())
        .put("result", table.result())
        .put("last", table.last())
        .put("turnBegan", table.turnBegan())
        .list("seats", table.seats().stream().map(TableText::seat).toList())
        .put("before", table.rematches().before())
        .put("after", table.rematches().after())
        .put("chat", chat)
        .toString();
  }

  private static String seat(StoredSeat seat) {
    return new JsonObject()
        .put("kind", seat.kind().name())
        .put("name", seat.name())
        .put("player", seat.player())
        .put("tokenHash", seat.tokenHash())
        .put("standIn", seat.standIn())
        .put("isOutOfTime", seat.isOutOfTime())
        .toString();
  }

  static String write(Event event) {
    JsonObject written = new JsonObject().put("seq", event.seq()).put("at", event.at());
    return switch (event) {
      case Event.Played(_, _, Step step, String clientId, long spentMs, String note) ->
          written
              .raw("played", step(step))
              .put("clientId", clientId)
              .put("spentMs", spentMs)
              .put("note", note)
              .toString();
      case Event.TakenBack(_, _, int seat, int step) ->
          written.put("backTo", step).put("seat", seat).toString();
    };
  }

  private static String step(Step step) {
    return new JsonObject()
        .put("number", step.number())
        .put("seat", step.seat())
        .put("move", step.move())
        .put("draws", Event.text(step.draws()))
        .put("digest", step.digest())
        .toString();
  }

  // --- reading ---

  static Given read(String text) {
    return Given.of(
        JsonReader.read(text),
        (field, wanted) ->
            new IllegalStateException(
                "what was kept of a table is damaged: "
                    + field.path()
                    + " is no "
                    + wanted.id()
                    + " but "
                    + Json.write(String.valueOf(field.value()))));
  }

  static StoredTable table(Given given) {
    return new StoredTable(
        given.text("id"),
        given.text("game"),
        given.text("rules"),
        texts(given.field("options")),
        given.field("isPublic").truth(),
        HintsFor.valueOf(given.text("hints")),
        new SaltedSeed(Long.parseLong(given.text("seed")), given.text("salt")),
        given
            .maybe("fork")
            .map(fork -> new StoredTable.Fork(fork.text("table"), fork.whole("step"))),
        given.maybe("shared").map(TableText::shared),
        given.maybe("clock").map(TableText::clock),
        given.field("created").wide(),
        Status.of(given.text("status")).orElseThrow(),
        given.maybe("result").map(TableText::result),
        given.whole("last"),
        given.field("turnBegan").wide(),
        seats(given.field("seats").items()),
        new StoredTable.Rematches(rematch(given, "before"), rematch(given, "after")));
  }

  static List<ChatLine> chat(Given given) {
    return given.field("chat").items().stream()
        .map(
            line ->
                new ChatLine(
                    line.whole("number"),
                    line.whole("seat"),
                    line.text("name"),
                    line.text("text"),
                    line.field("at").wide()))
        .toList();
  }

  static Event event(Given given) {
    int seq = given.whole("seq");
    long at = given.field("at").wide();
    Optional<Given> step = given.maybe("played");
    return step.isPresent()
        ? new Event.Played(
            seq,
            at,
            step(step.get()),
            given.text("clientId"),
            given.field("spentMs").wide(),
            given.text("note"))
        : new Event.TakenBack(seq, at, given.whole("seat"), given.whole("backTo"));
  }

  private static Step step(Given given) {
    return new Step(
        given.whole("number"),
        given.whole("seat"),
        given.text("move"),
        Event.draws(given.text("draws")),
        given.text("digest"));
  }

  private static List<StoredSeat> seats(List<Given> given) {
    List<StoredSeat> seats = new java.util.ArrayList<>();
    for (Given seat : given) {
      seats.add(
          new StoredSeat(
              seats.size(),
              SeatKind.valueOf(seat.text("kind")),
              seat.text("name"),
              seat.maybe("player").map(Given::text),
              seat.maybe("tokenHash").map(Given::text),
              seat.maybe("standIn").map(Given::text),
              seat.field("isOutOfTime").truth()));
    }
    return seats;
  }

  private static Map<String, String> texts(Given given) {
    return given.fields().entrySet().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                field -> field.getValue().text(),
                (a, _) -> a,
                LinkedHashMap::new));
  }

  private static Result result(Given given) {
    return new Result(
        given.text("code"), given.field("winners").wholes(), given.field("scores").wholes());
  }

  private static SharedDice shared(Given given) {
    return new SharedDice(
        SharedDice.Kind.of(given.text("kind")),
        given.text("of"),
        given.maybe("countedFor").map(Given::text));
  }

  private static TimeControl clock(Given given) {
    return new TimeControl(given.field("bankMs").wide(), given.field("gainMs").wide());
  }

  private static Optional<StoredTable.Rematch> rematch(Given given, String name) {
    return given
        .maybe(name)
        .map(other -> new StoredTable.Rematch(other.text("table"), other.whole("by")));
  }
}
