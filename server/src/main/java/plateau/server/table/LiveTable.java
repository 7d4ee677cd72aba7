package plateau.server.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.arena.Finished;
import plateau.kernel.Game;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.server.operations.Failures;
import plateau.server.operations.Metrics.Counter;
import plateau.server.store.Event;
import plateau.server.store.News.Part;
import plateau.server.store.Overtaken;
import plateau.server.store.SeatKind;
import plateau.server.store.StoreFailure;
import plateau.server.store.StoredSeat;
import plateau.server.store.StoredTable;
import plateau.server.table.Refusal.Code;

/**
 * A table in memory. Whatever comes from outside, on any thread, goes into its mailbox; what
 * happens there is done by the parts that it is made of.
 */
public final class LiveTable<S extends State<S, M>, M> {

  private static final long RETRY_MS = 2_000;

  private final TableServices services;
  private final String broughtBy;
  private final TableState<S, M> table;
  private final Audience<S, M> audience;
  private final Play<S, M> play;
  private final SeatDesk<S, M> seats;
  private final UndoDesk<S, M> undo;
  private final ChatBook chat;
  private final Mailbox mailbox;
  private final Set<Part> stale = ConcurrentHashMap.newKeySet();
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
      TableServices services,
      String broughtBy,
      Game<S, M> game,
      StoredTable stored,
      List<Event> events,
      Consumer<LiveTable<?, ?>> onFailure) {
    this.services = services;
    this.broughtBy = broughtBy;
    this.mailbox = new Mailbox(failure -> fail(failure, onFailure));
    this.table = new TableState<>(services, game, stored, events);
    this.audience = new Audience<>(table);
    UndoTalk talk = new UndoTalk();
    this.play = new Play<>(table, audience, talk, this::post);
    this.seats = new SeatDesk<>(table, audience, play);
    this.undo = new UndoDesk<>(table, audience, play, talk, this::post);
    this.chat = new ChatBook(services, stored.id());
    this.touched = services.now();
  }

  String id() {
    return table.id();
  }

  /** Whether this address has brought it into memory. */
  boolean isFrom(String address) {
    return broughtBy.equals(address);
  }

  // --- from outside, on any thread ---

  /** Somebody with a browser. */
  public Visit visit(Connection connection) {
    return new Visit() {
      @Override
      public void hear(Request request) {
        doNow(() -> handle(connection, request));
      }

      @Override
      public void end() {
        post(() -> leave(connection));
      }
    };
  }

  /** A program that speaks the bot protocol. */
  public Visit botVisit(Connection connection) {
    return new Visit() {
      @Override
      public void hear(Request request) {
        doNow(() -> play.bots().hear(connection, request, seats));
      }

      @Override
      public void end() {
        post(() -> play.bots().hangUp(connection));
      }
    };
  }

  /** The table as JSON, as it is now. */
  public String describe(Language language) {
    return ask(() -> audience.describe(language));
  }

  /** Sits down on an open seat. */
  public void sitDown(StoredSeat seat) {
    ask(
        () -> {
          seats.take(seat);
          return true;
        });
  }

  /** Sits down on all seats that are kept for whoever holds these tokens. */
  void takeKept(List<String> tokens) {
    ask(
        () -> {
          tokens.forEach(seats::takeKept);
          return true;
        });
  }

  /** Lets computer players go on where they were. */
  void wake() {
    post(play::advance);
  }

  /**
   * The same, of a table that others may be at too. News that came while it was read from the store
   * has met no table here, so it looks again; chat and undo are read when somebody comes.
   */
  void wakeAmongOthers() {
    stale.addAll(EnumSet.of(Part.EVENTS, Part.SEATS, Part.GUESTS));
    post(
        () -> {
          audience.announce();
          catchUp();
          play.advance();
        });
  }

  /** Another server has changed something. */
  void heard(Part part) {
    if (stale.add(part)) {
      post(this::catchUp);
    }
  }

  /** Other servers may have changed anything. */
  void missed() {
    stale.addAll(EnumSet.allOf(Part.class));
    post(
        () -> {
          play.claim().doubt();
          audience.announce();
          catchUp();
          play.advance();
        });
  }

  /** Somebody is about to use it: it must not be forgotten now. */
  LiveTable<S, M> touch() {
    touched = services.now();
    return this;
  }

  /** When it was asked for last. */
  long lastTouch() {
    return touched;
  }

  /** Whether nobody would miss it, nor has asked for it so recently. */
  boolean isUnusedFor(long ms) {
    return !isUsed && mailbox.isEmpty() && services.now() - touched > ms;
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
      isUsed = !audience.isEmpty() || play.isBusy() || isBehind;
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
      stale.addAll(EnumSet.allOf(Part.class));
      settle(this::catchUp);
      settle(task);
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
          }
        });
    return Finished.of(answer);
  }

  // What is in memory may be ahead of what is on disk: forget it, and let everybody come again.
  private void fail(Throwable failure, Consumer<LiveTable<?, ?>> onFailure) {
    isBroken = true;
    Failures.log("a table failed and will be read again", failure);
    services.metrics().count(Counter.FAILURES);
    onFailure.accept(this);
    sendAway();
  }

  private void sendAway() {
    audience.dismiss(Code.GOING_DOWN);
    play.bots().sendAway();
  }

  // --- in the mailbox ---

  // Each part is read after it is marked as fresh, so that nothing falls between.
  private void catchUp() {
    if (stale.remove(Part.EVENTS)) {
      play.catchUp();
    }
    if (stale.remove(Part.SEATS)) {
      seats.catchUp();
    }
    if (stale.remove(Part.UNDO)) {
      undo.catchUp();
    }
    if (stale.remove(Part.CHAT)) {
      chat.heard().ifPresent(audience::tell);
    }
    if (stale.remove(Part.GUESTS) && audience.lookElsewhere()) {
      seats.othersCame();
    }
  }

  private void handle(Connection from, Request request) {
    audience.of(from).ifPresentOrElse(guest -> obey(guest, request), () -> welcome(from, request));
  }

  private void welcome(Connection from, Request request) {
    try {
      join(from, request);
    } catch (Refusal refusal) {
      turnAway(from, request, refusal);
    } catch (StoreFailure failure) {
      turnAway(from, request, Refusal.of(Code.STORE_FAILED));
      throw failure;
    }
  }

  private void turnAway(Connection from, Request request, Refusal refusal) {
    Words words = table.words(request.language());
    from.refuse(refusal.code(), Messages.error(refusal.code(), words.say(refusal.message())));
  }

  private void join(Connection from, Request request) {
    if (!request.type().equals("join")) {
      throw Request.wrong("type", "join");
    }
    Optional<String> token = request.maybeText("token");
    token.ifPresent(seats::takeKept);
    int seat = token.map(this::seatOf).orElse(Seat.SPECTATOR);
    int have = request.maybeWhole("have").orElse(Guest.NOTHING);
    int haveChat = request.maybeWhole("haveChat").orElse(0);
    Guest guest = new Guest(from, seat, request.truth("outlook", false), request.language(), have);
    audience.add(guest);
    audience.tellTable();
    audience.sendView(guest);
    guest.send(chat.since(haveChat));
    undo.tell(guest);
  }

  private int seatOf(String token) {
    return table
        .seats()
        .heldWith(token)
        .filter(seat -> seat.kind() == SeatKind.PERSON)
        .orElseThrow(() -> Refusal.of(Code.WRONG_TOKEN))
        .seat();
  }

  private void leave(Connection from) {
    Optional<Guest> gone = audience.of(from);
    if (gone.isPresent()) {
      play.left(gone.get());
      audience.remove(from);
      audience.tellTable();
    }
  }

  private void obey(Guest guest, Request request) {
    try {
      carryOut(guest, request);
    } catch (Refusal refusal) {
      refuse(guest, request, refusal);
    } catch (StoreFailure failure) {
      Failures.log("something could not be kept", failure);
      refuse(guest, request, Refusal.of(Code.STORE_FAILED));
    }
  }

  private void refuse(Guest guest, Request request, Refusal refusal) {
    services.metrics().count(Counter.REFUSALS);
    Words words = table.words(guest.language());
    guest.send(Messages.refused(request.fields().get("id"), refusal, words));
    audience.sendView(guest);
  }

  private void carryOut(Guest guest, Request request) {
    switch (request.type()) {
      case "move" -> play.move(guest, request.id(), request.whole("at"), request.text("move"));
      case "preview" ->
          play.preview(guest, request.id(), request.whole("at"), request.text("move"));
      case "why" -> play.why(guest, request.id(), request.whole("at"), request.maybeText("thing"));
      case "hint" -> play.hint(guest, request.id(), request.whole("at"));
      case "chat" ->
          chat.add(table.seats().at(guest.seatOrRefuse()), request.id(), request.text("text"))
              .ifPresent(audience::tell);
      case "undo" -> undo.ask(guest);
      case "undo-answer" -> undo.answer(guest, request.truth("agree", false));
      case "leave" -> seats.leave(guest, request.maybeText("player"));
      case "return" -> seats.comeBack(guest);
      case "replace" -> seats.replace(guest, request.whole("seat"), request.maybeText("player"));
      case "lang" -> {
        guest.speak(request.language());
        audience.sendTable(guest);
        audience.sendView(guest);
      }
      case "ping" -> guest.send(JsonObject.ofType("pong").put("id", request.id()).toString());
      default -> throw Request.wrong("type", "move, chat, undo…");
    }
  }
}
