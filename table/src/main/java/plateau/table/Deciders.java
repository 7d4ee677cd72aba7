package plateau.table;

import org.jspecify.annotations.Nullable;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.match.Match;
import plateau.table.kept.SeatKind;
import plateau.table.kept.Status;
import plateau.table.message.Refusal;
import plateau.table.order.StandIn;

/**
 * Asks whoever decides next: computer players think, programs are asked, and the clock of a person
 * runs. Belongs to the table's turn.
 */
final class Deciders<S extends State<S, M>, M> {

  private static final long RETRY_MS = 2_000;

  private final Timing timing;
  private final TableState<S, M> table;
  private final Position<S, M> position;
  private final Match<S, M> match;
  private final Audience<S, M> audience;
  private final Play<S, M> play;
  private final Hints<S, M> hints;
  private final Computers<S, M> computers;
  private final Claim claim;
  // When a clock runs out, or when what could not be done is tried again.
  private Timing.@Nullable Later timer;

  Deciders(
      Ports ports,
      TableState<S, M> table,
      Audience<S, M> audience,
      Play<S, M> play,
      Hints<S, M> hints) {
    this.timing = ports.timing();
    this.table = table;
    this.position = table.position();
    this.match = position.match();
    this.audience = audience;
    this.play = play;
    this.hints = hints;
    this.computers = new Computers<>(ports, table.seats(), position, table.snapshot().seed());
    this.claim = new Claim(ports.peers(), table.id());
  }

  /** Whether it goes on by itself, without anybody at the table. */
  boolean areBusy() {
    return computers.isThinking() || (timer != null && claim.wasOurs());
  }

  /** Others who keep this table alive may be gone, or may believe that we are. */
  void doubt() {
    claim.doubt();
  }

  /** Whatever has happened: asks whoever decides now, unless it is a person. */
  void advance() {
    hints.forgetOld();
    stopTimer();
    if (table.status() == Status.OVER) {
      claim.giveUp();
    }
    if (!table.isPlaying() || computers.isThinking()) {
      return;
    }
    int seat = match.toMove();
    if (table.seats().at(seat).deciding().isPresent()) {
      think(seat);
    } else {
      if (table.seats().at(seat).kind() == SeatKind.BOT) {
        audience.programAt(seat).ifPresent(program -> program.ask(match, position.n()));
      }
      startClock(seat);
    }
  }

  private void think(int seat) {
    if (!claim.isOurs()) {
      tryAgain(this::claimAgain);
      return;
    }
    int asked = position.n();
    computers.think(move -> decided(asked, seat, move));
  }

  private void tryAgain(Runnable task) {
    timer = timing.after(RETRY_MS, task);
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
    if (asked == position.n()
        && table.isPlaying()
        && table.seats().at(seat).deciding().isPresent()) {
      play.playFor(seat, position.game().notation().write(move), "");
    }
  }

  private void startClock(int seat) {
    if (table.clocks().isEmpty()) {
      return;
    }
    int asked = position.n();
    long left = table.clocks().get().leftMs(seat, table.turnMs());
    timer = timing.after(left, () -> runOut(asked, seat));
    // Somebody has to watch the clock when nobody is there.
    var _ = claim.isOurs();
  }

  private void stopTimer() {
    if (timer != null) {
      timer.cancel();
      timer = null;
    }
  }

  private void runOut(int asked, int seat) {
    if (asked != position.n() || table.running() == Seat.OVER) {
      return;
    }
    String player = StandIn.of(position.game(), match.setup(), seat);
    table.change(table.seats().at(seat).outOfTime(player));
    audience.tellTable();
    audience.tellViews();
    advance();
  }
}
