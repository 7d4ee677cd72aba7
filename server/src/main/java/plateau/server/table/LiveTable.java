package plateau.server.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.arena.Finished;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.server.Metrics.Counter;
import plateau.server.store.Event;
import plateau.server.store.SeatKind;
import plateau.server.store.Status;
import plateau.server.store.StoredSeat;
import plateau.server.store.StoredTable;
import plateau.server.table.Refusal.Code;

/**
 * A table in memory: its match, who sits there and who looks on. Everything happens in its mailbox,
 * one thing after another; every move is durable before anybody is told.
 */
public final class LiveTable<S extends State<S, M>, M> {

  private static final long AWAY_MS = 60_000;
  private static final long IDLE_MS = 60_000;

  private final Room room;
  private final StoredTable stored;
  private final Position<S, M> position;
  private final SeatBook seats;
  private final Computers<S, M> computers;
  private final Optional<Clocks> clocks;
  private final ChatBook chat;
  private final UndoTalk undo = new UndoTalk();
  private final Map<Connection, Guest> guests = new LinkedHashMap<>();
  private final Map<Integer, Long> awaySince = new HashMap<>();
  private final Mailbox mailbox;
  private Status status;
  private Optional<Result> result;
  private long turnBegan;
  private @Nullable Future<?> clockTimer;
  private volatile boolean isBroken;
  private volatile boolean isWatched;
  private volatile boolean isBusy;
  private volatile long touched;

  LiveTable(
      Room room,
      Game<S, M> game,
      StoredTable stored,
      List<Event> events,
      Consumer<LiveTable<?, ?>> onFailure) {
    this.room = room;
    this.stored = stored;
    this.position = Position.of(game, stored, events);
    this.seats = new SeatBook(stored.seats());
    this.computers = new Computers<>(room, game, stored.seed());
    this.clocks = stored.clock().map(Clocks::new);
    this.chat = new ChatBook(room, stored.id());
    this.status = stored.status();
    this.result = stored.result();
    this.turnBegan = room.now();
    this.touched = room.now();
    seats.all().forEach(seat -> awaySince.put(seat.seat(), room.now()));
    this.mailbox = new Mailbox(failure -> fail(failure, onFailure));
  }

  String id() {
    return stored.id();
  }

  // --- from outside, on any thread ---

  /** Takes part: the first message of a connection is its {@code join}. */
  public void hear(Connection from, Request request) {
    post(() -> handle(from, request));
  }

  public void hangUp(Connection from) {
    post(() -> remove(from));
  }

  /** The table as JSON, as it is now. */
  public String describe(Language language) {
    return ask(() -> written(language));
  }

  /** Sits down on an open seat. */
  public void sitDown(StoredSeat seat) {
    ask(
        () -> {
          takeSeat(seat);
          return true;
        });
  }

  /** Lets computer players go on where they were. */
  void wake() {
    post(this::advance);
  }

  /** Somebody is about to use it: it must not be forgotten now. */
  LiveTable<S, M> touch() {
    touched = room.now();
    return this;
  }

  /** Whether nobody would miss it. */
  boolean isIdle() {
    return !isWatched && !isBusy && mailbox.isEmpty() && room.now() - touched > IDLE_MS;
  }

  /** Tells everybody that the server goes down. */
  void dismiss() {
    ask(
        () -> {
          guests.values().forEach(guest -> refuse(guest, Code.GOING_DOWN));
          guests.clear();
          isBroken = true;
          return true;
        });
  }

  private void post(Runnable task) {
    mailbox.post(
        () -> {
          if (!isBroken) {
            task.run();
          }
        });
  }

  private <T> T ask(Supplier<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    mailbox.post(
        () -> {
          try {
            answer.complete(question.get());
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
    room.metrics().count(Counter.FAILURES);
    onFailure.accept(this);
    guests.values().forEach(guest -> refuse(guest, Code.GOING_DOWN));
    guests.clear();
  }

  private void refuse(Guest guest, Code code) {
    Words words = words(guest.language());
    guest.connection().refuse(code, Messages.error(code, words.say("refusal." + code.id())));
  }

  // --- in the mailbox ---

  private void handle(Connection from, Request request) {
    Guest guest = guests.get(from);
    if (guest == null) {
      welcome(from, request);
      return;
    }
    try {
      obey(guest, request);
    } catch (Refusal refusal) {
      if (request.fields().get("type") instanceof String type && type.equals("move")) {
        room.metrics().count(Counter.MOVES_REFUSED);
      }
      Object id = request.fields().get("id");
      guest.send(Messages.refused(id, refusal, words(guest.language())));
      sendView(guest);
    }
  }

  private void welcome(Connection from, Request request) {
    try {
      join(from, request);
    } catch (Refusal refusal) {
      Words words = words(Language.ENGLISH);
      from.refuse(refusal.code(), Messages.error(refusal.code(), words.say(refusal.told())));
    }
  }

  private void obey(Guest guest, Request request) {
    switch (request.type()) {
      case "move" -> move(guest, request.id(), request.whole("at"), request.text("move"));
      case "preview" -> preview(guest, request.id(), request.whole("at"), request.text("move"));
      case "chat" -> say(guest, request.text("text"));
      case "undo" -> askUndo(guest);
      case "undo-answer" -> answerUndo(guest, request.truth("agree", false));
      case "leave" -> leave(guest, request.maybeText("player"));
      case "return" -> comeBack(guest);
      case "replace" -> replace(guest, request.whole("seat"), request.maybeText("player"));
      case "lang" -> {
        guest.speak(request.language());
        guest.send(tableMessage(guest));
        sendView(guest);
      }
      case "ping" -> guest.send(JsonObject.ofType("pong").put("id", request.id()).toString());
      default -> throw Request.wrong("type", "move, chat, undo…");
    }
  }

  private void join(Connection from, Request request) {
    if (!request.type().equals("join")) {
      throw Request.wrong("type", "join");
    }
    int seat = request.maybeText("token").map(this::seatOf).orElse(Seat.SPECTATOR);
    Language language = request.language();
    int have = request.maybeWhole("have").orElse(Guest.NOTHING);
    int haveChat = request.maybeWhole("haveChat").orElse(0);
    Guest guest = new Guest(from, seat, language, have);
    guests.put(from, guest);
    isWatched = true;
    tellTable();
    sendView(guest);
    guest.send(chat.since(haveChat));
    undo.told(seats, words(language)).ifPresent(guest::send);
  }

  private int seatOf(String token) {
    return seats
        .heldWith(token)
        .filter(seat -> seat.kind() == SeatKind.PERSON)
        .orElseThrow(() -> Refusal.of(Code.WRONG_TOKEN))
        .seat();
  }

  private void remove(Connection from) {
    Guest guest = guests.remove(from);
    if (guest == null) {
      return;
    }
    isWatched = !guests.isEmpty();
    if (!guest.isSpectator() && !present().contains(guest.seat())) {
      awaySince.put(guest.seat(), room.now());
    }
    tellTable();
  }

  private void move(Guest guest, String id, int at, String text) {
    int seat = seatOf(guest);
    Optional<Integer> before = position.accepted(seat, id);
    if (before.isPresent()) {
      guest.send(Messages.accepted(id, before.get()));
      return;
    }
    checkTurn(seat, at);
    S previous = match().state();
    switch (match().play(seat, text)) {
      case Answer.Accepted accepted -> {
        commit(accepted, id, tellsNothing(previous, accepted));
        guest.send(Messages.accepted(id, position.n()));
        tellViews();
        advance();
      }
      case Answer.Refused(Message reason, _) -> throw new Refusal(Code.ILLEGAL, reason);
      case Answer.Asks _ -> throw new IllegalStateException("dice of a seed never ask");
    }
  }

  private int seatOf(Guest guest) {
    if (guest.isSpectator()) {
      throw Refusal.of(Code.SPECTATOR);
    }
    return guest.seat();
  }

  private void checkTurn(int seat, int at) {
    switch (status) {
      case WAITING -> throw Refusal.of(Code.WAITING);
      case OVER -> throw Refusal.of(Code.OVER);
      case PLAYING -> {
        if (seats.at(seat).standIn().isPresent()) {
          throw Refusal.of(Code.AWAY);
        }
        if (at != position.n()) {
          throw Refusal.of(Code.STALE);
        }
        if (match().toMove() != seat) {
          throw Refusal.of(Code.NOT_YOUR_TURN, "name", seats.nameOf(match().toMove()));
        }
      }
    }
  }

  // Only somebody who plays alone ever asks.
  private boolean tellsNothing(S before, Answer.Accepted accepted) {
    return isSolo()
        && accepted.step().draws().isEmpty()
        && game()
            .notation()
            .read(accepted.step().move())
            .filter(move -> Disclosure.isNone(game(), before, match().state(), move))
            .isPresent();
  }

  private void commit(Answer.Accepted accepted, String clientId, boolean isHarmless) {
    long now = room.now();
    Event event = position.event(accepted, clientId, now, now - turnBegan);
    Optional<Result> ending =
        match().isOver() ? Optional.of(match().state().result()) : Optional.empty();
    room.store().append(stored.id(), event, ending);
    room.metrics().count(Counter.MOVES_ACCEPTED);
    position.note(event, isHarmless);
    turnBegan = now;
    undo.endedByMove(seats).ifPresent(this::tellUndoEnded);
    if (ending.isPresent()) {
      status = Status.OVER;
      result = ending;
      tellTable();
    }
  }

  private void preview(Guest guest, String id, int at, String text) {
    int seat = seatOf(guest);
    checkTurn(seat, at);
    if (!game().isCertain()) {
      throw Refusal.of(Code.NO_PREVIEW);
    }
    Telling<S, M> telling = room.tellings().of(game(), guest.language());
    guest.send(Preview.write(position, telling, id, seat, text));
  }

  private void say(Guest guest, String text) {
    StoredSeat seat = seats.at(seatOf(guest));
    String lines = chat.add(seat, text);
    guests.values().forEach(other -> other.send(lines));
  }

  // --- computer players, bots, clocks ---

  private void advance() {
    stopClock();
    isBusy = computers.isThinking();
    if (status != Status.PLAYING || computers.isThinking()) {
      return;
    }
    int seat = match().toMove();
    if (seats.at(seat).deciding().isPresent()) {
      isBusy = true;
      int asked = position.n();
      computers.think(seats, position, move -> post(() -> decided(asked, seat, move)));
    } else {
      startClock(seat);
    }
  }

  private void decided(int asked, int seat, M move) {
    computers.done();
    if (asked == position.n()
        && status == Status.PLAYING
        && seats.at(seat).deciding().isPresent()
        && match().play(seat, game().notation().write(move)) instanceof Answer.Accepted accepted) {
      commit(accepted, "", game().isCertain());
      tellViews();
    }
    advance();
  }

  private void startClock(int seat) {
    if (clocks.isEmpty()) {
      return;
    }
    isBusy = true;
    int asked = position.n();
    long left = clocks.get().leftMs(position, seat, room.now() - turnBegan);
    clockTimer = room.timers().after(left, () -> post(() -> runOut(asked, seat)));
  }

  private void stopClock() {
    if (clockTimer != null) {
      clockTimer.cancel(false);
      clockTimer = null;
    }
  }

  private void runOut(int asked, int seat) {
    if (asked == position.n() && status == Status.PLAYING) {
      put(seats.at(seat).outOfTime(StandIn.of(game())));
    }
  }

  // --- seats ---

  private void takeSeat(StoredSeat seat) {
    if (seats.at(seat.seat()).kind() != SeatKind.OPEN
        || !room.store().takeSeat(stored.id(), seat)) {
      throw Refusal.of(Code.SEAT_TAKEN);
    }
    seats.put(seat);
    awaySince.put(seat.seat(), room.now());
    changed();
  }

  private void leave(Guest guest, Optional<String> player) {
    StoredSeat seat = seats.at(seatOf(guest));
    if (seat.standIn().isPresent()) {
      throw Refusal.of(Code.AWAY);
    }
    put(seat.withStandIn(Optional.of(StandIn.named(game(), player))));
  }

  private void comeBack(Guest guest) {
    StoredSeat seat = seats.at(seatOf(guest));
    if (seat.isOutOfTime()) {
      throw Refusal.of(Code.NO_TIME);
    }
    if (seat.standIn().isEmpty()) {
      throw Refusal.of(Code.NOT_AWAY);
    }
    turnBegan = room.now();
    put(seat.withStandIn(Optional.empty()));
  }

  private void replace(Guest guest, int number, Optional<String> player) {
    seatOf(guest);
    if (number < 0 || number >= seats.size()) {
      throw Refusal.of(Code.NO_SUCH_SEAT);
    }
    StoredSeat seat = seats.at(number);
    String name = StandIn.named(game(), player);
    switch (seat.kind()) {
      case OPEN -> put(StoredSeat.computer(number, name));
      case COMPUTER -> throw Refusal.of(Code.PRESENT);
      case PERSON, BOT -> {
        long since = awaySince.getOrDefault(number, room.now());
        if (present().contains(number)
            || seat.standIn().isPresent()
            || room.now() - since < AWAY_MS) {
          throw Refusal.of(Code.PRESENT);
        }
        put(seat.withStandIn(Optional.of(name)));
      }
    }
  }

  private void put(StoredSeat seat) {
    room.store().putSeat(stored.id(), seat);
    seats.put(seat);
    computers.forget();
    changed();
  }

  // Seats have changed: perhaps the match can begin, perhaps somebody else decides now.
  private void changed() {
    if (status == Status.WAITING && seats.count(SeatKind.OPEN) == 0) {
      room.store().putStatus(stored.id(), Status.PLAYING);
      status = Status.PLAYING;
      turnBegan = room.now();
    }
    tellTable();
    tellViews();
    advance();
  }

  // --- undo ---

  private boolean isSolo() {
    return seats.count(SeatKind.OPEN) == 0
        && seats.count(SeatKind.BOT) == 0
        && seats.people().size() == 1
        && seats.count(SeatKind.PERSON) == 1;
  }

  private boolean canUndo(int seat) {
    if (status != Status.PLAYING || seat == Seat.SPECTATOR) {
      return false;
    }
    return position
        .lastDecision(seat)
        .filter(step -> !isSolo() || position.isHarmlessFrom(step.number()))
        .isPresent();
  }

  private void askUndo(Guest guest) {
    int seat = seatOf(guest);
    if (!canUndo(seat)) {
      throw Refusal.of(Code.NO_UNDO);
    }
    int target = position.lastDecision(seat).orElseThrow().number() - 1;
    if (undo.open(seat, target, position.n(), seats)) {
      takeBack();
      return;
    }
    tellUndo();
    int asked = undo.number();
    var _ =
        room.timers()
            .after(
                UndoTalk.PATIENCE_MS,
                () -> post(() -> undo.expired(asked).ifPresent(this::tellUndoEnded)));
  }

  private void answerUndo(Guest guest, boolean agree) {
    int seat = seatOf(guest);
    if (!undo.isOpenFor(seat)) {
      throw Refusal.of(Code.NO_UNDO);
    }
    if (!agree) {
      tellUndoEnded(undo.refusedBy(seat, seats));
    } else if (undo.agreedBy(seat)) {
      takeBack();
    } else {
      tellUndo();
    }
  }

  private void takeBack() {
    UndoTalk.Ended done = undo.done();
    Event event = new Event.TakenBack(position.n() + 1, room.now(), done.by(), done.target());
    room.store().append(stored.id(), event, Optional.empty());
    match().backTo(done.target());
    position.note(event, true);
    computers.forget();
    turnBegan = room.now();
    tellUndoEnded(done);
    tellViews();
    advance();
  }

  private void tellUndo() {
    guests
        .values()
        .forEach(guest -> undo.told(seats, words(guest.language())).ifPresent(guest::send));
  }

  private void tellUndoEnded(UndoTalk.Ended ended) {
    guests.values().forEach(guest -> guest.send(ended.written(words(guest.language()))));
  }

  // --- telling ---

  private void tellViews() {
    ViewWriter<S, M> writer = writer();
    guests.values().forEach(guest -> sendView(guest, writer));
  }

  private void sendView(Guest guest) {
    sendView(guest, writer());
  }

  private void sendView(Guest guest, ViewWriter<S, M> writer) {
    guest.send(writer.write(guest.seat(), guest.language(), guest.have(), canUndo(guest.seat())));
    guest.has(position.n());
  }

  private ViewWriter<S, M> writer() {
    boolean isPlaying = status == Status.PLAYING;
    int running =
        isPlaying && seats.at(match().toMove()).deciding().isEmpty() ? match().toMove() : -1;
    @Nullable String times =
        clocks.map(all -> all.written(position, running, room.now() - turnBegan)).orElse(null);
    return new ViewWriter<>(
        position, room.tellings(), new ViewWriter.Moment(isPlaying, expected(), times));
  }

  private Message expected() {
    return switch (status) {
      case WAITING -> Message.of("ask.waiting", "count", seats.count(SeatKind.OPEN));
      case OVER -> Message.of("ask.over");
      case PLAYING -> {
        int seat = match().toMove();
        String key = seats.at(seat).deciding().isPresent() ? "ask.computer" : "ask.other";
        yield Message.of(key, "name", seats.nameOf(seat));
      }
    };
  }

  private void tellTable() {
    Map<Language, String> written = new HashMap<>();
    for (Guest guest : guests.values()) {
      guest.send(written.computeIfAbsent(guest.language(), language -> tableMessage(guest)));
    }
  }

  private String tableMessage(Guest guest) {
    return JsonObject.ofType("table").raw("table", written(guest.language())).toString();
  }

  private String written(Language language) {
    int spectators = (int) guests.values().stream().filter(Guest::isSpectator).count();
    TableWriter.Now now =
        new TableWriter.Now(
            match().lastStep(),
            match().isOver() ? null : (Integer) match().toMove(),
            present(),
            spectators);
    return TableWriter.write(snapshot(), now, words(language)).toString();
  }

  private StoredTable snapshot() {
    return new StoredTable(
        stored.id(),
        stored.game(),
        stored.rules(),
        stored.options(),
        stored.isPublic(),
        stored.seed(),
        stored.fork(),
        stored.clock(),
        stored.created(),
        status,
        result,
        position.n(),
        seats.all());
  }

  private Set<Integer> present() {
    return guests.values().stream()
        .filter(guest -> !guest.isSpectator())
        .map(Guest::seat)
        .collect(Collectors.toSet());
  }

  private Words words(Language language) {
    return room.tellings().of(game(), language).words();
  }

  private Match<S, M> match() {
    return position.match();
  }

  private Game<S, M> game() {
    return position.game();
  }
}
