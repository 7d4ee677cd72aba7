package plateau.panic.rules;

import java.util.Optional;
import plateau.kernel.journal.Journal;
import plateau.panic.station.Placement;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;

/** 8.3, decision 2: where the new room goes. */
final class PlacingRoom {

  private PlacingRoom() {}

  /** Writes the legal placements for decision 2; answers how many. */
  static int placements(PanicState state, long task, int[] into) {
    int card = state.stack.card(Agenda.b(task));
    int from = Agenda.a(task);
    return from == Exploring.ANYWHERE
        ? state.station.placementsAnywhere(card, into)
        : state.station.placements(card, from, into);
  }

  /** Decision 2, then points 5 and 7. */
  static void place(PanicState state, int placement, Journal journal) {
    long task = state.agenda.pop();
    int card = state.stack.take(Agenda.b(task));
    if (journal.isOn()) {
      journal.add(roomLaid(state, task, card, placement));
    }
    state.station.lay(card, placement);
    if (card == Rooms.HIVE) {
      HeatScan.take(state, journal);
    } else if (state.station.isDead()) {
      Endings.deadStation(state, journal);
    }
  }

  private static Happening roomLaid(PanicState state, long task, int card, int placement) {
    Beside beside = beside(state, task, placement).orElseThrow();
    return new Happening.RoomLaid(
        RoomCard.ALL.get(card), Placement.text(placement), beside.side(), beside.card());
  }

  /** The place of decision 2 as people name it. */
  static Optional<Beside> beside(PanicState state, long task, int placement) {
    return Beside.of(state.station, Placement.cell(placement), Agenda.a(task));
  }
}
