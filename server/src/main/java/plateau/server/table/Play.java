package plateau.server.table;

import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Result;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;
import plateau.server.Metrics.Counter;
import plateau.server.store.Event;
import plateau.server.store.SeatKind;
import plateau.server.store.StoreFailure;
import plateau.server.table.Refusal.Code;

/**
 * The match of a table as it goes on: moves are checked, made durable, and then told; whoever
 * decides next is asked. Belongs to the table's mailbox.
 */
final class Play<S extends State<S, M>, M> {

  private static final long RETRY_MS = 2_000;

  private final TableState<S, M> table;
  private final Audience<S, M> audience;
  private final Computers<S, M> computers;
  private final Bots<S, M> bots;
  private final Hints<S, M> hints;
  private final Consumer<Runnable> mailbox;
  private final UndoTalk undo;
  // When a clock runs out, or when a move that could not be kept is tried again.
  private @Nullable Future<?> timer;

  Play(TableState<S, M> table, Audience<S, M> audience, UndoTalk undo, Consumer<Runnable> mailbox) {
    this.table = table;
    this.audience = audience;
    this.undo = undo;
    this.mailbox = mailbox;
    this.computers = new Computers<>(table.room(), table.game(), table.snapshot().seed());
    this.bots = new Bots<>(table, audience, this, mailbox);
    this.hints = new Hints<>(table, mailbox);
  }

  Bots<S, M> bots() {
    return bots;
  }

  /** Whether it goes on by itself, without anybody at the table. */
  boolean isBusy() {
    return computers.isThinking() || hints.isBusy() || timer != null;
  }

  /** A person's move. */
  void move(Guest guest, String id, int at, String text) {
    int seat = guest.seatOrRefuse();
    Optional<Integer> before = table.position().accepted(seat, id);
    if (before.isPresent()) {
      guest.send(Messages.accepted(id, before.get()));
      return;
    }
    checkTurn(seat, at);
    S previous = table.match().state();
    switch (table.match().play(seat, text)) {
      case Answer.Accepted accepted -> {
        commit(accepted, id, tellsNothing(previous, accepted), "");
        guest.sendAhead(Messages.accepted(id, table.position().n()));
        audience.tellViews();
        advance();
      }
      case Answer.Refused(Message reason, _) -> throw new Refusal(Code.ILLEGAL, reason);
      case Answer.Asks _ -> throw new IllegalStateException("dice of a seed never ask");
    }
  }

  /** What a person's move would do. */
  void preview(Guest guest, String id, int at, String text) {
    int seat = guest.seatOrRefuse();
    checkTurn(seat, at);
    if (!table.game().isCertain()) {
      throw Refusal.of(Code.NO_PREVIEW);
    }
    Telling<S, M> telling = table.room().tellings().of(table.game(), guest.language());
    guest.send(Preview.write(table.position(), telling, id, seat, text));
  }

  /** What a good player would do in a person's place. */
  void hint(Guest guest, String id, int at) {
    checkTurn(guest.seatOrRefuse(), at);
    hints.ask(guest, id);
  }

  private void checkTurn(int seat, int at) {
    switch (table.status()) {
      case WAITING -> throw Refusal.of(Code.WAITING);
      case OVER -> throw Refusal.of(Code.OVER);
      case PLAYING -> {
        int toMove = table.match().toMove();
        if (table.seats().at(seat).standIn().isPresent()) {
          throw Refusal.of(Code.AWAY);
        }
        if (at != table.position().n()) {
          throw Refusal.of(Code.STALE);
        }
        if (toMove != seat) {
          throw Refusal.of(Code.NOT_YOUR_TURN, "name", table.seats().nameOf(toMove));
        }
      }
    }
  }

  // Only somebody who plays alone ever asks.
  private boolean tellsNothing(S before, Answer.Accepted accepted) {
    return table.isSolo()
        && accepted.step().draws().isEmpty()
        && table
            .game()
            .notation()
            .read(accepted.step().move())
            .filter(move -> Disclosure.isNone(table.game(), before, table.match().state(), move))
            .isPresent();
  }

  /**
   * A move that somebody else than a person has chosen; the reason when it is refused.
   *
   * @param note what a program noted beside it, an object of JSON; empty for nothing
   */
  Optional<Message> playFor(int seat, String text, String note) {
    return switch (table.match().play(seat, text)) {
      case Answer.Accepted accepted -> {
        commit(accepted, "", table.game().isCertain(), note);
        audience.tellViews();
        yield Optional.empty();
      }
      case Answer.Refused(Message reason, _) -> Optional.of(reason);
      case Answer.Asks _ -> throw new IllegalStateException("dice of a seed never ask");
    };
  }

  private void commit(Answer.Accepted accepted, String clientId, boolean isHarmless, String note) {
    Event event =
        table.position().event(accepted, clientId, table.room().now(), table.turnMs(), note);
    Optional<Result> ending =
        table.match().isOver() ? Optional.of(table.match().state().result()) : Optional.empty();
    keep(event, accepted.step(), ending);
    table.room().metrics().count(Counter.MOVES_ACCEPTED);
    table.position().note(event, isHarmless);
    hints.forgetOld();
    table.beginTurn();
    undo.endedByMove(table.seats()).ifPresent(ended -> audience.tell(ended::written));
    ending.ifPresent(this::end);
  }

  // When the disk is full the move is refused, and memory must not be ahead of what was kept.
  private void keep(Event event, Step step, Optional<Result> ending) {
    try {
      table.room().store().append(table.id(), event, ending);
    } catch (StoreFailure failure) {
      table.match().backTo(step.number() - 1);
      Failures.log("a move could not be kept", failure);
      throw Refusal.of(Code.STORE_FAILED);
    }
  }

  private void end(Result ending) {
    table.end(ending);
    audience.tellTable();
    bots.dismiss(ending);
  }

  /** Takes back every step after this one. */
  void takeBack(int seat, int step) {
    Event event = new Event.TakenBack(table.position().n() + 1, table.room().now(), seat, step);
    table.room().store().append(table.id(), event, Optional.empty());
    table.match().backTo(step);
    table.position().note(event, true);
    hints.forgetOld();
    seatsChanged();
    table.beginTurn();
    audience.tellViews();
    advance();
  }

  /** Somebody else sits somewhere, or time went back. */
  void seatsChanged() {
    computers.forget();
  }

  /** Asks whoever decides now, unless it is a person. */
  void advance() {
    stopTimer();
    if (!table.isPlaying() || computers.isThinking()) {
      return;
    }
    int seat = table.match().toMove();
    if (table.seats().at(seat).deciding().isPresent()) {
      int asked = table.position().n();
      computers.think(
          table.seats(),
          table.position(),
          move -> mailbox.accept(() -> decided(asked, seat, move)));
    } else {
      if (table.seats().at(seat).kind() == SeatKind.BOT) {
        bots.ask(seat);
      }
      startClock(seat);
    }
  }

  // Meanwhile its person may have come back, or a move may have been taken back.
  private void decided(int asked, int seat, M move) {
    computers.done();
    try {
      playIfAsked(asked, seat, move);
      advance();
    } catch (Refusal notKept) {
      timer = table.room().time().after(RETRY_MS, () -> mailbox.accept(this::advance));
    }
  }

  private void playIfAsked(int asked, int seat, M move) {
    if (asked == table.position().n()
        && table.isPlaying()
        && table.seats().at(seat).deciding().isPresent()) {
      playFor(seat, table.game().notation().write(move), "");
    }
  }

  private void startClock(int seat) {
    if (table.clocks().isEmpty()) {
      return;
    }
    int asked = table.position().n();
    long left = table.clocks().get().leftMs(table.position(), seat, table.turnMs());
    timer = table.room().time().after(left, () -> mailbox.accept(() -> runOut(asked, seat)));
  }

  private void stopTimer() {
    if (timer != null) {
      timer.cancel(false);
      timer = null;
    }
  }

  private void runOut(int asked, int seat) {
    if (asked != table.position().n() || table.running() == Seat.OVER) {
      return;
    }
    String player = StandIn.of(table.game(), table.match().setup(), seat);
    var out = table.seats().at(seat).outOfTime(player);
    table.room().store().putSeat(table.id(), out);
    table.seats().put(out);
    seatsChanged();
    audience.tellTable();
    audience.tellViews();
    advance();
  }
}
