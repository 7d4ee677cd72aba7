package plateau.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Step;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.table.TableWriter;
import plateau.table.kept.Past;
import plateau.table.kept.SeatKind;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;
import plateau.table.message.Tellings;
import plateau.table.order.NewTables;
import plateau.table.order.NewTables.NewTable;
import plateau.table.order.SeatBook;
import plateau.table.order.Token;
import plateau.table.replay.FramesWriter;
import plateau.table.replay.PlayedMatch;
import plateau.table.replay.Verified;

/** {@code /api/tables}, of the tables of this browser. */
final class TableDesk {

  /** What the names of tables in a page begin with; no server calls one so. */
  static final String HERE = "here-";

  private static final int MOST_TABLES = 50;
  private static final int MOST_TOKENS = 16;

  private final Tables tables;
  private final Tellings tellings;
  private final NewTables newTables;

  TableDesk(Tables tables, Tellings tellings) {
    this.tables = tables;
    this.tellings = tellings;
    this.newTables =
        new NewTables(Token::freshSeed, tables.time()::now, () -> HERE + Token.freshId());
  }

  String answer(Address address, String body) {
    if (address.is("POST tables")) {
      Request request = Request.read(body);
      return created(newTables.ordered(Games.named(request.text("game")), request), address);
    }
    if (address.is("POST tables/mine")) {
      return Answers.ok(mine(Request.read(body), address.language()));
    }
    if (address.is("POST tables/*/rematch")) {
      return Answers.ok(again(address, Request.read(body)));
    }
    if (address.is("POST tables/*/fork")) {
      StoredTable table = finished(address.name());
      return fork(table, Past.stepsOf(tables.events(table.id())), body, address);
    }
    if (address.is("POST tables/*/again")) {
      return sameDice(begun(finished(address.name())), body, address);
    }
    return look(address);
  }

  private String sameDice(StoredTable over, String body, Address address) {
    return created(newTables.sameDice(Games.named(over.game()), over, Request.read(body)), address);
  }

  // A match that went on from another one began there.
  private StoredTable begun(StoredTable table) {
    return table.fork().map(this::before).orElse(table);
  }

  private StoredTable before(StoredTable.Fork fork) {
    if (tables.maybe(fork.table()).isEmpty()) {
      throw Refusal.of(Code.UNKNOWN_DICE);
    }
    return begun(finished(fork.table()));
  }

  private String look(Address address) {
    if (address.is("GET tables/*")) {
      return Answers.ok(tables.describe(address.name(), address.language()));
    }
    if (address.is("GET tables/*/replay")) {
      StoredTable table = tables.stored(address.name());
      return Answers.ok(file(Games.named(table.game()), table));
    }
    if (address.is("GET tables/*/frames")) {
      StoredTable table = finished(address.name());
      return Answers.ok(frames(Games.named(table.game()), table, address));
    }
    if (address.is("GET tables/*/verification")) {
      StoredTable table = finished(address.name());
      return Answers.ok(verify(Games.named(table.game()), table, address.language()));
    }
    throw Refusal.of(Code.NOT_FOUND);
  }

  private StoredTable finished(String id) {
    StoredTable table = tables.stored(id);
    if (table.status() != Status.OVER) {
      throw Refusal.of(Code.NOT_OVER);
    }
    return table;
  }

  private String created(NewTable<?, ?> made, Address address) {
    tables.put(made);
    String table = tables.describe(made.table().id(), address.language());
    return Answers.created(Desk.tokens(made.tokens(), table));
  }

  /** A table that goes on from one that is over, or from a file. */
  String fork(StoredTable other, List<Step> steps, String body, Address address) {
    return created(
        newTables.forked(Games.named(other.game()), other, steps, Request.read(body)), address);
  }

  // --- tables again ---

  private JsonObject mine(Request request, Language language) {
    List<String> found = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    for (Request held :
        request.objects("tables", MOST_TABLES, "[{\"table\":\"…\",\"tokens\":[]}]")) {
      String id = held.text("table");
      Optional<StoredTable> table = tables.maybe(id);
      if (table.isPresent()) {
        found.add(
            new JsonObject()
                .raw("table", summary(table.get(), language))
                .put("seats", seats(table.get(), held))
                .toString());
      } else {
        unknown.add(id);
      }
    }
    return new JsonObject().list("tables", found).put("unknown", unknown);
  }

  // One that is kept from times with other rules cannot go on; it is shown all the same.
  private String summary(StoredTable table, Language language) {
    try {
      return tables.describe(table.id(), language);
    } catch (Refusal otherRules) {
      Game<?, ?> game = Games.named(table.game());
      Words words = tellings.of(game, language).words();
      return TableWriter.write(table, game, TableWriter.Now.unknown(), words).toString();
    }
  }

  private static List<Integer> seats(StoredTable table, Request held) {
    SeatBook seats = new SeatBook(table.seats());
    return held.texts("tokens", MOST_TOKENS).stream()
        .flatMap(token -> seats.heldWith(token).stream())
        .filter(seat -> seat.kind() == SeatKind.PERSON)
        .map(StoredSeat::seat)
        .distinct()
        .sorted()
        .toList();
  }

  // Everybody who sat there sits before this browser, so nobody has to be waited for.
  private JsonObject again(Address address, Request request) {
    StoredTable over = finished(address.name());
    List<Integer> held = seats(over, request);
    if (held.isEmpty()) {
      throw Refusal.of(Code.WRONG_TOKEN);
    }
    String next =
        over.rematches()
            .after()
            .map(StoredTable.Rematch::table)
            .orElseGet(() -> again(Games.named(over.game()), over, held));
    return new JsonObject()
        .raw("table", tables.describe(next, address.language()))
        .put("seats", held);
  }

  private <S extends State<S, M>, M> String again(
      Game<S, M> game, StoredTable over, List<Integer> held) {
    NewTable<S, M> made = newTables.again(game, over, held);
    String id = made.table().id();
    tables.put(made);
    tables.kept().meetAgain(over.id(), new StoredTable.Rematch(id, held.getFirst()));
    return id;
  }

  // --- what is told when a match is over ---

  private <S extends State<S, M>, M> JsonObject file(Game<S, M> game, StoredTable table) {
    return new JsonObject()
        .put("name", table.game() + "-" + table.id())
        .put(
            "text", ReplayWriter.write(PlayedMatch.replay(game, table, tables.events(table.id()))));
  }

  private <S extends State<S, M>, M> JsonObject frames(
      Game<S, M> game, StoredTable table, Address address) {
    return FramesWriter.write(
        PlayedMatch.of(game, table, tables.events(table.id())),
        table,
        Optional.of(table.dice()),
        address::asked,
        tellings.of(game, address.language()));
  }

  private <S extends State<S, M>, M> JsonObject verify(
      Game<S, M> game, StoredTable table, Language language) {
    return Verified.table(
        game,
        PlayedMatch.replay(game, table, tables.events(table.id())),
        table,
        tables::maybe,
        tellings.of(game, language).words());
  }
}
