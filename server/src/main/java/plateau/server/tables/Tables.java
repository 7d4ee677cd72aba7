package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Step;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.server.minds.Minds;
import plateau.server.operations.Failures;
import plateau.server.operations.Metrics;
import plateau.server.operations.Metrics.Counter;
import plateau.server.operations.Settings;
import plateau.server.store.Listing;
import plateau.server.store.News;
import plateau.server.store.Nodes;
import plateau.server.store.Store;
import plateau.server.wire.Asker;
import plateau.table.TableWriter;
import plateau.table.kept.Event;
import plateau.table.kept.Past;
import plateau.table.kept.SeatKind;
import plateau.table.kept.Status;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TablePart;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;
import plateau.table.message.Tellings;
import plateau.table.order.NewTables;
import plateau.table.order.NewTables.NewTable;
import plateau.table.order.Order;
import plateau.table.order.SeatBook;
import plateau.table.order.Token;

/**
 * All tables. Those that somebody uses are in memory; the others wait in the store and cost
 * nothing. Safe for many threads.
 */
public final class Tables implements AutoCloseable {

  private static final long SWEEP_MS = 3_000;

  private final LiveTables live;
  private final LiveTable.Services services;
  private final NewTables newTables;

  public Tables(Store store, Tellings tellings, Minds minds, Metrics metrics, Settings settings) {
    this.services = new LiveTable.Services(store, minds, settings.time(), tellings, metrics);
    this.newTables = new NewTables(settings.seeds(), settings.time()::now, Token::freshId);
    this.live = new LiveTables(settings.limits(), nodes()::release);
    metrics.gauge("plateau_tables_live", "Tables in memory.", live::size);
  }

  private void sweepLater() {
    var _ = services.time().after(SWEEP_MS, () -> Thread.startVirtualThread(this::sweep));
  }

  private void sweep() {
    try {
      live.forgetIdle();
      takeUp();
    } catch (StoreFailure away) {
      Failures.log("the database cannot be reached", away);
    }
    sweepLater();
  }

  /** Takes up every match that was interrupted, and begins to hear of other servers. */
  public void resume() {
    if (nodes().isFirst()) {
      services.store().restartClocks(services.time().now());
    }
    nodes().listen(new Reporter());
    Thread.startVirtualThread(this::sweep);
  }

  private Nodes nodes() {
    return services.store().nodes();
  }

  /** Hears what other servers do. */
  private final class Reporter implements Nodes.Listener {

    @Override
    public void heard(News news) {
      Tables.this.heard(news.table(), news.part());
    }

    @Override
    public void missed() {
      live.forEach(LiveTable::missed);
    }
  }

  /** Something of this table is new in the store. */
  void heard(String id, TablePart part) {
    @Nullable LiveTable<?, ?> table = live.named(id);
    if (table != null) {
      table.heard(part);
    }
  }

  // Goes on with tables whose server is gone, and with our own that failed. Those for which there
  // is no room wait until others are over.
  private void takeUp() {
    for (String id : nodes().claimed()) {
      if (!live.hasRoom()) {
        return;
      }
      // A claim may be older than its table by a moment.
      if (!live.has(id) && services.store().table(id).isPresent() && nodes().claim(id)) {
        try {
          open(id, Asker.NOBODY);
        } catch (Problem unplayable) {
          nodes().release(id);
          Failures.log("a table cannot go on", unplayable);
        }
      }
    }
  }

  /** A new table, as {@code POST /api/tables} answers. */
  public String create(Request request, Asker asker) {
    return begin(newTables.ordered(game(request.text("game")), request), asker);
  }

  /** The game with this id, for a client. */
  public static Game<?, ?> game(String id) {
    try {
      return Games.named(id);
    } catch (Problem unknown) {
      throw new Refusal(Code.UNKNOWN_GAME, unknown.message());
    }
  }

  <S extends State<S, M>, M> String begin(NewTable<S, M> newTable, Asker asker) {
    put(newTable, asker);
    return begun(newTable, asker);
  }

  /** A table that is kept, as whoever made it is answered. */
  <S extends State<S, M>, M> String begun(NewTable<S, M> newTable, Asker asker) {
    List<String> given = new ArrayList<>();
    newTable
        .tokens()
        .forEach(
            (seat, token) ->
                given.add(new JsonObject().put("seat", seat).put("token", token).toString()));
    return new JsonObject()
        .raw("table", open(newTable.table().id(), asker.address()).describe(asker.language()))
        .list("tokens", given)
        .toString();
  }

  /** Keeps a new table and lets it begin; whether it was kept, as the store says. */
  <S extends State<S, M>, M> boolean put(NewTable<S, M> newTable, Asker asker) {
    live.makeRoom(asker.address());
    StoredTable table = newTable.table();
    if (newTable.isForComputersAlone()) {
      nodes().claim(table.id());
    }
    if (!services.store().create(table, newTable.events())) {
      return false;
    }
    services.metrics().count(Counter.TABLES_CREATED);
    LiveTable<S, M> made =
        new LiveTable<>(
            services, asker.address(), newTable.game(), table, newTable.events(), this::forget);
    live.add(made);
    made.wake();
    return true;
  }

  /** What new tables start with. */
  NewTables newTables() {
    return newTables;
  }

  /** A table that has played the first steps of another one, which is over. */
  public String fork(String id, Request request, Asker asker) {
    StoredTable other = finished(id);
    return fork(other, Past.stepsOf(services.store().events(other.id())), request, asker);
  }

  /** A table that has played the first of these steps of a match, which may lie anywhere. */
  public String fork(StoredTable other, List<Step> steps, Request request, Asker asker) {
    return begin(newTables.forked(game(other.game()), other, steps, request), asker);
  }

  /** Sits down on an open seat; answers as {@code POST /api/tables/{table}/seats/{seat}} does. */
  public String sitDown(String id, int seat, Request request, Asker asker) {
    LiveTable<?, ?> table = open(id, asker.address());
    SeatBook.seatIn(stored(id), seat);
    String token = Token.fresh();
    table.sitDown(StoredSeat.holder(seat, SeatKind.PERSON, Order.name(request), Token.hash(token)));
    return new JsonObject()
        .put("seat", seat)
        .put("token", token)
        .raw("table", table.describe(asker.language()))
        .toString();
  }

  /** The live table with this id; if it has to be read, it is counted for this address. */
  public LiveTable<?, ?> open(String id, String address) {
    @Nullable LiveTable<?, ?> known = live.touched(id);
    if (known != null) {
      return known;
    }
    StoredTable stored = stored(id);
    live.makeRoom(address);
    LiveTable<?, ?> loaded = load(game(stored.game()), stored, address);
    @Nullable LiveTable<?, ?> first = live.add(loaded);
    if (first != null) {
      return first.touch();
    }
    loaded.wakeAmongOthers();
    return loaded;
  }

  private <S extends State<S, M>, M> LiveTable<S, M> load(
      Game<S, M> game, StoredTable stored, String address) {
    if (!stored.rules().equals(game.info().rulesVersion())) {
      throw Refusal.of(Code.OTHER_RULES, "game", game.info().id());
    }
    List<Event> events = services.store().events(stored.id());
    return new LiveTable<>(services, address, game, stored, events, this::forget);
  }

  /** What the store has of a table. */
  public StoredTable stored(String id) {
    return kept(id).orElseThrow(() -> Refusal.of(Code.UNKNOWN_TABLE));
  }

  /** The same, if there is such a table. */
  public Optional<StoredTable> kept(String id) {
    return services.store().table(id);
  }

  /** A table whose match is over: now everything may be told. */
  public StoredTable finished(String id) {
    StoredTable table = stored(id);
    if (table.status() != Status.OVER) {
      throw Refusal.of(Code.NOT_OVER);
    }
    return table;
  }

  public List<Event> events(String id) {
    return services.store().events(id);
  }

  /** Public tables, as {@code GET /api/tables} answers. */
  public String list(Listing listing, Language language) {
    Listing oneMore =
        new Listing(listing.game(), listing.status(), listing.before(), listing.most() + 1);
    List<StoredTable> found = services.store().tables(oneMore);
    List<StoredTable> page = found.stream().limit(listing.most()).toList();
    boolean hasMore = found.size() > listing.most();
    return new JsonObject()
        .list("tables", page.stream().flatMap(table -> shown(table, language).stream()).toList())
        .put("more", hasMore)
        .put("next", hasMore && !page.isEmpty() ? Listing.Before.of(page.getLast()).text() : null)
        .toString();
  }

  // A game that was taken out of the program must not take all the others out of the list.
  private Optional<String> shown(StoredTable table, Language language) {
    return isPlayable(table) ? Optional.of(summary(table, language)) : Optional.empty();
  }

  /** Whether this program has the game. */
  static boolean isPlayable(StoredTable table) {
    return Games.find(table.game()).isPresent();
  }

  /** A table as a list shows it. */
  String summary(StoredTable table, Language language) {
    @Nullable LiveTable<?, ?> known = live.named(table.id());
    if (known != null) {
      return known.describe(language);
    }
    Game<?, ?> game = game(table.game());
    Words words = services.tellings().of(game, language).words();
    return TableWriter.write(table, game, TableWriter.Now.unknown(), words).toString();
  }

  /** Where tables are kept. */
  Store store() {
    return services.store();
  }

  private void forget(LiveTable<?, ?> table) {
    live.remove(table);
  }

  /** Tells everybody, and forgets all tables; what was accepted is in the store. */
  @Override
  public void close() {
    services.minds().close();
    services.time().close();
    live.forEach(LiveTable::dismiss);
    live.clear();
  }
}
