package plateau.server.table;

import java.util.function.Consumer;
import plateau.kernel.State;
import plateau.server.store.UndoLine;
import plateau.server.store.UndoLine.Says;
import plateau.server.table.Refusal.Code;

/**
 * Where moves are taken back: at once by those who play alone, else by consent. What is said goes
 * through the store, and every server hears it there in the same order. Belongs to the table's
 * mailbox.
 */
final class UndoDesk<S extends State<S, M>, M> {

  private static final long PATIENCE_MS = 60_000;
  private static final int NOTHING_READ = -1;

  private final TableState<S, M> table;
  private final Audience<S, M> audience;
  private final Play<S, M> play;
  private final UndoTalk undo;
  private final Consumer<Runnable> mailbox;
  private int heard = NOTHING_READ;

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
    say(seat, Says.ASKS, table.position().lastDecision(seat).orElseThrow().number() - 1);
  }

  void answer(Guest guest, boolean agree) {
    int seat = guest.seatOrRefuse();
    if (!undo.isOpenFor(seat)) {
      throw Refusal.of(Code.NO_UNDO);
    }
    say(seat, agree ? Says.AGREES : Says.REFUSES, 0);
  }

  private void say(int seat, Says says, int target) {
    table
        .services()
        .store()
        .addUndo(
            table.id(),
            new UndoLine(0, table.position().n(), seat, says, target, table.services().now()));
    catchUp();
  }

  /** Hears what was said here and at other servers. */
  void catchUp() {
    for (UndoLine line : table.services().store().undoBehind(table.id(), Math.max(heard, 0))) {
      heard = line.number();
      long left = line.at() + PATIENCE_MS - table.services().now();
      if (line.seq() == table.position().n() && left > 0) {
        hear(line, left);
      }
    }
    heard = Math.max(heard, 0);
  }

  private void hear(UndoLine line, long leftMs) {
    if (line.says() == Says.ASKS) {
      undo.open(line.seat(), line.target(), table.seats());
      int asked = undo.number();
      var _ = table.services().time().after(leftMs, () -> mailbox.accept(() -> expire(asked)));
    } else if (!undo.isOpenFor(line.seat())) {
      return;
    } else if (line.says() == Says.REFUSES) {
      audience.tell(undo.refusedBy(table.nameOf(line.seat()))::written);
      return;
    } else {
      undo.agreedBy(line.seat());
    }
    // Every server that hears the last consent tries; the number of the event settles who does.
    undo.agreed().ifPresentOrElse(step -> play.takeBack(undo.by(), step), this::tell);
  }

  /** Tells somebody who has just come of an open request. */
  void tell(Guest guest) {
    if (heard == NOTHING_READ) {
      catchUp();
    }
    undo.told(table::nameOf, table.words(guest.language())).ifPresent(guest::send);
  }

  private void tell() {
    audience.tell(words -> undo.told(table::nameOf, words).orElseThrow());
  }

  private void expire(int asked) {
    undo.expired(asked).ifPresent(ended -> audience.tell(ended::written));
  }
}
