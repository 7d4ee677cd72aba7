package plateau.table;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;
import plateau.table.kept.Event;
import plateau.table.kept.SeqTaken;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.TableStore;
import plateau.table.message.Messages;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * The match of a table as it goes on: moves are checked, made durable, and then told. Belongs to
 * the table's turn.
 */
final class Play<S extends State<S, M>, M> {

  private final TableStore store;
  private final Timing timing;
  private final Observer observer;
  private final TableState<S, M> table;
  private final Position<S, M> position;
  private final Match<S, M> match;
  private final Game<S, M> game;
  private final Audience<S, M> audience;
  private final UndoTalk undo;

  Play(Ports ports, TableState<S, M> table, Audience<S, M> audience, UndoTalk undo) {
    this.store = ports.store();
    this.timing = ports.timing();
    this.observer = ports.observer();
    this.table = table;
    this.position = table.position();
    this.match = position.match();
    this.game = position.game();
    this.audience = audience;
    this.undo = undo;
  }

  /** A person's move; whether it is new. */
  boolean move(Guest guest, String id, int at, String text) {
    int seat = guest.seatOrRefuse();
    Optional<Integer> before = position.accepted(seat, id);
    if (before.isPresent()) {
      guest.send(Messages.accepted(id, before.get()));
      return false;
    }
    table.checkTurn(seat, at);
    S previous = match.state();
    switch (match.play(seat, text)) {
      case Answer.Accepted accepted -> {
        commit(accepted, id, tellsNothing(previous, accepted.step()), "");
        guest.sendAhead(Messages.accepted(id, position.n()));
        audience.tellViews();
      }
      case Answer.Refused(Message reason, _) -> throw new Refusal(Code.ILLEGAL, reason);
      case Answer.Asks _ -> throw new IllegalStateException("dice of a seed never ask");
    }
    return true;
  }

  /**
   * A move that somebody else than a person has chosen; the reason when it is refused.
   *
   * @param note what a program noted beside it, an object of JSON; empty for nothing
   */
  Optional<Message> playFor(int seat, String text, String note) {
    return switch (match.play(seat, text)) {
      case Answer.Accepted accepted -> {
        commit(accepted, "", game.isCertain(), note);
        audience.tellViews();
        yield Optional.empty();
      }
      case Answer.Refused(Message reason, _) -> Optional.of(reason);
      case Answer.Asks _ -> throw new IllegalStateException("dice of a seed never ask");
    };
  }

  // Only somebody who plays alone ever asks.
  private boolean tellsNothing(S before, Step step) {
    return table.isSolo()
        && step.draws().isEmpty()
        && game.notation()
            .read(step.move())
            .filter(move -> Disclosure.isNone(game, before, match.state(), move))
            .isPresent();
  }

  private void commit(Answer.Accepted accepted, String clientId, boolean isHarmless, String note) {
    Event event = position.event(accepted, clientId, timing.now(), table.turnMs(), note);
    Optional<Result> ending =
        match.isOver() ? Optional.of(match.state().result()) : Optional.empty();
    keep(event, accepted.step(), ending);
    observer.moveAccepted();
    note(event, isHarmless);
    ending.ifPresent(this::end);
  }

  // When somebody was quicker, or the disk is full, memory must not be ahead of what was kept.
  private void keep(Event event, Step step, Optional<Result> ending) {
    try {
      store.append(table.id(), event, ending);
    } catch (SeqTaken overtaken) {
      match.backTo(step.number() - 1);
      throw overtaken;
    } catch (StoreFailure failure) {
      match.backTo(step.number() - 1);
      observer.failed("a move could not be kept", failure);
      throw Refusal.of(Code.STORE_FAILED);
    }
  }

  private void note(Event event, boolean isHarmless) {
    table.note(event, isHarmless);
    undo.endedBy(event, table::nameOf).ifPresent(ended -> audience.tell(ended::written));
  }

  private void end(Result ending) {
    table.end(ending);
    audience.tellTable();
    audience.tellPrograms(ending);
  }

  /** Plays what others have written meanwhile; whether there was anything. */
  boolean catchUp() {
    List<Event> missed = store.eventsBehind(table.id(), position.n());
    if (missed.isEmpty()) {
      return false;
    }
    missed.forEach(this::follow);
    if (match.isOver()) {
      end(match.state().result());
    }
    audience.tellViews();
    return true;
  }

  private void follow(Event event) {
    if (event.seq() != position.n() + 1) {
      throw new IllegalStateException("event " + event.seq() + " is not the next one");
    }
    switch (event) {
      case Event.Played played -> {
        S previous = match.state();
        replay(played.step());
        boolean isPersons = !played.clientId().isEmpty();
        note(event, isPersons ? tellsNothing(previous, played.step()) : game.isCertain());
      }
      case Event.TakenBack back -> {
        match.backTo(back.step());
        note(event, true);
      }
    }
  }

  // The dice of a step depend on the seed alone, so they fall here as they fell there.
  private void replay(Step step) {
    if (!(match.play(step.seat(), step.move()) instanceof Answer.Accepted accepted)
        || !accepted.step().equals(step)) {
      throw new IllegalStateException("step " + step.number() + " came out otherwise elsewhere");
    }
  }

  /** Takes back every step after this one. */
  void takeBack(int seat, int step) {
    Event event = new Event.TakenBack(position.n() + 1, timing.now(), seat, step);
    store.append(table.id(), event, Optional.empty());
    match.backTo(step);
    note(event, true);
    audience.tellViews();
  }
}
