package plateau.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Seat;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.table.kept.Event;
import plateau.table.kept.Overtaken;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TableStore;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.SeatNames;
import plateau.table.message.Tellings;
import plateau.table.order.SeatBook;

/** How a table stands: its match, its seats, whose time runs. Belongs to the table's mailbox. */
final class TableState<S extends State<S, M>, M> {

  private final TableStore store;
  private final Timing timing;
  private final Tellings tellings;
  private final StoredTable stored;
  private final Position<S, M> position;
  private final SeatBook seats;
  private final Optional<Clocks> clocks;
  private final Map<Integer, Long> awaySince = new HashMap<>();
  private Status status;
  private Optional<Result> result;
  private long turnBegan;
  private StoredTable.Rematches rematches;

  TableState(Ports ports, Game<S, M> game, StoredTable stored, List<Event> events) {
    this.store = ports.store();
    this.timing = ports.timing();
    this.tellings = ports.tellings();
    this.stored = stored;
    this.position = Position.of(game, stored, events);
    this.seats = new SeatBook(stored.seats());
    this.clocks = stored.clock().map(control -> new Clocks(control, position));
    this.status = stored.status();
    this.result = stored.result();
    this.turnBegan = stored.turnBegan();
    this.rematches = stored.rematches();
    seats.all().forEach(seat -> leaves(seat.seat()));
    if (isSolo() && isPlaying() && !game.isCertain()) {
      position.reconsider(seats.people().getFirst().seat());
    }
  }

  String id() {
    return stored.id();
  }

  Position<S, M> position() {
    return position;
  }

  SeatBook seats() {
    return seats;
  }

  Words words(Language language) {
    return tellings.of(position.game(), language).words();
  }

  Status status() {
    return status;
  }

  boolean isPlaying() {
    return status == Status.PLAYING;
  }

  /** Refuses whatever only the seat may ask for that decides now, and knows of this event. */
  void checkTurn(int seat, int at) {
    switch (status) {
      case WAITING -> throw Refusal.of(Code.WAITING);
      case OVER -> throw Refusal.of(Code.OVER);
      case PLAYING -> {
        int toMove = position.match().toMove();
        if (seats.at(seat).standIn().isPresent()) {
          throw Refusal.of(Code.AWAY);
        }
        if (at != position.n()) {
          throw Refusal.of(Code.STALE);
        }
        if (toMove != seat) {
          throw Refusal.of(Code.NOT_YOUR_TURN, "name", nameOf(toMove));
        }
      }
    }
  }

  void begin() {
    long now = timing.now();
    store.begin(id(), now);
    status = Status.PLAYING;
    turnBegan = now;
  }

  void end(Result ending) {
    status = Status.OVER;
    result = Optional.of(ending);
  }

  /**
   * Changes a seat, durably.
   *
   * @throws Overtaken when it is not as we know it
   */
  void change(StoredSeat to) {
    StoredSeat from = seats.at(to.seat());
    if (!store.changeSeat(id(), from, to)) {
      throw new Overtaken("seat " + to.seat());
    }
    seats.put(to);
  }

  /** Takes over what another server has changed; whether it has. */
  boolean take(StoredTable now) {
    boolean isNew =
        !now.seats().equals(seats.all())
            || now.status() != status
            || !now.rematches().equals(rematches);
    rematches = now.rematches();
    now.seats().forEach(seats::put);
    turnBegan = now.turnBegan();
    // The end comes with the last event, and not before it.
    if (status == Status.WAITING && now.status() == Status.PLAYING) {
      status = Status.PLAYING;
    }
    return isNew;
  }

  /** An event is durable, and the match stands behind it; see {@link Position#note}. */
  void note(Event event, boolean isHarmless) {
    position.note(event, isHarmless);
    clocks.ifPresent(all -> all.note(event));
  }

  // --- time ---

  /** Whoever is to move starts to think now. */
  void beginTurn() {
    turnBegan = timing.now();
    store.beginTurn(id(), turnBegan);
  }

  // Times of the events, so that all servers mean the same; their clocks may differ a little.
  long turnMs() {
    return Math.max(0, timing.now() - Math.max(turnBegan, position.lastAt()));
  }

  Optional<Clocks> clocks() {
    return clocks;
  }

  /** The seat whose clock runs, or {@link Seat#OVER}. */
  int running() {
    return isPlaying() && seats.at(position.match().toMove()).deciding().isEmpty()
        ? position.match().toMove()
        : Seat.OVER;
  }

  void leaves(int seat) {
    awaySince.put(seat, timing.now());
  }

  /** How long nobody has been at this seat, if nobody is. */
  long awayMs(int seat) {
    return timing.now() - awaySince.getOrDefault(seat, timing.now());
  }

  // --- undo ---

  /** Whether one person plays with computer players alone. */
  boolean isSolo() {
    return seats.isSolo();
  }

  /** Whether people at this table may ask for hints. */
  boolean offersHints() {
    return stored.hints().allow(isSolo());
  }

  boolean canUndo(int seat) {
    if (!isPlaying() || seat == Seat.SPECTATOR) {
      return false;
    }
    return position
        .lastDecision(seat)
        .filter(step -> !isSolo() || position.isHarmlessFrom(step.number()))
        .isPresent();
  }

  // --- telling ---

  /** What people call this seat. */
  Named nameOf(int seat) {
    return new SeatNames.One(stored.id(), seats.all(), seat, this::words);
  }

  /** What is expected, of whom; for everybody else than whoever is asked. */
  Message expected() {
    return switch (status) {
      case WAITING -> Message.of("ask.waiting", "count", seats.missing());
      case OVER -> Message.of("ask.over");
      case PLAYING -> {
        int seat = position.match().toMove();
        String key = seats.at(seat).deciding().isPresent() ? "ask.computer" : "ask.other";
        yield Message.of(key, "name", nameOf(seat));
      }
    };
  }

  /** As the store would have it. */
  StoredTable snapshot() {
    return stored.standing(status, result, position.n(), seats.all()).meeting(rematches);
  }
}
