package plateau.table;

import java.util.Optional;
import plateau.kernel.State;
import plateau.table.kept.SeatKind;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.TableStore;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.order.StandIn;

/** Where people sit down, leave and come back. Belongs to the table's mailbox. */
final class SeatDesk<S extends State<S, M>, M> {

  private static final long AWAY_MS = 60_000;

  private final TableStore store;
  private final TableState<S, M> table;
  private final Audience<S, M> audience;
  private final Deciders<S, M> deciders;

  SeatDesk(Ports ports, TableState<S, M> table, Audience<S, M> audience, Deciders<S, M> deciders) {
    this.store = ports.store();
    this.table = table;
    this.audience = audience;
    this.deciders = deciders;
  }

  /** Somebody sits down on an open seat. */
  void take(StoredSeat seat) {
    StoredSeat now = table.seats().at(seat.seat());
    if (now.kind() != SeatKind.OPEN) {
      throw Refusal.of(Code.SEAT_TAKEN);
    }
    if (now.isKept() && !now.tokenHash().equals(seat.tokenHash())) {
      throw Refusal.of(Code.SEAT_KEPT, "name", table.nameOf(seat.seat()));
    }
    table.change(seat);
    table.leaves(seat.seat());
    changed();
  }

  /** Whoever comes with this token sits down where a seat is kept for it. */
  void takeKept(String token) {
    table.seats().heldWith(token).filter(StoredSeat::isKept).ifPresent(seat -> take(seat.taken()));
  }

  /** A computer player goes on for somebody. */
  void leave(Guest guest, Optional<String> player) {
    StoredSeat seat = table.seats().at(guest.seatOrRefuse());
    if (seat.standIn().isPresent()) {
      throw Refusal.of(Code.AWAY);
    }
    put(seat.withStandIn(Optional.of(standInFor(seat.seat(), player))));
  }

  /** Somebody plays again. */
  void comeBack(Guest guest) {
    StoredSeat seat = table.seats().at(guest.seatOrRefuse());
    if (seat.isOutOfTime()) {
      throw Refusal.of(Code.NO_TIME);
    }
    if (seat.standIn().isEmpty()) {
      throw Refusal.of(Code.NOT_AWAY);
    }
    table.beginTurn();
    put(seat.withStandIn(Optional.empty()));
  }

  /** A computer player takes an open seat, or goes on for somebody who is not there. */
  void replace(Guest guest, int number, Optional<String> player) {
    guest.seatOrRefuse();
    if (number < 0 || number >= table.seats().size()) {
      throw Refusal.of(Code.NO_SUCH_SEAT);
    }
    StoredSeat seat = table.seats().at(number);
    String name = standInFor(number, player);
    if (seat.kind() == SeatKind.OPEN) {
      put(StoredSeat.computer(number, name));
    } else if (isAway(seat)) {
      put(seat.withStandIn(Optional.of(name)));
    } else {
      throw Refusal.of(Code.PRESENT);
    }
  }

  private String standInFor(int seat, Optional<String> player) {
    return StandIn.named(table.position().game(), table.position().match().setup(), seat, player);
  }

  private boolean isAway(StoredSeat seat) {
    return seat.deciding().isEmpty()
        && !audience.present().contains(seat.seat())
        && table.awayMs(seat.seat()) >= AWAY_MS;
  }

  /** Keeps a change of a seat, and lets the match go on with it. */
  void put(StoredSeat seat) {
    table.change(seat);
    changed();
  }

  /** Another server may have changed who sits where. */
  void catchUp() {
    store.table(table.id()).filter(table::take).ifPresent(_ -> changed());
  }

  /** Somebody has come or gone at another server. */
  void othersCame() {
    if (table.status() == Status.WAITING) {
      changed();
    } else {
      audience.tellTable();
    }
  }

  /** Perhaps the match can begin now, perhaps somebody else decides. */
  void changed() {
    if (table.status() == Status.WAITING && isComplete()) {
      table.begin();
    }
    audience.tellTable();
    audience.tellViews();
    deciders.advance();
  }

  private boolean isComplete() {
    return table.seats().all().stream()
        .allMatch(
            seat ->
                switch (seat.kind()) {
                  case OPEN -> false;
                  case PERSON, COMPUTER -> true;
                  case BOT ->
                      seat.standIn().isPresent() || audience.present().contains(seat.seat());
                });
  }
}
