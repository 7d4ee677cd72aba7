package plateau.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Step;
import plateau.kernel.outlook.Hindrance;
import plateau.kernel.words.Message;
import plateau.server.operations.Failures;
import plateau.server.operations.Metrics.Counter;
import plateau.server.store.Event;
import plateau.server.store.SeatKind;
import plateau.server.store.SeqTaken;
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
  private final Claim claim;
  // When a clock runs out, or when what could not be done is tried again.
  private @Nullable Future<?> timer;

  Play(TableState<S, M> table, Audience<S, M> audience, UndoTalk undo, Consumer<Runnable> mailbox) {
    this.table = table;
    this.audience = audience;
    this.undo = undo;
    this.mailbox = mailbox;
    this.claim = new Claim(table.services().store().nodes(), table.id());
    this.computers = new Computers<>(table.services(), table.game(), table.snapshot().seed());
    this.bots = new Bots<>(table, audience, this, mailbox);
    this.hints = new Hints<>(table, mailbox);
  }

  Bots<S, M> bots() {
    return bots;
  }

  /** Whether it goes on by itself, without anybody at the table. */
  boolean isBusy() {
    return computers.isThinking() || hints.isBusy() || (timer != null && claim.wasOurs());
  }

  Claim claim() {
    return claim;
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
        commit(accepted, id, tellsNothing(previous, accepted.step()), "");
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
    Telling<S, M> telling = table.services().tellings().of(table.game(), guest.language());
    guest.send(Preview.write(table.position(), telling, id, seat, text));
  }

  /** Why a person cannot choose the thing that it points at, or all that it cannot choose. */
  void why(Guest guest, String id, int at, Optional<String> thing) {
    int seat = guest.seatOrRefuse();
    checkTurn(seat, at);
    Game<S, M> game = table.game();
    S state = table.match().state();
    List<Hindrance> hindrances =
        thing
            .map(
                name -> Hindrance.why(game, state, seat, name).map(why -> new Hindrance(name, why)))
            .map(one -> one.stream().toList())
            .orElseGet(() -> Hindrance.of(game, state, seat));
    guest.send(Messages.why(id, at, hindrances, table.words(guest.language())));
  }

  /** What a good player would do in a person's place. */
  void hint(Guest guest, String id, int at) {
    checkTurn(guest.seatOrRefuse(), at);
    hints.ask(guest, id);
  }

  /** Somebody has hung up. */
  void left(Guest guest) {
    hints.left(guest);
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
          throw Refusal.of(Code.NOT_YOUR_TURN, "name", table.nameOf(toMove));
        }
      }
    }
  }

  // Only somebody who plays alone ever asks.
  private boolean tellsNothing(S before, Step step) {
    return table.isSolo()
        && step.draws().isEmpty()
        && table
            .game()
            .notation()
            .read(step.move())
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
        table.position().event(accepted, clientId, table.services().now(), table.turnMs(), note);
    Optional<Result> ending =
        table.match().isOver() ? Optional.of(table.match().state().result()) : Optional.empty();
    keep(event, accepted.step(), ending);
    table.services().metrics().count(Counter.MOVES_ACCEPTED);
    note(event, isHarmless);
    ending.ifPresent(this::end);
  }

  // When somebody was quicker, or the disk is full, memory must not be ahead of what was kept.
  private void keep(Event event, Step step, Optional<Result> ending) {
    try {
      table.services().store().append(table.id(), event, ending);
    } catch (SeqTaken overtaken) {
      table.match().backTo(step.number() - 1);
      throw overtaken;
    } catch (StoreFailure failure) {
      table.match().backTo(step.number() - 1);
      Failures.log("a move could not be kept", failure);
      throw Refusal.of(Code.STORE_FAILED);
    }
  }

  private void note(Event event, boolean isHarmless) {
    table.note(event, isHarmless);
    hints.forgetOld();
    undo.endedBy(event, table::nameOf).ifPresent(ended -> audience.tell(ended::written));
  }

  private void end(Result ending) {
    table.end(ending);
    audience.tellTable();
    bots.dismiss(ending);
    claim.giveUp();
  }

  /** Plays what other servers have written meanwhile. */
  void catchUp() {
    List<Event> missed = table.services().store().eventsBehind(table.id(), table.position().n());
    if (missed.isEmpty()) {
      return;
    }
    missed.forEach(this::follow);
    if (table.match().isOver()) {
      end(table.match().state().result());
    }
    audience.tellViews();
    advance();
  }

  private void follow(Event event) {
    if (event.seq() != table.position().n() + 1) {
      throw new IllegalStateException("event " + event.seq() + " is not the next one");
    }
    switch (event) {
      case Event.Played played -> {
        S previous = table.match().state();
        replay(played.step());
        boolean isPersons = !played.clientId().isEmpty();
        note(event, isPersons ? tellsNothing(previous, played.step()) : table.game().isCertain());
      }
      case Event.TakenBack back -> {
        table.match().backTo(back.step());
        note(event, true);
        seatsChanged();
      }
    }
  }

  // The dice of a step depend on the seed alone, so they fall here as they fell there.
  private void replay(Step step) {
    if (!(table.match().play(step.seat(), step.move()) instanceof Answer.Accepted accepted)
        || !accepted.step().equals(step)) {
      throw new IllegalStateException("step " + step.number() + " came out otherwise elsewhere");
    }
  }

  /** Takes back every step after this one. */
  void takeBack(int seat, int step) {
    Event event = new Event.TakenBack(table.position().n() + 1, table.services().now(), seat, step);
    table.services().store().append(table.id(), event, Optional.empty());
    table.match().backTo(step);
    note(event, true);
    seatsChanged();
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
      think(seat);
    } else {
      if (table.seats().at(seat).kind() == SeatKind.BOT) {
        bots.ask(seat);
      }
      startClock(seat);
    }
  }

  private void think(int seat) {
    if (!claim.isOurs()) {
      tryAgain(this::claimAgain);
      return;
    }
    int asked = table.position().n();
    computers.think(
        table.seats(), table.position(), move -> mailbox.accept(() -> decided(asked, seat, move)));
  }

  private void tryAgain(Runnable task) {
    timer = table.services().time().after(RETRY_MS, () -> mailbox.accept(task));
  }

  // Another server thinks for this table; it may have stopped.
  private void claimAgain() {
    claim.doubt();
    advance();
  }

  // Meanwhile its person may have come back, or a move may have been taken back.
  private void decided(int asked, int seat, M move) {
    computers.done();
    try {
      playIfAsked(asked, seat, move);
      advance();
    } catch (Refusal notKept) {
      tryAgain(this::advance);
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
    long left = table.clocks().get().leftMs(seat, table.turnMs());
    timer = table.services().time().after(left, () -> mailbox.accept(() -> runOut(asked, seat)));
    // Somebody has to watch the clock when nobody is there.
    var _ = claim.isOurs();
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
    table.change(table.seats().at(seat).outOfTime(player));
    seatsChanged();
    audience.tellTable();
    audience.tellViews();
    advance();
  }
}
