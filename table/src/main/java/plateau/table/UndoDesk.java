package plateau.table;

import plateau.kernel.State;
import plateau.table.kept.TableStore;
import plateau.table.kept.UndoLine;
import plateau.table.kept.UndoLine.Says;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * Where moves are taken back: at once by those who play alone, else by consent. What is said goes
 * through the store, and every server hears it there in the same order. Belongs to the table's
 * mailbox.
 */
final class UndoDesk<S extends State<S, M>, M> {

  private static final long PATIENCE_MS = 60_000;
  private static final int NOTHING_READ = -1;

  private final TableStore store;
  private final Timing timing;
  private final TableState<S, M> table;
  private final Position<S, M> position;
  private final Audience<S, M> audience;
  private final Play<S, M> play;
  private final Deciders<S, M> deciders;
  private final UndoTalk undo;
  private int heard = NOTHING_READ;

  UndoDesk(
      Ports ports,
      TableState<S, M> table,
      Audience<S, M> audience,
      Play<S, M> play,
      Deciders<S, M> deciders,
      UndoTalk undo) {
    this.store = ports.store();
    this.timing = ports.timing();
    this.table = table;
    this.position = table.position();
    this.audience = audience;
    this.play = play;
    this.deciders = deciders;
    this.undo = undo;
  }

  void ask(Guest guest) {
    int seat = guest.seatOrRefuse();
    if (!table.canUndo(seat)) {
      throw Refusal.of(Code.NO_UNDO);
    }
    say(seat, Says.ASKS, position.lastDecision(seat).orElseThrow().number() - 1);
  }

  void answer(Guest guest, boolean agree) {
    int seat = guest.seatOrRefuse();
    if (!undo.isOpenFor(seat)) {
      throw Refusal.of(Code.NO_UNDO);
    }
    say(seat, agree ? Says.AGREES : Says.REFUSES, 0);
  }

  private void say(int seat, Says says, int target) {
    store.addUndo(table.id(), new UndoLine(0, position.n(), seat, says, target, timing.now()));
    catchUp();
  }

  /** Hears what was said here and at other servers. */
  void catchUp() {
    for (UndoLine line : store.undoBehind(table.id(), Math.max(heard, 0))) {
      heard = line.number();
      long left = line.at() + PATIENCE_MS - timing.now();
      if (line.seq() == position.n() && left > 0) {
        hear(line, left);
      }
    }
    heard = Math.max(heard, 0);
  }

  private void hear(UndoLine line, long leftMs) {
    if (line.says() == Says.ASKS) {
      undo.open(line.seat(), line.target(), table.seats());
      int asked = undo.number();
      var _ = timing.after(leftMs, () -> expire(asked));
    } else if (!undo.isOpenFor(line.seat())) {
      return;
    } else if (line.says() == Says.REFUSES) {
      audience.tell(undo.refusedBy(table.nameOf(line.seat()))::written);
      return;
    } else {
      undo.agreedBy(line.seat());
    }
    // Every server that hears the last consent tries; the number of the event settles who does.
    undo.agreed().ifPresentOrElse(this::takeBack, this::tell);
  }

  private void takeBack(int step) {
    play.takeBack(undo.by(), step);
    deciders.advance();
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
