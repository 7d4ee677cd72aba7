package plateau.server.table;

import java.util.function.Consumer;
import plateau.kernel.State;
import plateau.server.table.Refusal.Code;

/** Where moves are taken back: at once by those who play alone, else by consent. */
final class UndoDesk<S extends State<S, M>, M> {

  private static final long PATIENCE_MS = 60_000;

  private final TableState<S, M> table;
  private final Audience<S, M> audience;
  private final Play<S, M> play;
  private final UndoTalk undo;
  private final Consumer<Runnable> mailbox;

  UndoDesk(
      TableState<S, M> table,
      Audience<S, M> audience,
      Play<S, M> play,
      UndoTalk undo,
      Consumer<Runnable> mailbox) {
    this.table = table;
    this.audience = audience;
    this.play = play;
    this.undo = undo;
    this.mailbox = mailbox;
  }

  void ask(Guest guest) {
    int seat = guest.seatOrRefuse();
    if (!table.canUndo(seat)) {
      throw Refusal.of(Code.NO_UNDO);
    }
    int target = table.position().lastDecision(seat).orElseThrow().number() - 1;
    if (undo.open(seat, target, table.seats())) {
      takeBack();
      return;
    }
    tell();
    int asked = undo.number();
    var _ = table.room().time().after(PATIENCE_MS, () -> mailbox.accept(() -> expire(asked)));
  }

  void answer(Guest guest, boolean agree) {
    int seat = guest.seatOrRefuse();
    if (!undo.isOpenFor(seat)) {
      throw Refusal.of(Code.NO_UNDO);
    }
    if (!agree) {
      audience.tell(undo.refusedBy(seat, table.seats())::written);
    } else if (undo.agreedBy(seat)) {
      takeBack();
    } else {
      tell();
    }
  }

  /** Tells somebody who has just come of an open request. */
  void tell(Guest guest) {
    undo.told(table.seats(), table.words(guest.language())).ifPresent(guest::send);
  }

  private void tell() {
    audience.tell(words -> undo.told(table.seats(), words).orElseThrow());
  }

  private void takeBack() {
    UndoTalk.Ended done = undo.done();
    audience.tell(done::written);
    play.takeBack(done.by(), done.target());
  }

  private void expire(int asked) {
    undo.expired(asked).ifPresent(ended -> audience.tell(ended::written));
  }
}
