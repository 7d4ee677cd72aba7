package plateau.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import plateau.arena.Games;
import plateau.arena.Seating;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.server.Metrics;
import plateau.server.Metrics.Counter;
import plateau.server.Settings;
import plateau.server.store.Event;
import plateau.server.store.HintsFor;
import plateau.server.store.Listing;
import plateau.server.store.News;
import plateau.server.store.Nodes;
import plateau.server.store.SeatKind;
import plateau.server.store.Status;
import plateau.server.store.Store;
import plateau.server.store.StoreFailure;
import plateau.server.store.StoredSeat;
import plateau.server.store.StoredTable;
import plateau.server.table.Refusal.Code;

/**
 * All tables. Those that somebody uses are in memory; the others wait in the store and cost
 * nothing. Safe for many threads.
 */
public final class Tables implements AutoCloseable {

  private static final long SWEEP_MS = 3_000;
  private static final int MOST_HINTS = 32;

  private final Map<String, LiveTable<?, ?>> live = new ConcurrentHashMap<>();
  private final Room room;
  private final LongSupplier seeds;

  public Tables(Store store, Tellings tellings, int thinkers, Metrics metrics, Settings settings) {
    this.seeds = settings.seeds();
    room =
        new Room(
            store,
            new Thinkers(thinkers),
            new Study("hint-", MOST_HINTS),
            settings.time(),
            tellings,
            metrics);
    metrics.gauge("plateau_tables_live", "Tables in memory.", live::size);
  }

  private void sweepLater() {
    var _ = room.time().after(SWEEP_MS, () -> Thread.startVirtualThread(this::sweep));
  }

  private void sweep() {
    try {
      forgetIdle();
      takeUp();
    } catch (StoreFailure away) {
      Failures.log("the database cannot be reached", away);
    }
    sweepLater();
  }

  /** Takes up every match that was interrupted, and begins to hear of other servers. */
  public void resume() {
    if (nodes().isFirst()) {
      room.store().restartClocks(room.now());
    }
    nodes().listen(new Reporter());
    Thread.startVirtualThread(this::sweep);
  }

  private Nodes nodes() {
    return room.store().nodes();
  }

  /** Hears what other servers do. */
  private final class Reporter implements Nodes.Listener {

    @Override
    public void heard(News news) {
      LiveTable<?, ?> table = live.get(news.table());
      if (table != null) {
        table.heard(news.part());
      }
    }

    @Override
    public void missed() {
      live.values().forEach(LiveTable::missed);
    }
  }

  // Goes on with tables whose server is gone, and with our own that failed.
  private void takeUp() {
    for (String id : nodes().claimed()) {
      // A claim may be older than its table by a moment.
      if (!live.containsKey(id) && room.store().table(id).isPresent() && nodes().claim(id)) {
        try {
          open(id);
        } catch (Problem unplayable) {
          nodes().release(id);
          Failures.log("a table cannot go on", unplayable);
        }
      }
    }
  }

  /** A new table, as {@code POST /api/tables} answers. */
  public String create(Request request, Language language) {
    return create(game(request.text("game")), request, language);
  }

  /** The game with this id, for a client. */
  public static Game<?, ?> game(String id) {
    try {
      return Games.named(id);
    } catch (Problem unknown) {
      throw new Refusal(Code.UNKNOWN_GAME, unknown.told());
    }
  }

  private <S extends State<S, M>, M> String create(
      Game<S, M> game, Request request, Language language) {
    Order order = Order.read(game, request);
    try {
      Setup setup = setup(game, order);
      long seed = seeds.getAsLong();
      Match<S, M> match = Match.start(game, setup, Dice.seeded(seed));
      StoredTable table = begun(table(game, setup, order, seed, Optional.empty()), match);
      Event first = played(0, match.steps().getFirst());
      return create(game, table, List.of(first), order.tokens(), language);
    } catch (IllegalSetup illegal) {
      throw new Refusal(Code.ILLEGAL_SETUP, illegal.told());
    }
  }

  // A match may be over before anybody decides: in Codroid, when the set-up leaves nobody ill.
  private static StoredTable begun(StoredTable table, Match<?, ?> match) {
    return match.isOver()
        ? table.standing(
            Status.OVER, Optional.of(match.state().result()), table.last(), table.seats())
        : table;
  }

  // Some computer players need a set-up of their own.
  private static <S extends State<S, M>, M> Setup setup(Game<S, M> game, Order order) {
    String seats = new SeatBook(order.seats()).seating();
    Setup plain = Setup.of(game.info(), order.seats().size(), order.options());
    return Seating.read(game, seats, Seating.People.WELCOME).seated(plain);
  }

  private <S extends State<S, M>, M> String create(
      Game<S, M> game,
      StoredTable table,
      List<Event> events,
      Map<Integer, String> tokens,
      Language language) {
    if (table.seats().stream().allMatch(seat -> seat.kind() == SeatKind.COMPUTER)) {
      // Nobody will come to look whether this match goes on.
      nodes().claim(table.id());
    }
    room.store().create(table, events);
    room.metrics().count(Counter.TABLES_CREATED);
    LiveTable<?, ?> made = new LiveTable<>(room, game, table, events, this::forget);
    live.put(table.id(), made);
    made.wake();
    List<String> given = new ArrayList<>();
    tokens.forEach(
        (seat, token) ->
            given.add(new JsonObject().put("seat", seat).put("token", token).toString()));
    return new JsonObject().raw("table", made.describe(language)).list("tokens", given).toString();
  }

  private StoredTable table(
      Game<?, ?> game, Setup setup, Order order, long seed, Optional<StoredTable.Fork> fork) {
    boolean isComplete =
        order.seats().stream()
            .noneMatch(seat -> seat.kind() == SeatKind.OPEN || seat.kind() == SeatKind.BOT);
    return new StoredTable(
        Token.freshId(),
        game.info().id(),
        game.info().rulesVersion(),
        setup.options(),
        order.isPublic(),
        order.hints(),
        seed,
        fork,
        order.clock(),
        room.now(),
        isComplete ? Status.PLAYING : Status.WAITING,
        Optional.empty(),
        0,
        room.now(),
        order.seats());
  }

  private Event played(int seq, Step step) {
    return new Event.Played(seq, room.now(), step, "", 0, "");
  }

  /** A table that has played the first steps of another one, which is over. */
  public String fork(String id, Request request, Language language) {
    StoredTable other = finished(id);
    return fork(other, Past.stepsOf(room.store().events(other.id())), request, language);
  }

  /** A table that has played the first of these steps of a match, which may lie anywhere. */
  public String fork(StoredTable other, List<Step> steps, Request request, Language language) {
    return fork(game(other.game()), other, steps, request, language);
  }

  private <S extends State<S, M>, M> String fork(
      Game<S, M> game, StoredTable other, List<Step> steps, Request request, Language language) {
    int step = request.whole("step");
    // Where the match has ended, nothing is left to decide.
    int last = steps.size() - (other.result().isPresent() ? 2 : 1);
    if (step < 0 || step > last) {
      throw Refusal.of(Code.NO_SUCH_STEP, "last", last);
    }
    int mine = seatIn(other, request.maybeWhole("seat").orElse(0));
    Setup setup = new Setup(other.seats().size(), other.options());
    String token = Token.fresh();
    List<StoredSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < other.seats().size(); seat++) {
      seats.add(
          seat == mine
              ? StoredSeat.holder(seat, SeatKind.PERSON, Order.name(request), Token.hash(token))
              : StoredSeat.computer(
                  seat, StandIn.named(game, setup, seat, request.maybeText("player"))));
    }
    Order order =
        new Order(
            other.options(),
            seats,
            Map.of(mine, token),
            request.truth("public", false),
            HintsFor.ONE,
            Optional.empty());
    StoredTable table =
        table(
            game,
            setup,
            order,
            seeds.getAsLong(),
            Optional.of(new StoredTable.Fork(other.id(), step)));
    List<Event> events = new ArrayList<>();
    steps.subList(0, step + 1).forEach(made -> events.add(played(made.number(), made)));
    return create(game, table, events, order.tokens(), language);
  }

  private static int seatIn(StoredTable table, int seat) {
    if (seat < 0 || seat >= table.seats().size()) {
      throw Refusal.of(Code.NO_SUCH_SEAT);
    }
    return seat;
  }

  /** Sits down on an open seat; answers as {@code POST /api/tables/{table}/seats/{seat}} does. */
  public String sitDown(String id, int seat, Request request, Language language) {
    LiveTable<?, ?> table = open(id);
    seatIn(stored(id), seat);
    String token = Token.fresh();
    table.sitDown(StoredSeat.holder(seat, SeatKind.PERSON, Order.name(request), Token.hash(token)));
    return new JsonObject()
        .put("seat", seat)
        .put("token", token)
        .raw("table", table.describe(language))
        .toString();
  }

  /** The live table with this id. */
  public LiveTable<?, ?> open(String id) {
    LiveTable<?, ?> known = live.computeIfPresent(id, (_, table) -> table.touch());
    if (known != null) {
      return known;
    }
    StoredTable stored = stored(id);
    LiveTable<?, ?> loaded = load(game(stored.game()), stored);
    LiveTable<?, ?> first = live.putIfAbsent(id, loaded);
    if (first != null) {
      return first.touch();
    }
    loaded.wakeAmongOthers();
    return loaded;
  }

  private <S extends State<S, M>, M> LiveTable<S, M> load(Game<S, M> game, StoredTable stored) {
    if (!stored.rules().equals(game.info().rulesVersion())) {
      throw Refusal.of(Code.OTHER_RULES, "game", game.info().id());
    }
    return new LiveTable<>(room, game, stored, room.store().events(stored.id()), this::forget);
  }

  /** What the store has of a table. */
  public StoredTable stored(String id) {
    return room.store().table(id).orElseThrow(() -> Refusal.of(Code.UNKNOWN_TABLE));
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
    return room.store().events(id);
  }

  /** Public tables, as {@code GET /api/tables} answers. */
  public String list(Listing listing, Language language) {
    Listing oneMore =
        new Listing(listing.game(), listing.status(), listing.before(), listing.most() + 1);
    List<StoredTable> found = room.store().tables(oneMore);
    List<String> written =
        found.stream().limit(listing.most()).map(table -> summary(table, language)).toList();
    return new JsonObject()
        .list("tables", written)
        .put("more", found.size() > listing.most())
        .toString();
  }

  private String summary(StoredTable table, Language language) {
    LiveTable<?, ?> known = live.get(table.id());
    return known == null
        ? TableWriter.write(
                table,
                TableWriter.Now.unknown(),
                room.tellings().of(game(table.game()), language).words())
            .toString()
        : known.describe(language);
  }

  private void forget(LiveTable<?, ?> table) {
    live.remove(table.id(), table);
  }

  private void forgetIdle() {
    for (String id : live.keySet()) {
      if (live.computeIfPresent(id, (_, table) -> table.isIdle() ? null : table) == null) {
        nodes().release(id);
      }
    }
  }

  /** Tells everybody, and forgets all tables; what was accepted is in the store. */
  @Override
  public void close() {
    room.thinkers().close();
    room.hints().close();
    room.time().close();
    live.values().forEach(LiveTable::dismiss);
    live.clear();
  }
}
