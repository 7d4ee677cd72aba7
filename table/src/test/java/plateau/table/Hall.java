package plateau.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.words.Language;
import plateau.players.seating.Advice;
import plateau.table.kept.Guests;
import plateau.table.kept.Peers;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.StoredSeat;
import plateau.table.message.Request;
import plateau.table.message.Tellings;
import plateau.table.order.NewTables;
import plateau.table.order.NewTables.NewTable;
import plateau.table.order.Token;

/**
 * Tables without a server: everything happens one after the other on the thread of the test, time
 * goes on by hand, and players think when the table has nothing else to do.
 */
final class Hall {

  /** A table as a visitor comes to it. */
  interface Door {
    void hear(Connection from, Request request);

    void left(Connection from);
  }

  private record Planned(long due, Runnable task) {}

  private final MemoryStore store = new MemoryStore();
  private final Deque<Runnable> turns = new ArrayDeque<>();
  private final List<Planned> planned = new ArrayList<>();
  private final Map<String, Table<?, ?>> tables = new HashMap<>();
  private final Map<String, Game<?, ?>> games = new HashMap<>();
  private final List<Throwable> failures = new ArrayList<>();
  private final Ports ports =
      new Ports(store, new Nobody(), new ByHand(), new InTurn(), new Tellings(), new Watching());
  private final NewTables newTables =
      new NewTables(new AtomicLong(1)::getAndIncrement, ports.timing()::now, Token::freshId);
  private boolean isBusy;
  private long now;

  MemoryStore store() {
    return store;
  }

  /** What went wrong at its tables. */
  List<Throwable> failures() {
    return failures;
  }

  static List<Game<?, ?>> games() {
    List<Game<?, ?>> games = new ArrayList<>();
    ServiceLoader.load(Game.class).forEach(games::add);
    games.sort(Comparator.comparing(game -> game.info().id()));
    return games;
  }

  /** A new table, as {@code POST /api/tables} makes it. */
  Made make(String order) {
    Request request = Request.read(order);
    String id = request.text("game");
    Game<?, ?> game =
        games().stream().filter(one -> one.info().id().equals(id)).findFirst().orElseThrow();
    return begin(game, request);
  }

  private <S extends State<S, M>, M> Made begin(Game<S, M> game, Request request) {
    NewTable<S, M> made = newTables.ordered(game, request);
    store.create(made.table(), made.events());
    games.put(made.table().id(), game);
    read(made.table().id());
    return new Made(this, made.table().id(), made.tokens());
  }

  /** Forgets a table, and reads it from the store again. */
  void read(String id) {
    read(Objects.requireNonNull(games.get(id)), id);
  }

  private <S extends State<S, M>, M> void read(Game<S, M> game, String id) {
    Table<S, M> table =
        new Table<>(ports, game, store.table(id).orElseThrow(), store.eventsBehind(id, -1));
    tables.put(id, table);
    inTurn(table::advance);
  }

  Table<?, ?> table(String id) {
    return Objects.requireNonNull(tables.get(id));
  }

  /** Does it, and whatever comes of it. */
  private void inTurn(Runnable task) {
    turns.add(task);
    if (isBusy) {
      return;
    }
    isBusy = true;
    try {
      while (!turns.isEmpty()) {
        turns.remove().run();
      }
    } finally {
      isBusy = false;
    }
  }

  /** Lets time pass, and does what has become due. */
  void pass(Duration duration) {
    now += duration.toMillis();
    List<Planned> due = planned.stream().filter(plan -> plan.due() <= now).toList();
    planned.removeAll(due);
    due.forEach(plan -> inTurn(plan.task()));
  }

  /** A table that was made, and the tokens of its seats. */
  record Made(Hall hall, String id, Map<Integer, String> tokens) {

    String token(int seat) {
      return Objects.requireNonNull(tokens.get(seat));
    }

    Visitor join(int seat) {
      return connect().send("type", "join", "lang", "en", "token", token(seat));
    }

    /** With what the moves lead to. */
    Visitor joinForeseeing(int seat) {
      return connect().send("type", "join", "lang", "en", "token", token(seat), "outlook", true);
    }

    Visitor watch() {
      return connect().send("type", "join", "lang", "en");
    }

    Visitor connect() {
      return new Visitor(
          new Door() {
            @Override
            public void hear(Connection from, Request request) {
              hall.inTurn(() -> hall.table(id).hear(from, request));
            }

            @Override
            public void left(Connection from) {
              hall.inTurn(() -> hall.table(id).left(from));
            }
          });
    }

    /** The table as everybody may see it. */
    Facts told(Language language) {
      return Facts.read(hall.table(id).describe(language));
    }

    void sitDown(StoredSeat seat) {
      hall.inTurn(() -> hall.table(id).sitDown(seat));
    }
  }

  private final class ByHand implements Timing {

    @Override
    public long now() {
      return now;
    }

    @Override
    public Later after(long ms, Runnable task) {
      Planned plan = new Planned(now + ms, task);
      planned.add(plan);
      return () -> planned.remove(plan);
    }
  }

  private final class InTurn implements Thinking {

    @Override
    public long nanoTime() {
      return System.nanoTime();
    }

    @Override
    public <M> void decide(Supplier<M> work, Consumer<M> then) {
      turns.add(() -> then.accept(work.get()));
    }

    @Override
    public <M> Optional<Timing.Later> advise(Supplier<Advice<M>> work, Consumer<Advice<M>> then) {
      Runnable task = () -> then.accept(work.get());
      turns.add(task);
      return Optional.of(() -> turns.remove(task));
    }
  }

  private final class Watching implements Observer {

    @Override
    public void moveAccepted() {}

    @Override
    public void refused() {}

    @Override
    public void decides() {}

    @Override
    public void failed(String what, Throwable why) {
      failures.add(why);
      if (!(why instanceof StoreFailure)) {
        throw new AssertionError(what, why);
      }
    }
  }

  private static final class Nobody implements Peers {

    private final Set<String> claimed = new HashSet<>();

    @Override
    public boolean claim(String table) {
      claimed.add(table);
      return true;
    }

    @Override
    public void release(String table) {
      claimed.remove(table);
    }

    @Override
    public void attend(String table, Guests here) {}

    @Override
    public Guests elsewhere(String table) {
      return Guests.NOBODY;
    }
  }
}
