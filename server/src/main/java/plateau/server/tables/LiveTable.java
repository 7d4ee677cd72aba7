package plateau.server.tables;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.arena.Finished;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.words.Language;
import plateau.server.minds.Minds;
import plateau.server.minds.ThinkingInTurn;
import plateau.server.operations.Failures;
import plateau.server.operations.Metrics;
import plateau.server.operations.Time;
import plateau.server.store.Store;
import plateau.server.wire.Asker;
import plateau.server.wire.Bots;
import plateau.server.wire.Visit;
import plateau.table.Connection;
import plateau.table.Ports;
import plateau.table.Table;
import plateau.table.Timing;
import plateau.table.kept.Event;
import plateau.table.kept.Overtaken;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TablePart;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;
import plateau.table.message.Tellings;

/**
 * A table in memory. Whatever comes from outside, on any thread, goes into its mailbox, and what
 * happens there is the table's turn.
 */
public final class LiveTable<S extends State<S, M>, M> {

  private static final long RETRY_MS = 2_000;

  /** What all tables of a server share. */
  record Services(Store store, Minds minds, Time time, Tellings tellings, Metrics metrics) {}

  private final Services services;
  private final String broughtBy;
  private final Table<S, M> table;
  private final Bots<S, M> bots;
  private final Mailbox mailbox;
  private final Set<TablePart> stale = ConcurrentHashMap.newKeySet();
  private volatile boolean isBroken;
  private volatile boolean isUsed;
  // Belongs to the mailbox: what could not be read or told is tried again later.
  private boolean isBehind;
  private volatile long touched;

  /**
   * One that comes into memory.
   *
   * @param broughtBy the address that has asked for it, {@link Asker#NOBODY} if none has
   */
  LiveTable(
      Services services,
      String broughtBy,
      Game<S, M> game,
      StoredTable stored,
      List<Event> events,
      Consumer<LiveTable<?, ?>> onFailure) {
    this.services = services;
    this.broughtBy = broughtBy;
    this.mailbox = new Mailbox(failure -> fail(failure, onFailure));
    Timing timing = new TimeInTurn(services.time(), this::post);
    Ports ports =
        new Ports(
            services.store(),
            services.store().nodes(),
            timing,
            new ThinkingInTurn(services.minds(), this::post),
            services.tellings(),
            services.metrics());
    this.table = new Table<>(ports, game, stored, events);
    this.bots = new Bots<>(table, timing);
    this.touched = services.time().now();
  }

  String id() {
    return table.id();
  }

  /** Whether this address has brought it into memory. */
  boolean isFrom(String address) {
    return broughtBy.equals(address);
  }

  /** Somebody with a browser. */
  public Visit visit(Connection connection) {
    return new Visit() {
      @Override
      public void hear(Request request) {
        doNow(() -> table.hear(connection, request));
      }

      @Override
      public void end() {
        post(() -> table.left(connection));
      }
    };
  }

  /** A program that speaks the bot protocol. */
  public Visit botVisit(Connection connection) {
    return new Visit() {
      @Override
      public void hear(Request request) {
        doNow(() -> bots.hear(connection, request));
      }

      @Override
      public void end() {
        post(() -> bots.hangUp(connection));
      }
    };
  }

  /** The table as JSON, as it is now. */
  public String describe(Language language) {
    return ask(() -> table.describe(language));
  }

  /** Sits down on an open seat. */
  public void sitDown(StoredSeat seat) {
    ask(
        () -> {
          table.sitDown(seat);
          return true;
        });
  }

  /** Sits down on all seats that are kept for whoever holds these tokens. */
  void takeKept(List<String> tokens) {
    ask(
        () -> {
          tokens.forEach(table::takeKept);
          return true;
        });
  }

  /** Lets computer players go on where they were. */
  void wake() {
    post(table::advance);
  }

  /**
   * The same, of a table that others may be at too. News that came while it was read from the store
   * has met no table here, so it looks again; chat and undo are read when somebody comes.
   */
  void wakeAmongOthers() {
    stale.addAll(EnumSet.of(TablePart.EVENTS, TablePart.SEATS, TablePart.GUESTS));
    post(
        () -> {
          table.announce();
          catchUp();
          table.advance();
        });
  }

  /** Another server has changed something. */
  void heard(TablePart part) {
    if (stale.add(part)) {
      post(this::catchUp);
    }
  }

  /** Other servers may have changed anything. */
  void missed() {
    stale.addAll(EnumSet.allOf(TablePart.class));
    post(
        () -> {
          table.doubt();
          table.announce();
          catchUp();
          table.advance();
        });
  }

  /** Somebody is about to use it: it must not be forgotten now. */
  LiveTable<S, M> touch() {
    touched = services.time().now();
    return this;
  }

  /** When it was asked for last. */
  long lastTouch() {
    return touched;
  }

  /** Whether nobody would miss it, nor has asked for it so recently. */
  boolean isUnusedFor(long ms) {
    return !isUsed && mailbox.isEmpty() && services.time().now() - touched > ms;
  }

  /** Tells everybody that the server goes down. */
  void dismiss() {
    ask(
        () -> {
          isBroken = true;
          sendAway();
          return true;
        });
  }

  private void post(Runnable task) {
    mailbox.post(() -> unlessBroken(task));
  }

  // A connection hears one message after the other, on a thread of its own: it may as well work.
  private void doNow(Runnable task) {
    mailbox.run(() -> unlessBroken(task));
  }

  private void unlessBroken(Runnable task) {
    if (!isBroken) {
      try {
        settle(task);
      } catch (StoreFailure away) {
        lookAgainLater(away);
      }
      isUsed = table.isUsed() || isBehind;
    }
  }

  // Nothing in memory is ahead of the store by a task that it refused, so nobody need be sent away:
  // once it answers again, everything is read anew and goes on from there.
  private void lookAgainLater(StoreFailure away) {
    if (!isBehind) {
      isBehind = true;
      Failures.log("a table cannot reach the store, and will look again", away);
      var _ = services.time().after(RETRY_MS, this::lookAgain);
    }
  }

  private void lookAgain() {
    post(() -> isBehind = false);
    missed();
  }

  // When another server was quicker, we read what it has done and try again; often that turns out
  // not to be possible any more.
  private void settle(Runnable task) {
    try {
      task.run();
    } catch (Overtaken _) {
      stale.addAll(EnumSet.allOf(TablePart.class));
      settle(this::catchUp);
      settle(task);
    }
  }

  // Each part is read after it is marked as fresh, so that nothing falls between.
  private void catchUp() {
    for (TablePart part : TablePart.values()) {
      if (stale.remove(part)) {
        table.catchUp(part);
      }
    }
  }

  private <T> T ask(Supplier<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    mailbox.post(
        () -> {
          try {
            settle(() -> answer.complete(question.get()));
          } catch (RuntimeException e) {
            answer.completeExceptionally(e);
          } catch (Error e) {
            // Whoever asked hears of it, and the table is read again as after any other.
            answer.completeExceptionally(e);
            throw e;
          }
        });
    return Finished.of(answer);
  }

  // What is in memory may be ahead of what is on disk: forget it, and let everybody come again.
  private void fail(Throwable failure, Consumer<LiveTable<?, ?>> onFailure) {
    isBroken = true;
    services.metrics().failed("a table failed and will be read again", failure);
    onFailure.accept(this);
    sendAway();
  }

  private void sendAway() {
    table.dismiss(Code.GOING_DOWN);
    bots.sendAway();
  }
}
